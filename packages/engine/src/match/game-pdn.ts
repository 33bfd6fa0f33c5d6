/** A game of a match as PDN, with both engines as players. */
import { writePdn } from '@crownhead/rules';
import { type ByContestant, otherContestant } from './contestant.ts';
import type { Played } from './referee.ts';

/** What the games of a match have in common. */
export interface MatchFacts {
  readonly names: ByContestant<string>;
  /** `2026-01-31`, or whatever day it is. */
  readonly date: string;
  /** How long they might think, in words. */
  readonly time: string;
}

/** A finished game as PDN text. */
export function gamePdn({ scheduled, game, fault }: Played, { names, date, time }: MatchFacts): string {
  const { number, opening, black } = scheduled;
  const pdn = writePdn({
    game,
    facts: { names: { black: names[black], white: names[otherContestant(black)] } },
    tags: [
      { name: 'Event', value: `${names.a} against ${names.b}` },
      { name: 'Date', value: date.replaceAll('-', '.') },
      { name: 'Round', value: `${number}` },
      { name: 'Opening', value: opening.name },
      { name: 'TimeControl', value: time },
    ],
    comments: fault ? [`${names[fault.seat]} ${fault.words}.`] : [],
  });
  return `${pdn}\n`;
}
