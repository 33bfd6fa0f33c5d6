/** Who can take part in a match, by the words that name them. */
import { LEVELS, type Player } from '@crownhead/engine';
import { err, isRating, LEAST_RATING, MOST_RATING, ok, type Result, type Strength } from '@crownhead/rules';

export interface PlayerSettings {
  /** Memory of each engine, in megabytes. */
  readonly memory: number;
  /** Threads of each engine. */
  readonly threads: number;
  /** Is its time processor time? */
  readonly cpu: boolean;
}

type Start = (settings: PlayerSettings) => Promise<Player>;

const CONTESTANT_WORDS = `level:1 to level:${LEVELS.length}, rating:${LEAST_RATING} to rating:${MOST_RATING}, engine, engine:typescript, random, rapid-draughts, or “hub:” and a command line`;

const atStrength =
  (strength: Strength): Start =>
  async (settings) =>
    (await import('./engine-player.ts')).enginePlayer(strength, settings);

/** How to start the one meant, each loaded when it is. */
export function findContestant(text: string): Result<Start, string> {
  const level = /^level:(\d{1,2})$/.exec(text);
  if (level) {
    const n = Number(level[1]);
    if (n < 1 || n > LEVELS.length) return err(`There are levels 1 to ${LEVELS.length}.`);
    return ok(atStrength(n));
  }
  const rating = /^rating:(\d{1,5})$/.exec(text);
  if (rating) {
    const n = Number(rating[1]);
    return isRating(n)
      ? ok(atStrength({ rating: n }))
      : err(`There are ratings from ${LEAST_RATING} to ${MOST_RATING}.`);
  }
  if (text === 'engine')
    return ok(async (settings) => (await import('./engine-player.ts')).enginePlayer(null, settings));
  if (text === 'engine:typescript')
    return ok(async (settings) =>
      (await import('./engine-player.ts')).enginePlayer(null, settings, 'typescript'),
    );
  if (text === 'random') return ok(async () => (await import('./random-player.ts')).randomPlayer());
  if (text === 'rapid-draughts')
    return ok(async ({ cpu }) => {
      if (cpu) throw new Error('rapid-draughts cannot count processor time: leave out --cpu.');
      return (await import('./rival-player.ts')).rivalPlayer();
    });
  if (text.startsWith('hub:') && text.slice(4).trim() !== '')
    return ok(async () => (await import('./hub-player.ts')).hubPlayer(text.slice(4)));
  return err(`There is no player called “${text}”; there are ${CONTESTANT_WORDS}.`);
}
