/** The console server on its own: a core without storage, and the console gateway in front of it. */
import type { OfferedOptions } from '@crownhead/protocol';
import { DEFAULT_CONFIG } from '../config.ts';
import { type CoreDeps, startCore } from '../core.ts';
import { ConsoleGateway } from './gateway.ts';
import type { ConsolePorts } from './options.ts';

export interface ConsoleServerConfig {
  readonly host: string;
  readonly ports: ConsolePorts;
  readonly options: OfferedOptions;
}

export interface RunningConsole {
  stop(): Promise<void>;
}

export async function startConsoleServer(
  { host, ports, options }: ConsoleServerConfig,
  deps: CoreDeps = {},
  onFailure: (error: unknown) => void = (error) => console.error(String(error)),
): Promise<RunningConsole> {
  const config = { ...DEFAULT_CONFIG, host, db: ':memory:', engines: 1 };
  // Nobody can go on on another device here.
  const onLog = () => undefined;
  const core = await startCore(config, deps, { onMoved: () => undefined, onFailure, onLog });
  let gateway: ConsoleGateway;
  try {
    gateway = await ConsoleGateway.open({ core, host, ports, options, reports: null, onFailure });
  } catch (error) {
    await core.stop();
    throw error;
  }
  return {
    async stop() {
      await gateway.drain();
      await gateway.close();
      await core.stop();
    },
  };
}
