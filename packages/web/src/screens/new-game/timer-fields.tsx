/** A custom time: a limit for each move with or without a warning, or clocks for the whole game. */
import {
  BOUNDS,
  DEFAULT_MOVE_TIMER,
  moveTiming,
  NO_TIMER,
  type OptionFault,
  type StartFault,
  type TableOptions,
  TIMER_KINDS,
  type Timer,
  warningOf,
} from '@crownhead/match';
import { Choice } from '../../ui/choice.tsx';
import { DurationField } from './duration-field.tsx';
import { formWords } from './form-words.ts';
import { QUICK_TIMES } from './time-choice.ts';

interface TimerProps {
  readonly table: TableOptions;
  readonly onChange: (changes: Partial<TableOptions>) => void;
  readonly fault: OptionFault | StartFault | null;
}

const FIRST: Readonly<Record<Timer['kind'], Timer>> = {
  none: NO_TIMER,
  move: DEFAULT_MOVE_TIMER,
  clock: QUICK_TIMES['clock-10'](),
};

const wordsFor = (fault: TimerProps['fault'], code: OptionFault): string | null =>
  fault === code ? formWords.value.faults[code] : null;

export function TimerFields(props: TimerProps) {
  const text = formWords.value.timer;
  const { table, onChange } = props;
  return (
    <>
      <Choice
        label={text.kind}
        hideLabel
        value={table.timer.kind}
        options={TIMER_KINDS.map((kind) => ({
          value: kind,
          label: text.kinds[kind],
        }))}
        onChange={(kind) => onChange({ timer: FIRST[kind] })}
      />
      {timesOf(props)}
    </>
  );
}

function timesOf(props: TimerProps) {
  const { timer } = props.table;
  switch (timer.kind) {
    case 'none':
      return null;
    case 'move':
      return <MoveLimit {...props} limit={timer.limit} />;
    case 'clock':
      return <ClockFields {...props} timer={timer} />;
    default:
      return timer satisfies never;
  }
}

function MoveLimit({ table, limit, onChange, fault }: TimerProps & { readonly limit: number }) {
  return (
    <DurationField
      label={formWords.value.timer.limit}
      value={limit}
      unit="seconds"
      bounds={BOUNDS.move}
      error={wordsFor(fault, 'move-limit-out-of-range')}
      onChange={(next) => onChange(moveTiming(table, next, warningOf(table)))}
    />
  );
}

/** A warning goes with every consequence: that the game is lost, or that the turn passes. */
export function WarningFields({ table, onChange, fault }: TimerProps) {
  const text = formWords.value.timer;
  const { timer } = table;
  if (timer.kind !== 'move') return null;
  const warning = warningOf(table);
  const set = (next: number | null): void => onChange(moveTiming(table, timer.limit, next));
  return (
    <>
      <Choice
        label={text.warningChoice}
        value={warning === null ? 'off' : 'on'}
        options={(['off', 'on'] as const).map((choice) => ({ value: choice, label: text.warnings[choice] }))}
        onChange={(choice) => set(choice === 'on' ? timer.warning : null)}
      />
      {warning !== null && (
        <DurationField
          label={text.warning}
          value={warning}
          unit="seconds"
          bounds={BOUNDS.move}
          error={wordsFor(fault, 'warning-limit-out-of-range')}
          onChange={set}
        />
      )}
    </>
  );
}

interface ClockProps extends TimerProps {
  readonly timer: Extract<Timer, { kind: 'clock' }>;
}

function ClockFields({ timer, onChange, fault }: ClockProps) {
  const text = formWords.value.timer;
  const late = wordsFor(fault, 'increment-out-of-range');
  const wrong = (ms: number): boolean => !(ms >= BOUNDS.increment.least && ms <= BOUNDS.increment.most);
  const set = (changes: Partial<typeof timer>): void => onChange({ timer: { ...timer, ...changes } });
  return (
    <div class="form-pair">
      <DurationField
        label={text.base}
        value={timer.base}
        unit="minutes"
        bounds={BOUNDS.base}
        error={wordsFor(fault, 'clock-out-of-range')}
        onChange={(base) => set({ base })}
      />
      <DurationField
        label={text.increment}
        value={timer.increment}
        unit="seconds"
        bounds={BOUNDS.increment}
        error={wrong(timer.increment) ? late : null}
        onChange={(increment) => set({ increment })}
      />
      <DurationField
        label={text.delay}
        value={timer.delay}
        unit="seconds"
        bounds={BOUNDS.increment}
        error={wrong(timer.delay) ? late : null}
        onChange={(delay) => set({ delay })}
      />
    </div>
  );
}
