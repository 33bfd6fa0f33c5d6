/** Who moves first: a position says it itself, everything else is up to the rules (R8). */
import type { HostOptions } from '@crownhead/match';
import { parseFen, type RuleSet } from '@crownhead/rules';

export function firstToMove({ start, rules }: Pick<HostOptions, 'start' | 'rules'>): RuleSet['first'] {
  if (start.kind !== 'position' && start.kind !== 'resume') return rules.first;
  const setup = parseFen(start.fen);
  return (setup.ok ? setup.value.turn : null) ?? rules.first;
}
