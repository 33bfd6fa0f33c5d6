/** The engine in the panel: how deep it has looked, its lines, and the outcomes to be expected. */
import { evaluationOf, evaluationText, type FoundLine, isProved } from '@crownhead/client/analysis';
import { formatMove, type Game } from '@crownhead/rules';
import type { Rect } from '../term/canvas.ts';
import { PLAIN } from '../term/style.ts';
import type { Sheet } from '../ui/sheet.ts';
import { accent, BOLD, DIM } from '../ui/theme.ts';
import type { AnalysisScreen, OutcomeShares } from './model.ts';

const UNITS = [
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

function compact(n: number): string {
  const [size, unit] = UNITS.find(([least]) => n >= least) ?? [1, ''];
  return `${size === 1 ? n : (n / size).toFixed(1)}${unit}`;
}

function headOf({ lines }: AnalysisScreen): string {
  const { status, found, isThreat, isOn } = lines;
  const what = isThreat ? 'Threat' : 'Engine';
  switch (status) {
    case 'off':
      return isOn ? `${what}: starting` : `${what} off`;
    case 'over':
      return isThreat ? 'No threat here' : 'The game is over here';
    case 'failed':
      return 'The engine has failed';
    case 'searching':
    case 'done':
      return found ? `${what}: depth ${found.depth}, ${compact(found.nodes)}` : `${what}: searching`;
  }
}

/** Returns the row below. */
export function drawLines(sheet: Sheet, screen: AnalysisScreen, { x, y, width }: Rect): number {
  const { lines, shares } = screen;
  const { found, game } = lines;
  sheet.text(x, y, headOf(screen), DIM, width);
  let row = y + 1;
  if (lines.isOn && lines.status !== 'over') {
    for (let i = 0; i < lines.lines; i += 1) {
      const line = found?.lines[i];
      if (line && game) drawLine(sheet, line, game, { x, y: row, width });
      row += 1;
    }
    drawBar(sheet, shares, { x, y: row, width });
    row += 1;
  }
  return row;
}

/** A proved result has its dot and stands out; an estimate has neither. A line that begins in the opening book says so. */
function drawLine(sheet: Sheet, line: FoundLine, game: Game, { x, y, width }: Omit<Rect, 'height'>): void {
  const worth = evaluationOf(line, game.position.turn, game.rules);
  const style = isProved(worth) ? accent(sheet.look, true) : BOLD;
  const end = sheet.text(x, y, evaluationText(worth).padEnd(6), style, width);
  const said = (line.book ?? 0) > 0 ? sheet.text(end + 1, y, 'book', DIM, x + width - end - 1) : end;
  const moves = line.moves.map((move) => formatMove(move)).join(' ');
  sheet.text(said + 1, y, moves, PLAIN, x + width - said - 1);
}

const PARTS = { plain: ['#', '=', '.'], blocks: ['█', '▒', '░'] } as const;

/** Win, draw and loss of the first side: three lengths and three numbers. Where the result is proved there is nothing to expect. */
function drawBar(sheet: Sheet, shares: OutcomeShares | null, { x, y, width }: Omit<Rect, 'height'>): void {
  if (shares === null) return;
  const percent = [shares.win, shares.draw, shares.loss].map((share) => Math.round(share * 100));
  const text = ` ${percent.join('/')}`;
  const room = width - text.length;
  const win = Math.round(shares.win * room);
  const loss = Math.round(shares.loss * room);
  const [full, half, light] = PARTS[sheet.look.ascii ? 'plain' : 'blocks'];
  const bar = full.repeat(win) + half.repeat(Math.max(0, room - win - loss)) + light.repeat(loss);
  const end = sheet.canvas.put(x, y, bar, PLAIN);
  sheet.text(end, y, text, DIM, x + width - end);
}
