/** The bytes of a text file as text: archives come in every encoding, and most do not say in which. */

/** More than any archive of games has. */
export const MOST_BYTES = 100 * 1024 * 1024;

function marked(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** Text that is no UTF-8 was most likely written on an old Windows machine. Nothing makes it throw. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = marked(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
