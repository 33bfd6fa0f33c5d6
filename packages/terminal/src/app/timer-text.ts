/** Time limits as people write them: `none`, `5+3`, `60 s`, `60 s, then 30 s`. */
import { no, ok, type Result, type TableOptions } from '@crownhead/rules';

export const TIMER_HELP =
  'Empty: as the rules say. none. 5+3: five minutes each, three seconds a move. 60 s: for each move. 60 s, 30 s: with a warning time.';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const CLOCK = /^(\d+(?:\.\d+)?)\s*(?:min(?:utes)?)?(?:\s*\+\s*(\d+(?:\.\d+)?))?$/i;
const MOVE = /^(\d+)\s*s(?:ec(?:onds)?)?(?:[\s,/]*(?:then)?\s*(\d+)\s*s(?:ec(?:onds)?)?)?$/i;

const ms = (text: string, unit: number): number => Math.round(Number(text) * unit);

/** As `readTiming` reads it. */
export function timingText({ timer, onTime }: Timing): string {
  if (timer.kind === 'none') return 'none';
  if (timer.kind === 'clock') {
    const added = timer.increment === 0 ? '' : `+${timer.increment / SECOND}`;
    return `${timer.base / MINUTE}${added}`;
  }
  const warned = onTime.startsWith('warning') ? `, ${timer.warning / SECOND} s` : '';
  return `${timer.limit / SECOND} s${warned}`;
}

type Timing = Pick<TableOptions, 'timer' | 'onTime'>;

/** Whether the numbers are allowed is for the table to say (T1). */
export function readTiming(text: string, usual: TableOptions): Result<Timing, string> {
  const { timer, onTime } = usual;
  const said = text.trim();
  if (said === '') return ok({ timer, onTime });
  if (/^(none|no|off|-)$/i.test(said)) return ok({ timer: { kind: 'none' }, onTime });
  const move = MOVE.exec(said);
  if (move) {
    const warned = move[2] !== undefined;
    const warning = warned ? ms(move[2]!, SECOND) : MINUTE;
    const passes = onTime === 'pass' || onTime === 'warning-pass';
    const after = warned ? (passes ? 'warning-pass' : 'warning-forfeit') : onTime;
    return ok({ timer: { kind: 'move', limit: ms(move[1]!, SECOND), warning }, onTime: after });
  }
  const clock = CLOCK.exec(said);
  if (!clock) return no('A clock is written like 5+3, a limit for each move like 60 s.');
  const increment = clock[2] === undefined ? 0 : ms(clock[2], SECOND);
  return ok({ timer: { kind: 'clock', base: ms(clock[1]!, MINUTE), increment, delay: 0 }, onTime });
}
