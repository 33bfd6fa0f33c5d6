/** The lower bound of the web benchmark: one file of HTML with the same board, where a press moves what was pressed before. */
import { type Piece, pieceAt, START_SETUP, squareAt } from '@crownhead/rules';

const LINE = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const STYLE = `
  body { margin: 0; display: grid; place-items: center; min-height: 100vh; font: 16px system-ui, sans-serif; }
  #board { display: grid; grid-template-columns: repeat(8, 1fr); width: min(90vmin, 600px); aspect-ratio: 1; }
  #board > * { background: #e9dcc3; } #board > [data-square] { background: #6b4a2f; display: grid; }
  i { border-radius: 50%; margin: 12%; background: #b3261e; } i.white { background: #f4efe6; }
  .chosen { outline: 3px solid gold; outline-offset: -3px; }`;

const SCRIPT = `
  let chosen = null;
  document.querySelector('#board').addEventListener('click', (event) => {
    const square = event.target.closest('[data-square]');
    if (!square) return;
    if (chosen && !square.firstChild) square.append(chosen.firstChild);
    chosen?.classList.remove('chosen');
    chosen = square.firstChild && !chosen ? square : null;
    chosen?.classList.add('chosen');
  });`;

const disc = (piece: Piece | null): string => (piece ? `<i class="${piece.side}"></i>` : '');

export function plainPage(): string {
  const cells = LINE.flatMap((row) =>
    LINE.map((column) => {
      const square = squareAt(row, column);
      if (square === null) return '<div></div>';
      return `<div data-square="${square}">${disc(pieceAt(START_SETUP, square))}</div>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A board</title><style>${STYLE}</style><h1>A board</h1><div id="board">${cells.join('')}</div><script>${SCRIPT}</script></html>`;
}
