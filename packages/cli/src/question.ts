/** Reads what the commands are asked about: a position and the rules it is played under. */
import {
  describeFenError,
  no,
  ok,
  type Position,
  parseFen,
  parseRules,
  quotable,
  type Result,
  type RuleSet,
  START_WORDS,
  standardStart,
  toPosition,
} from '@crownhead/rules';

/** A "no" as programs read it (`error`) and as people do (`message`). */
export interface Failure {
  readonly error: string;
  readonly message: string;
}

export function readRules(text = 'official'): Result<RuleSet, Failure> {
  const rules = parseRules(text);
  if (rules.ok) return rules;
  const { code, word } = rules.error;
  const message = `There are no rules called “${quotable(word)}”: “crownhead rules” lists what there is.`;
  return no({ error: code, message });
}

/**
 * No text at all is the start of a game. An open side to move (`?`) is the one the rules send first, except where who is to
 * move must be said, because it decides the answer.
 */
export function readPosition(
  text: string | undefined,
  rules: RuleSet,
  turn: 'open' | 'said' = 'open',
): Result<Position, Failure> {
  if (text === undefined) return ok(standardStart(rules));
  const setup = parseFen(text);
  if (!setup.ok) {
    const { error } = setup;
    return no({ error: error.code, message: describeFenError({ ...error, token: quotable(error.token) }) });
  }
  const first = turn === 'open' ? standardStart(rules).turn : null;
  const position = toPosition({ ...setup.value, turn: setup.value.turn ?? first });
  return position.ok ? position : no({ error: position.error, message: START_WORDS[position.error] });
}
