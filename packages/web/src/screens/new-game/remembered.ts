/** The form as it was last used, read back from what was kept on this device; whatever cannot be understood is as it is usually. */
import {
  AFTER_OPTIONS,
  DEFAULT_OPTIONS,
  type DrawOptions,
  type HostOptions,
  hostOptionFault,
  LOST_OPTIONS,
  RESIGN_OPTIONS,
  SIDE_CHOICES,
  SIDE_NAMES,
  type SideNames,
  type Start,
  TAKEBACK_OPTIONS,
  type TableOptions,
  TIME_OPTIONS,
  TIMER_KINDS,
  TIMER_TIMES,
  type Timer,
} from '@crownhead/match';
import { DRAW_MODES, forEachRule, isRating, type RuleSet, THREE_MOVE_DECKS } from '@crownhead/rules';
import { COLOURS, DEFAULT_FORM, type GameForm, LEVEL_NUMBERS, MODES } from './game-form.ts';

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const oneOf = <T>(choices: readonly T[], value: unknown, usual: T): T =>
  choices.includes(value as T) ? (value as T) : usual;
const yesNo = (value: unknown, usual: boolean): boolean => (typeof value === 'boolean' ? value : usual);
const whole = (value: unknown, usual: number): number =>
  Number.isSafeInteger(value) ? (value as number) : usual;

const rulesFrom = (found: Fields, usual: RuleSet): RuleSet =>
  forEachRule<RuleSet>((values, option) => oneOf<string>(values, found[option], usual[option]));

function timerFrom(found: Fields): Timer {
  const kind = oneOf(TIMER_KINDS, found.kind, 'none');
  const times = Object.keys(TIMER_TIMES[kind]).map((time) => [time, whole(found[time], 0)]);
  return { kind, ...Object.fromEntries(times) } as Timer;
}

const drawFrom = (found: Fields, usual: DrawOptions): DrawOptions => ({
  agreement: yesNo(found.agreement, usual.agreement),
  rule: oneOf(DRAW_MODES, found.rule, usual.rule),
  proof: oneOf(DRAW_MODES, found.proof, usual.proof),
});

function tableFrom(found: Fields, usual: TableOptions): TableOptions {
  return {
    sideNames: oneOf(Object.keys(SIDE_NAMES) as SideNames[], found.sideNames, usual.sideNames),
    draw: drawFrom(fields(found.draw), usual.draw),
    resign: oneOf(RESIGN_OPTIONS, found.resign, usual.resign),
    timer: timerFrom(fields(found.timer)),
    onTime: oneOf(TIME_OPTIONS, found.onTime, usual.onTime),
    idle: found.idle === null ? null : whole(found.idle, 0) || usual.idle,
    showPile: yesNo(found.showPile, usual.showPile),
    onLost: oneOf(LOST_OPTIONS, found.onLost, usual.onLost),
    grace: whole(found.grace, usual.grace),
    after: oneOf(AFTER_OPTIONS, found.after, usual.after),
    takebacks: oneOf(TAKEBACK_OPTIONS, found.takebacks, usual.takebacks),
    hints: yesNo(found.hints, usual.hints),
    ...(found.askReady === true && { askReady: true }),
  };
}

/** A position was for that one game; a ballot is a habit. A draft keeps both. */
function startFrom(found: Fields, isDraft: boolean): Start {
  if (isDraft && found.kind === 'position' && typeof found.fen === 'string')
    return { kind: 'position', fen: found.fen, force: found.force === true };
  const number = Number.isSafeInteger(found.number) ? (found.number as number) : null;
  if (found.kind === 'eleven-man') return { kind: 'eleven-man', number };
  if (found.kind === 'three-move')
    return { kind: 'three-move', deck: oneOf(THREE_MOVE_DECKS, found.deck, THREE_MOVE_DECKS[0]), number };
  return { kind: 'standard' };
}

function optionsFrom(found: Fields, isDraft: boolean): HostOptions {
  const options: HostOptions = {
    ...DEFAULT_OPTIONS,
    sides: oneOf(SIDE_CHOICES, found.sides, DEFAULT_OPTIONS.sides),
    private: isDraft && yesNo(found.private, DEFAULT_OPTIONS.private),
    spectators: yesNo(found.spectators, DEFAULT_OPTIONS.spectators),
    chat: yesNo(found.chat, DEFAULT_OPTIONS.chat),
    rules: rulesFrom(fields(found.rules), DEFAULT_OPTIONS.rules),
    table: tableFrom(fields(found.table), DEFAULT_OPTIONS.table),
    start: startFrom(fields(found.start), isDraft),
  };
  return hostOptionFault(options) === null ? options : DEFAULT_OPTIONS;
}

const nameFrom = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 24) : '');

const ratingFrom = (value: unknown): number | null =>
  typeof value === 'number' && isRating(value) ? value : null;

function parse(text: string | null, isDraft: boolean): GameForm {
  let found: Fields;
  try {
    found = fields(JSON.parse(text ?? '{}'));
  } catch {
    return DEFAULT_FORM;
  }
  const names = fields(found.names);
  const levels = fields(found.levels);
  const ratings = fields(found.ratings);
  return {
    mode: oneOf(MODES, found.mode, DEFAULT_FORM.mode),
    names: [nameFrom(names[0]), nameFrom(names[1])],
    levels: [
      oneOf(LEVEL_NUMBERS, levels[0], DEFAULT_FORM.levels[0]),
      oneOf(LEVEL_NUMBERS, levels[1], DEFAULT_FORM.levels[1]),
    ],
    ratings: [ratingFrom(ratings[0]), ratingFrom(ratings[1])],
    colour: oneOf(COLOURS, found.colour, DEFAULT_FORM.colour),
    options: optionsFrom(fields(found.options), isDraft),
  };
}

export const parseForm = (text: string | null): GameForm => parse(text, false);

/** A form that somebody is still filling in: its position and its access options stay as they are. */
export const parseDraft = (text: string | null): GameForm => parse(text, true);
