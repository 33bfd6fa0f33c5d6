/** What the package needs from its environment. Small and structural, so that a browser, a worker, Node and a test can provide it. */

/** Calls it off; harmless when it is too late. */
export type Cancel = () => void;

/** Time and chance. */
export interface Ports {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls once after this many milliseconds, unless cancelled. */
  after(ms: number, run: () => void): Cancel;
  /** 32 random bits. */
  random(): number;
}

/** One text that outlives the program: where a local game is kept. */
export interface Storage {
  read(): string | null;
  /** Whether it was kept. */
  write(text: string): boolean;
  clear(): void;
}

/** A connection that carries texts. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What a socket tells. */
export interface SocketHandlers {
  opened(): void;
  said(text: string): void;
  /** Closed or never opened; called once at most. */
  closed(): void;
}

/** Opens a socket; it may be used only after `opened`. */
export type OpenSocket = (url: string, handlers: SocketHandlers) => Socket;

/** What is asked over HTTP. */
export interface Request {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** The part of `fetch` that is used. */
export type Fetch = (
  url: string,
  request: Request,
) => Promise<{ readonly status: number; json(): Promise<unknown> }>;
