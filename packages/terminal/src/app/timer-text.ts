/** Time limits as people write them: `none`, `5+3`, `60 s`, `60 s, then 30 s`. */
import { moveLimit, moveTiming, type TableOptions, warns } from '@crownhead/match';
import { err, ok, type Result } from '@crownhead/rules';

export const TIMER_HELP =
  'Empty: set by the rules. none: no clock. 5+3: five minutes each plus three seconds per move. 60 s: per move. 60 s, 30 s: with a warning time.';
export const WARNING_HELP =
  'For a limit per move: extra seconds after a warning. Empty: set by the rules. none: no warning.';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const CLOCK = /^(\d+(?:\.\d+)?)\s*(?:min(?:utes)?)?(?:\s*\+\s*(\d+(?:\.\d+)?))?$/i;
const MOVE = /^(\d+)\s*s(?:ec(?:onds)?)?(?:[\s,/]*(?:then)?\s*(\d+)\s*s(?:ec(?:onds)?)?)?$/i;

const WARNING = /^(?:(\d+)(?:\s*s(?:ec(?:onds)?)?)?|none|no|off|-)$/i;

const ms = (text: string, unit: number): number => Math.round(Number(text) * unit);

/** As `readTiming` reads it. */
export function timingText({ timer, onTime }: Timing): string {
  switch (timer.kind) {
    case 'none':
      return 'none';
    case 'move': {
      const warned = warns(onTime) ? `, ${timer.warning / SECOND} s` : '';
      return `${timer.limit / SECOND} s${warned}`;
    }
    case 'clock': {
      const added = timer.increment === 0 ? '' : `+${timer.increment / SECOND}`;
      return `${timer.base / MINUTE}${added}`;
    }
    default:
      return timer satisfies never;
  }
}

type Timing = Pick<TableOptions, 'timer' | 'onTime'>;

function readClock(text: string, { timer, onTime }: Timing): Result<Timing, string> {
  const said = text.trim();
  if (said === '') return ok({ timer, onTime });
  if (/^(none|no|off|-)$/i.test(said)) return ok({ timer: { kind: 'none' }, onTime });
  const move = MOVE.exec(said);
  if (move) {
    const limit = ms(move[1]!, SECOND);
    if (move[2] !== undefined) return ok(moveTiming({ timer, onTime }, limit, ms(move[2], SECOND)));
    return ok({
      timer: { kind: 'move', limit, warning: moveLimit(timer)?.warning ?? MINUTE },
      onTime,
    });
  }
  const clock = CLOCK.exec(said);
  if (!clock) return err('A clock looks like 5+3, a limit per move like 60 s.');
  const increment = clock[2] === undefined ? 0 : ms(clock[2], SECOND);
  return ok({ timer: { kind: 'clock', base: ms(clock[1]!, MINUTE), increment, delay: 0 }, onTime });
}

/** A clock and a warning time as they are typed. Whether the numbers are allowed is for the table to say (T1). */
export function readTiming(text: string, warning: string, usual: Timing): Result<Timing, string> {
  const timing = readClock(text, usual);
  const said = warning.trim();
  if (!timing.ok || said === '') return timing;
  const { timer } = timing.value;
  const match = WARNING.exec(said);
  if (!match) return err('The warning time is a number of seconds, or none.');
  if (timer.kind !== 'move') return err('A warning time needs a limit per move, like 60 s.');
  return ok(moveTiming(timing.value, timer.limit, match[1] === undefined ? null : ms(match[1], SECOND)));
}
