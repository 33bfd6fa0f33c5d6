/** How `globalThis` turns bytes into text; apart from the ports, so that only those who read files load it. */

interface TextDecoder {
  decode(bytes?: Uint8Array, options?: { readonly stream: boolean }): string;
}

interface ByteStream {
  readonly writable: {
    getWriter(): {
      readonly ready: Promise<unknown>;
      write(bytes: Uint8Array): Promise<void>;
      close(): Promise<void>;
      abort(reason: unknown): Promise<void>;
    };
  };
  readonly readable: {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array }>;
      cancel(): Promise<void>;
    };
  };
}

interface Globals {
  readonly TextDecoder: new (encoding: string, options?: { readonly fatal: boolean }) => TextDecoder;
  readonly DecompressionStream: new (format: 'gzip') => ByteStream;
}

const world = globalThis as unknown as Globals;

/** Bytes to text; a `strict` one throws where they are not in this encoding. */
export const globalDecoder = (encoding: string, strict = false): TextDecoder =>
  new world.TextDecoder(encoding, { fatal: strict });

/** What was packed with gzip; throws where it is damaged. */
export async function* globalGunzip(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new world.DecompressionStream('gzip');
  const writer = writable.getWriter();
  const reader = readable.getReader();
  const feed = async (): Promise<void> => {
    try {
      for await (const piece of pieces) {
        await writer.ready;
        await writer.write(piece);
      }
      await writer.close();
    } catch (error) {
      // The reader gets the error.
      await writer.abort(error).catch(() => undefined);
    }
  };
  const fed = feed();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value!;
    await fed;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
