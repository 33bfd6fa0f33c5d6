/** What somebody has to train, summed up for the first sight of it. */
import { CARD_KINDS, type CardKind } from './card.ts';
import { retrievability } from './memory.ts';
import { dueCards } from './queue.ts';
import type { TrainingState } from './training.ts';

/** The cards of one kind. */
export interface KindOverview {
  readonly cards: number;
  readonly due: number;
  /** How much of it is remembered today, from 0 to 1; new cards count as unknown. */
  readonly known: number;
  /** The first day after today on which some come back; null where none does. */
  readonly next: number | null;
}

/** Everything at one sight. */
export interface TrainingOverview {
  readonly kinds: Readonly<Record<CardKind, KindOverview>>;
  readonly due: number;
  /** How long today's cards will take, going by this player's times. */
  readonly minutes: number;
}

/** For kinds that were never timed. */
const USUAL_MS: Readonly<Record<CardKind, number>> = {
  mistake: 30_000,
  puzzle: 30_000,
  opening: 30_000,
  ending: 120_000,
};

function medianOf(times: readonly number[]): number | null {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? null;
}

/** What is due, how well it is known, and what it will take. */
export function trainingOverview(training: TrainingState, day: number): TrainingOverview {
  const due = dueCards(training, day);
  const all = [...training.cards.values()];
  const overviewOf = (kind: CardKind): KindOverview => {
    const cards = all.filter(({ card }) => card.kind === kind);
    const recall = cards.map(({ memory, lastDay }) =>
      memory === null || lastDay === null ? 0 : retrievability(memory, Math.max(0, day - lastDay)),
    );
    const coming = cards.flatMap((one) => (one.memory !== null && one.due > day ? [one.due] : []));
    return {
      cards: cards.length,
      due: due.filter(({ card }) => card.kind === kind).length,
      known: cards.length === 0 ? 0 : recall.reduce((sum, one) => sum + one, 0) / cards.length,
      next: coming.length === 0 ? null : Math.min(...coming),
    };
  };
  const kinds = Object.fromEntries(CARD_KINDS.map((kind) => [kind, overviewOf(kind)])) as Record<
    CardKind,
    KindOverview
  >;
  const ms = CARD_KINDS.reduce(
    (sum, kind) => sum + kinds[kind].due * (medianOf(training.times[kind]) ?? USUAL_MS[kind]),
    0,
  );
  return { kinds, due: due.length, minutes: due.length === 0 ? 0 : Math.max(1, Math.round(ms / 60_000)) };
}
