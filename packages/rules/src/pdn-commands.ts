/** The `[%…]` commands in comments: the clock, circles and arrows, evaluations; all others are kept as they are. */
import { EMPTY_NOTE, type Evaluation, type Note, SHAPE_COLORS, type Shape, sameShape } from './note.ts';
import { formatClock, parseClock } from './pdn-clock.ts';
import { isSquare, type Square } from './square.ts';

/** What commands can say of a move. */
type Said = Pick<Note, 'clock' | 'shapes' | 'evaluation' | 'commands'>;

const COMMAND = /\[%[^[\]]*\]/g;
const PARTS = /^\[%\s*(\w+)\s+([^[\]]*?)\s*\]$/;

/** Nobody nests commands; text that does so without end is done with quickly. */
const MOST_NESTED = 10;
/** More of them are written as several commands, so that no word is wider than a line. */
const MOST_SHAPES_IN_A_ROW = 10;

const COLOR_OF = new Map(SHAPE_COLORS.map((color) => [color[0]!.toUpperCase(), color]));

function parseSquare(text: string): Square | null {
  const n = Number(text);
  return isSquare(n) ? n : null;
}

function parseShape(text: string): Shape | null {
  const match = /^([RGYB])(\d{1,2})(?:-(\d{1,2}))?$/i.exec(text.trim());
  const color = match && COLOR_OF.get(match[1]!.toUpperCase());
  const from = match && parseSquare(match[2]!);
  if (!color || from === null) return null;
  if (match[3] === undefined) return { kind: 'circle', color, square: from };
  const to = parseSquare(match[3]);
  return to === null || to === from ? null : { kind: 'arrow', color, from, to };
}

/** Every shape of a list, all of one kind; null as soon as one cannot be read. */
function parseShapes(text: string, kind: Shape['kind']): readonly Shape[] | null {
  const shapes = text.split(',').map(parseShape);
  return shapes.every((shape): shape is Shape => shape?.kind === kind) ? shapes : null;
}

const formatShape = (shape: Shape): string =>
  shape.color[0]!.toUpperCase() + (shape.kind === 'circle' ? `${shape.square}` : `${shape.from}-${shape.to}`);

const PROVED = { W: 'win', L: 'loss' } as const;

/** `0.35`, `W23`, `L`, `D`. */
export function parseEvaluation(text: string): Evaluation | null {
  if (/^[+-]?\d{1,4}(?:\.\d{1,6})?$/.test(text)) return { kind: 'estimate', men: Number(text) + 0 };
  const match = /^(?:D|([WL])(\d{1,4})?)$/i.exec(text);
  if (!match) return null;
  const letter = match[1]?.toUpperCase();
  if (letter !== 'W' && letter !== 'L') return { kind: 'draw' };
  return { kind: PROVED[letter], plies: match[2] === undefined ? null : Number(match[2]) };
}

/** The text that `parseEvaluation` reads, with hundredths of a man at least. */
export function formatEvaluation(evaluation: Evaluation): string {
  switch (evaluation.kind) {
    case 'estimate': {
      const rounded = evaluation.men.toFixed(2);
      return Number(rounded) === evaluation.men ? rounded : `${Number(evaluation.men.toFixed(6))}`;
    }
    case 'win':
      return `W${evaluation.plies ?? ''}`;
    case 'loss':
      return `L${evaluation.plies ?? ''}`;
    case 'draw':
      return 'D';
  }
}

/** What is known with one command more; the first clock and the first evaluation count. */
function withCommand(said: Said, command: string): Said {
  const [, name = '', value = ''] = PARTS.exec(command) ?? [];
  const unknown = { ...said, commands: [...said.commands, command] };
  switch (name.toLowerCase()) {
    case 'clk': {
      const clock = said.clock === null ? parseClock(value) : null;
      // A time that would not be written as it was read is left as it is.
      return clock === null || parseClock(formatClock(clock)) !== clock ? unknown : { ...said, clock };
    }
    case 'eval': {
      const evaluation = said.evaluation === null ? parseEvaluation(value) : null;
      return evaluation === null ? unknown : { ...said, evaluation };
    }
    case 'csl':
    case 'cal': {
      const shapes = parseShapes(value, name.toLowerCase() === 'csl' ? 'circle' : 'arrow');
      return shapes === null ? unknown : { ...said, shapes: [...said.shapes, ...shapes] };
    }
    default:
      return unknown;
  }
}

/** Circles first, each shape once. */
const inOrder = (shapes: readonly Shape[]): readonly Shape[] => {
  const once = shapes.filter((shape, i) => shapes.findIndex((other) => sameShape(other, shape)) === i);
  const of = (kind: Shape['kind']): Shape[] => once.filter((shape) => shape.kind === kind);
  return [...of('circle'), ...of('arrow')];
};

/** The comments without commands, and what these say besides what is known already. */
export function readCommands(
  comments: readonly string[],
  known: Said = EMPTY_NOTE,
): Said & Pick<Note, 'comments'> {
  let said = known;
  const texts: string[] = [];
  for (const comment of comments) {
    let text = comment;
    // What is left can make another command: `[%a [%b] c]`.
    for (let pass = 0; pass < MOST_NESTED; pass += 1) {
      const found = text.match(COMMAND);
      if (found === null) break;
      for (const command of found) said = withCommand(said, command.replace(/\s+/g, ' '));
      text = text.replace(COMMAND, ' ').replace(/\s+/g, ' ').trim();
    }
    if (text !== '') texts.push(text);
  }
  const { clock, evaluation, commands } = said;
  return { comments: texts, clock, shapes: inOrder(said.shapes), evaluation, commands };
}

/** Every command of a note, those that are understood first. */
export function formatCommands({ clock, shapes, evaluation, commands }: Said): readonly string[] {
  const list = (name: string, kind: Shape['kind']): string[] => {
    const ofKind = shapes.filter((shape) => shape.kind === kind).map(formatShape);
    const rows = Math.ceil(ofKind.length / MOST_SHAPES_IN_A_ROW);
    return Array.from({ length: rows }, (_, i) => {
      const row = ofKind.slice(i * MOST_SHAPES_IN_A_ROW, (i + 1) * MOST_SHAPES_IN_A_ROW);
      return `[%${name} ${row.join(',')}]`;
    });
  };
  return [
    ...(clock === null ? [] : [`[%clk ${formatClock(clock)}]`]),
    ...(evaluation === null ? [] : [`[%eval ${formatEvaluation(evaluation)}]`]),
    ...list('csl', 'circle'),
    ...list('cal', 'arrow'),
    ...commands,
  ];
}
