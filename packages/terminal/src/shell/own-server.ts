/** A server in this program, for a table that others come to: the program that wires everything can open one. */
import type { Result } from '@crownhead/rules';

export interface OwnServer {
  /** Where this program reaches it. */
  readonly origin: string;
  /** Where others reach it, as they would type it. */
  readonly addresses: readonly string[];
  /** What has to be said about who can reach it; null where there is nothing. */
  readonly note: string | null;
  /** Ends it for everybody. Harmless when it has ended. */
  stop(): Promise<void>;
}

export interface ServerRequest {
  /** 0 for any free one. */
  readonly port: number;
  readonly scope: 'network' | 'machine';
}

/** The server, or a sentence that says why there is none. */
export type OpenServer = (command: ServerRequest) => Promise<Result<OwnServer, string>>;
