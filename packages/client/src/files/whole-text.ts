/** A PDN file as one text, up to a limit. */
import { err, ok, type Result } from '@crownhead/rules';
import { type Bytes, decodePdn } from './decode.ts';

/** `damaged`: packed, and cannot be unpacked. */
export type FileFault = 'too-big' | 'damaged';

/** After “it cannot be read: ”. */
export const FILE_FAULT_WORDS: Readonly<Record<FileFault, string>> = {
  'too-big': 'it is too large',
  damaged: 'it is compressed with gzip and damaged',
};

/** The text, where it is not longer than `most` characters. An error of `pieces` themselves is passed on. */
export async function pdnText(pieces: Bytes, most: number): Promise<Result<string, FileFault>> {
  const texts: string[] = [];
  let length = 0;
  let fault: { readonly error: unknown } | null = null;
  async function* watched(): AsyncGenerator<Uint8Array> {
    try {
      yield* pieces;
    } catch (error) {
      fault = { error };
      throw error;
    }
  }
  try {
    for await (const text of decodePdn(watched())) {
      length += text.length;
      if (length > most) return err('too-big');
      texts.push(text);
    }
  } catch {
    if (fault !== null) throw (fault as { readonly error: unknown }).error;
    return err('damaged');
  }
  return ok(texts.join(''));
}
