/** What a host may choose, as schemas. Numbers out of bounds are for the table to refuse, with its own reasons. */
import {
  AFTER_OPTIONS,
  type HostOptions,
  LOST_OPTIONS,
  RESIGN_OPTIONS,
  SIDE_CHOICES,
  SIDE_NAMES,
  type SideNames,
  type Start,
  TAKEBACK_OPTIONS,
  type TableOptions,
  TIME_OPTIONS,
  type Timer,
} from '@crownhead/match';
import {
  DRAW_MODES,
  forEachRule,
  isSquare,
  type Move,
  PASS_REASONS,
  type PlyAction,
  type RULE_OPTIONS,
  type RuleOption,
  type RuleSet,
  type Square,
  THREE_MOVE_DECKS,
} from '@crownhead/rules';
import * as v from 'valibot';
import { exactly, type Schema } from './exact.ts';

/** Milliseconds and counters: finite whole numbers. */
export const wholeSchema = v.pipe(v.number(), v.safeInteger());
/** A position as text, of any content: what it means is for the table to say. */
export const fenSchema = v.pipe(v.string(), v.maxLength(300));
/** The longest game ever resumed; far more than any real one. */
const LONGEST_HISTORY = 1000;
/** A jump of one turn can be long where pieces leave at its end. */
const LONGEST_PATH = 40;

/** A square by its number. */
export const squareSchema: Schema<Square> = v.custom<Square>(
  (value) => typeof value === 'number' && isSquare(value),
  'A square has a number from 1 to 32.',
);

type PicklistOf<K extends RuleOption> = v.PicklistSchema<(typeof RULE_OPTIONS)[K], undefined>;

/** Every option with its values, from the one list of them. */
export const ruleSetSchema: Schema<RuleSet> = exactly<RuleSet>()(
  v.object(forEachRule<{ [K in RuleOption]: PicklistOf<K> }>((values) => v.picklist(values))),
);

const timerSchema = exactly<Timer>()(
  v.variant('kind', [
    v.object({ kind: v.literal('none') }),
    v.object({ kind: v.literal('move'), limit: wholeSchema, warning: wholeSchema }),
    v.object({ kind: v.literal('clock'), base: wholeSchema, increment: wholeSchema, delay: wholeSchema }),
  ]),
);

/** How a table is run. */
export const tableOptionsSchema: Schema<TableOptions> = exactly<TableOptions>()(
  v.object({
    sideNames: v.picklist(Object.keys(SIDE_NAMES) as SideNames[]),
    draw: v.object({ agreement: v.boolean(), rule: v.picklist(DRAW_MODES), proof: v.picklist(DRAW_MODES) }),
    resign: v.picklist(RESIGN_OPTIONS),
    timer: timerSchema,
    onTime: v.picklist(TIME_OPTIONS),
    idle: v.nullable(wholeSchema),
    showPile: v.boolean(),
    onLost: v.picklist(LOST_OPTIONS),
    grace: wholeSchema,
    after: v.picklist(AFTER_OPTIONS),
    // Clients from before these were table options leave them out.
    takebacks: v.optional(v.picklist(TAKEBACK_OPTIONS), 'asked'),
    hints: v.optional(v.boolean(), true),
    askReady: v.exactOptional(v.boolean()),
  }),
);

const pathSchema = v.pipe(v.array(squareSchema), v.minLength(1), v.maxLength(LONGEST_PATH));

const moveSchema = exactly<Move>()(
  v.object({
    from: squareSchema,
    path: pathSchema,
    captured: v.pipe(v.array(squareSchema), v.maxLength(24)),
    crowned: v.boolean(),
  }),
);

const plyActionSchema = exactly<PlyAction>()(
  v.variant('kind', [
    v.object({ kind: v.literal('move'), move: moveSchema }),
    v.object({ kind: v.literal('pass'), reason: v.picklist(PASS_REASONS) }),
  ]),
);

const startSchema = exactly<Start>()(
  v.variant('kind', [
    v.object({ kind: v.literal('standard') }),
    v.object({
      kind: v.literal('three-move'),
      deck: v.picklist(THREE_MOVE_DECKS),
      number: v.nullable(wholeSchema),
    }),
    v.object({ kind: v.literal('eleven-man'), number: v.nullable(wholeSchema) }),
    v.object({ kind: v.literal('position'), fen: fenSchema, force: v.boolean() }),
    v.object({
      kind: v.literal('resume'),
      fen: fenSchema,
      history: v.pipe(v.array(plyActionSchema), v.maxLength(LONGEST_HISTORY)),
      clocks: v.nullable(v.object({ black: wholeSchema, white: wholeSchema })),
      turnTime: v.exactOptional(v.nullable(v.object({ used: wholeSchema, warned: v.boolean() }))),
    }),
  ]),
);

/** Unknown keys are dropped here, so that none gets into the log. */
const entries = {
  rules: ruleSetSchema,
  table: tableOptionsSchema,
  sides: v.picklist(SIDE_CHOICES),
  start: startSchema,
  private: v.boolean(),
  spectators: v.boolean(),
  chat: v.boolean(),
} as const;

/** Over the network nobody shares a device, so that is not for the client to say. */
export type OfferedOptions = Omit<HostOptions, 'shared'>;
/** Everything that a host chooses. */
export const hostOptionsSchema: Schema<OfferedOptions> = exactly<OfferedOptions>()(v.object(entries));

type Optional = { [K in keyof typeof entries]: v.ExactOptionalSchema<(typeof entries)[K], undefined> };
/** What a host changes; the rest stays as it is. */
export const changedOptionsSchema: Schema<Partial<OfferedOptions>> = exactly<Partial<OfferedOptions>>()(
  v.object(
    Object.fromEntries(
      Object.entries(entries).map(([key, schema]) => [key, v.exactOptional(schema)]),
    ) as Optional,
  ),
);

/** Start and landing squares of a move. */
export const attemptSchema = v.pipe(v.array(squareSchema), v.minLength(1), v.maxLength(LONGEST_PATH + 1));
