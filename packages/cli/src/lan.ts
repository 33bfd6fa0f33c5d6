/** What a server says about who can reach it, and how to change that. */
import { DEFAULT_CONFIG, type Reach, type ServerConfig } from '@crownhead/server';

/** By the name of the npm script that started us, where one did. */
const STARTED_BY: Readonly<Record<string, string>> = {
  crownhead: 'npm start --',
  npx: 'npx crownhead serve',
};

/** The command that starts this server for the whole network, as it would be typed here. */
export function lanCommand(
  { port }: Pick<ServerConfig, 'port'>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const start = STARTED_BY[environment.npm_lifecycle_event ?? ''] ?? 'crownhead serve';
  return `${start} --lan${port === DEFAULT_CONFIG.port || port === 0 ? '' : ` --port ${port}`}`;
}

/** Below the address for this machine. */
export function reachLines({ scope, addresses }: Reach, command: string): readonly string[] {
  switch (scope) {
    case 'network':
      return ['Other devices on your network open', ...addresses.map((address) => `  http://${address}`)];
    case 'machine':
      return [`Only this computer can open it. For other devices on your network: ${command}`];
    case 'no-network':
      return ['This computer is not connected to a network: nobody else can open it for now.'];
  }
}
