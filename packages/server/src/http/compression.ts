/** Which of the compressed copies that the build wrote beside a file is sent to which client. */

/** The best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** How the name of such a copy ends. */
export const ENDING: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** The best of these encodings that a client accepts; `q=0` means that it does not. */
export function chooseEncoding(
  accepted: string | string[] | undefined,
  there: readonly Encoding[],
): Encoding | null {
  const offers = [accepted ?? ''].flat().join(',').toLowerCase().split(',');
  const able = offers
    .filter((offer) => !/;\s*q=0(?:\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';')[0]!.trim());
  return there.find((encoding) => able.includes(encoding)) ?? null;
}
