/** A server in this program, for `crownhead host` and for the menu of the app. */
import { existsSync } from 'node:fs';
import { err, ok, type Result } from '@crownhead/rules';
import {
  type ConfigText,
  type Reach,
  type RunningServer,
  readConfig,
  type ServerConfig,
  startServer,
} from '@crownhead/server';
import type { OpenServer, OwnServer } from '@crownhead/terminal';
import { WEB_ROOT } from '@crownhead/web';
import { startFault } from '../start-fault.ts';

/** Open to the local network, nothing is stored, and a log would spoil the screen. */
export const OWN_CONFIG: ConfigText = { host: '0.0.0.0', db: ':memory:', logLevel: 'silent' };

export interface OpenedServer {
  readonly server: RunningServer;
  /** It has the web app, for those who come with a browser. */
  readonly hasWeb: boolean;
}

/** Fails with a sentence where it cannot be opened; `otherPort` says how another port is chosen. */
export async function openServer(
  config: ServerConfig,
  otherPort: string,
): Promise<Result<OpenedServer, string>> {
  const hasWeb = existsSync(WEB_ROOT);
  try {
    return ok({ server: await startServer(config, hasWeb ? { webRoot: WEB_ROOT } : {}), hasWeb });
  } catch (error) {
    const { host, port } = config;
    const sentence = startFault(error, { host, port, otherPort: () => otherPort });
    if (sentence === null) throw error;
    return err(sentence);
  }
}

const NOTES: Readonly<Record<Reach['scope'], string | null>> = {
  network: null,
  machine: 'Only this computer can reach it.',
  'no-network': 'This computer is not connected to a network: nobody else can reach it for now.',
};

/** As the app needs it. */
export const ownServer = ({ server, hasWeb }: OpenedServer): OwnServer => {
  const browser = hasWeb ? 'The same address works in a browser.' : null;
  const note = [NOTES[server.reach.scope], browser].filter((said) => said !== null).join(' ');
  return {
    origin: server.url,
    addresses: server.reach.addresses,
    note: note === '' ? null : note,
    stop: () => server.stop('ended'),
  };
};

/** For the menu of the app. */
export const openServerFor: OpenServer = async ({ port, scope }) => {
  const host = scope === 'machine' ? { host: '127.0.0.1' } : {};
  const config = readConfig({ ...OWN_CONFIG, ...host, port: `${port}` }, {});
  if (!config.ok) return config;
  const opened = await openServer(config.value, 'another number, or 0 for any free one');
  return opened.ok ? ok(ownServer(opened.value)) : opened;
};
