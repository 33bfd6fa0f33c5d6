/** The board as it is painted: colours of squares and pieces, read back from a screenshot by the browser itself. */
import type { Locator, Page } from 'playwright-core';

/** What is painted somewhere, by its colour alone. */
export type Seen = 'light' | 'dark' | 'black' | 'white';
type Palette = Readonly<Record<Seen, string>>;

/** Eight rows, as they are seen. */
export interface BoardSeen {
  /** In a corner of each square, where no piece reaches. */
  readonly ground: readonly (readonly Seen[])[];
  /** Around the middle of each square: what most points of it say. */
  readonly face: readonly (readonly Seen[])[];
}

/** The colours of the theme in force. */
const palette = (board: Locator): Promise<Palette> =>
  board.evaluate((element) => {
    const style = getComputedStyle(element);
    const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
    return {
      light: colour('square-light'),
      dark: colour('square-dark'),
      black: colour('black-face'),
      white: colour('white-face'),
    };
  });

/** The colours of a board with the pieces of a palette, whatever is chosen now. */
export const coloursOf = (page: Page, theme: string, sides: string): Promise<Palette> =>
  page.evaluate(
    ([theme, sides]) => {
      const part = document.createElement('div');
      Object.assign(part.dataset, { board: theme, sides });
      document.body.append(part);
      const style = getComputedStyle(part);
      const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
      const found = {
        light: colour('square-light'),
        dark: colour('square-dark'),
        black: colour('black-face'),
        white: colour('white-face'),
      };
      part.remove();
      return found;
    },
    [theme, sides] as const,
  );

/** Part of a square from its upper left. The face points lie between the grooves of a disc and beside a crown. */
const CORNER = [0.06, 0.94] as const;
const FACE = [
  [0.5, 0.73],
  [0.27, 0.5],
  [0.73, 0.5],
  [0.32, 0.64],
  [0.68, 0.64],
] as const;

export async function look(page: Page, board: Locator): Promise<BoardSeen> {
  const base64 = (await board.screenshot()).toString('base64');
  const colours = await palette(board);
  return page.evaluate(
    async ([picture64, names, corner, points]) => {
      const bytes = Uint8Array.from(atob(picture64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const paint = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
      paint.drawImage(picture, 0, 0);
      const cell = picture.width / 8;
      const rgb = (colour: string): number[] => {
        // However it is written, it comes back in six digits.
        paint.fillStyle = colour;
        return [1, 3, 5].map((digit) => Number.parseInt(String(paint.fillStyle).slice(digit, digit + 2), 16));
      };
      const at = (row: number, column: number, [x, y]: readonly [number, number]): number[] => {
        const place = [Math.floor((column + x) * cell), Math.floor((row + y) * cell)] as const;
        return [...paint.getImageData(...place, 1, 1).data.slice(0, 3)];
      };
      const far = (one: number[], other: number[]): number =>
        one.reduce((sum, part, i) => sum + (part - other[i]!) ** 2, 0);
      const nearest = (found: number[], [one, other]: readonly [Seen, Seen]): Seen =>
        far(found, rgb(names[one])) <= far(found, rgb(names[other])) ? one : other;
      const most = (votes: Seen[]): Seen => {
        const count = (name: Seen): number => votes.filter((vote) => vote === name).length;
        return [...votes].sort((one, other) => count(other) - count(one))[0]!;
      };
      const rows = (read: (row: number, column: number) => Seen): Seen[][] =>
        Array.from({ length: 8 }, (_, row) => Array.from({ length: 8 }, (_, column) => read(row, column)));
      const same = 500;
      const ground = rows((row, column) => nearest(at(row, column, corner), ['light', 'dark']));
      const face = rows((row, column) => {
        const under = at(row, column, corner);
        const seen = (found: number[]): Seen =>
          far(found, under) < same ? ground[row]![column]! : nearest(found, ['black', 'white']);
        return most(points.map((point) => seen(at(row, column, point))));
      });
      return { ground, face };
    },
    [base64, colours, CORNER, FACE] as const,
  );
}

/** How many parts in a thousand of two pictures are clearly different; all of them where the sizes are. */
export async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const paint = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
          paint.drawImage(picture, 0, 0);
          return paint.getImageData(0, 0, picture.width, picture.height);
        }),
      );
      if (!first || !second || first.width !== second.width || first.height !== second.height) return 1000;
      const clear = 48;
      const points = first.width * first.height;
      const differs = (point: number): boolean =>
        [0, 1, 2].some(
          (part) => Math.abs(first.data[point * 4 + part]! - second.data[point * 4 + part]!) > clear,
        );
      return (Array.from({ length: points }, (_, point) => point).filter(differs).length * 1000) / points;
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
