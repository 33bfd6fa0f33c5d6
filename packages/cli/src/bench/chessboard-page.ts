/** The peer of the web benchmark: the same 24 men on a board of the npm package `cm-chessboard`, built with our own tool. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FILES, fromCoordinate, pieceAt, RANKS, START_SETUP } from '@crownhead/rules';

const require = createRequire(import.meta.url);

interface Vite {
  build(options: object): Promise<unknown>;
}

/** Two men for its board, in the form its sprites have. */
const SPRITE = `<svg xmlns="http://www.w3.org/2000/svg">
<g id="wp"><circle cx="20" cy="20" r="15" fill="#f4efe6" stroke="#333"/></g>
<g id="bp"><circle cx="20" cy="20" r="15" fill="#b3261e" stroke="#333"/></g>
</svg>`;

/** Rows of a chess position from the top, with pawns for men. */
function pawns(): string {
  const rows = RANKS.toReversed().map((rank) =>
    FILES.map((file) => {
      const square = fromCoordinate(`${file}${rank}`);
      const piece = square === null ? null : pieceAt(START_SETUP, square);
      return piece === null ? '1' : piece.side === 'white' ? 'P' : 'p';
    })
      .join('')
      .replace(/1+/g, (empty) => String(empty.length)),
  );
  return rows.join('/');
}

const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A board</title><style>body { margin: 0 } #board { width: min(90vmin, 600px); margin: 5vh auto }</style>
<h1>A board</h1><div id="board"></div><script type="module" src="./main.js"></script></html>`;

const script = (home: string): string => `
import ${JSON.stringify(join(home, 'assets/chessboard.css'))};
import { Chessboard } from ${JSON.stringify(join(home, 'src/Chessboard.js'))};
const board = new Chessboard(document.querySelector('#board'), {
  position: ${JSON.stringify(pawns())},
  assetsUrl: './',
  style: { pieces: { file: 'men.svg' }, animationDuration: 0 },
});
board.enableMoveInput(() => true);
`;

/** Builds it into a folder below this one; null where the package or the tool is not installed. */
export async function buildChessboardPage(folder: string): Promise<string | null> {
  let home: string;
  let vite: Vite;
  try {
    home = dirname(require.resolve('cm-chessboard/package.json'));
    vite = require('vite');
  } catch {
    return null;
  }
  const root = join(folder, 'chessboard');
  mkdirSync(join(root, 'public'), { recursive: true });
  writeFileSync(join(root, 'public/men.svg'), SPRITE);
  writeFileSync(join(root, 'index.html'), HTML);
  writeFileSync(join(root, 'main.js'), script(home));
  await vite.build({ root, base: './', configFile: false, logLevel: 'silent' });
  return join(root, 'dist');
}
