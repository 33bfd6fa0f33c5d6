/** Time: none, a limit for each move with a warning (T1), or clocks for the whole game (T4). */
import type { HostOptions, StartFault } from '@crownhead/match';
import { BOUNDS, DEFAULT_MOVE_TIMER, NO_TIMER, type OptionFault, type Timer } from '@crownhead/rules';
import { Choice } from '../../ui/choice.tsx';
import { DurationField, spoken } from './duration-field.tsx';
import { formWords } from './form-words.ts';

interface TimerProps {
  readonly value: HostOptions;
  readonly onChange: (value: HostOptions) => void;
  readonly fault: OptionFault | StartFault | null;
}

type Kind = Timer['kind'];
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const FIRST: Readonly<Record<Kind, Timer>> = {
  none: NO_TIMER,
  move: DEFAULT_MOVE_TIMER,
  clock: { kind: 'clock', base: 10 * MINUTE, increment: 5 * SECOND, delay: 0 },
};

/** Limits of a move, and base with increment: one tap instead of typing. */
const QUICK_MOVES = [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE] as const;
const QUICK_CLOCKS = [
  [3 * MINUTE, 2 * SECOND],
  [5 * MINUTE, 3 * SECOND],
  [10 * MINUTE, 5 * SECOND],
  [30 * MINUTE, 0],
] as const;

export function TimerOptions({ value, onChange, fault }: TimerProps) {
  const text = formWords.value.timer;
  const { timer } = value.table;
  const change = (next: Timer) => onChange({ ...value, table: { ...value.table, timer: next } });
  return (
    <>
      <Choice
        label={text.label}
        hideLabel
        value={timer.kind}
        options={(['none', 'move', 'clock'] as const).map((kind) => ({ value: kind, label: text[kind] }))}
        onChange={(kind) => change(FIRST[kind])}
      />
      {timer.kind === 'move' && <MoveTimer timer={timer} onChange={change} fault={fault} />}
      {timer.kind === 'clock' && <ClockTimer timer={timer} onChange={change} fault={fault} />}
    </>
  );
}

interface KindProps<K extends Kind> {
  readonly timer: Extract<Timer, { kind: K }>;
  readonly onChange: (timer: Timer) => void;
  readonly fault: TimerProps['fault'];
}

function MoveTimer({ timer, onChange, fault }: KindProps<'move'>) {
  const { timer: text, faults } = formWords.value;
  const says = (code: OptionFault) => (fault === code ? faults[code] : null);
  return (
    <>
      <Choice
        label={text.quick}
        value={String(timer.limit)}
        options={QUICK_MOVES.map((ms) => ({ value: String(ms), label: spoken(ms, text) }))}
        onChange={(limit) => onChange({ ...timer, limit: Number(limit) })}
      />
      <div class="options-pair">
        <DurationField
          label={text.limit}
          value={timer.limit}
          unit="seconds"
          bounds={BOUNDS.move}
          error={says('move-limit-out-of-range')}
          onChange={(limit) => onChange({ ...timer, limit })}
        />
        <DurationField
          label={text.warning}
          value={timer.warning}
          unit="seconds"
          bounds={BOUNDS.move}
          error={says('warning-limit-out-of-range')}
          onChange={(warning) => onChange({ ...timer, warning })}
        />
      </div>
    </>
  );
}

function ClockTimer({ timer, onChange, fault }: KindProps<'clock'>) {
  const { timer: text, faults } = formWords.value;
  const late = fault === 'increment-out-of-range' ? faults[fault] : null;
  const wrong = (ms: number) => !(ms >= BOUNDS.increment.least && ms <= BOUNDS.increment.most);
  return (
    <>
      <Choice
        label={text.quick}
        value={timer.delay === 0 ? `${timer.base}+${timer.increment}` : ''}
        options={QUICK_CLOCKS.map(([base, increment]) => ({
          value: `${base}+${increment}`,
          label: `${base / MINUTE} + ${increment / SECOND}`,
        }))}
        onChange={(chosen) => {
          const [base, increment] = chosen.split('+').map(Number) as [number, number];
          onChange({ ...timer, base, increment, delay: 0 });
        }}
      />
      <div class="options-pair">
        <DurationField
          label={text.base}
          value={timer.base}
          unit="minutes"
          bounds={BOUNDS.base}
          error={fault === 'clock-out-of-range' ? faults[fault] : null}
          onChange={(base) => onChange({ ...timer, base })}
        />
        <DurationField
          label={text.increment}
          value={timer.increment}
          unit="seconds"
          bounds={BOUNDS.increment}
          error={wrong(timer.increment) ? late : null}
          onChange={(increment) => onChange({ ...timer, increment })}
        />
        <DurationField
          label={text.delay}
          value={timer.delay}
          unit="seconds"
          bounds={BOUNDS.increment}
          error={wrong(timer.delay) ? late : null}
          onChange={(delay) => onChange({ ...timer, delay })}
        />
      </div>
    </>
  );
}
