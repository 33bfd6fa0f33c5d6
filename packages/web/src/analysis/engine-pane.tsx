/** The engine's lines, live: how deep it has looked, the best moves, and each of them on the board when pointed at. */
import { type FoundLine, forMover, type LinesSettings, MOST_LINES } from '@crownhead/client/analysis';
import type { BySide, Game } from '@crownhead/rules';
import type { AnalysisModel } from './analysis-model.ts';
import { analysisWords } from './analysis-words.ts';
import { keepEngineSettings } from './engine-port.ts';
import { LineMoves } from './line-moves.tsx';
import { SharesBar, Verdict } from './verdict.tsx';
import { worthOfLine } from './worth.ts';
import '../ui/field.css';
import './engine-pane.css';

interface PaneProps {
  readonly model: AnalysisModel;
  readonly sides: BySide<string>;
}

const COUNTS = Array.from({ length: MOST_LINES }, (_, i) => i + 1);

function set(model: AnalysisModel, change: Partial<LinesSettings>): void {
  model.setLines(change);
  keepEngineSettings(model.lines.value);
}

/** The threat, and how many lines. */
export function EngineOptions({ model }: { readonly model: AnalysisModel }) {
  const text = analysisWords.value.engine;
  const { lines, isThreat } = model.lines.value;
  return (
    <>
      <button
        type="button"
        class="engine-toggle"
        aria-pressed={isThreat}
        onClick={() => model.setLines({ isThreat: !isThreat })}
      >
        {text.threat}
      </button>
      <select
        class="engine-count"
        aria-label={text.lines}
        onChange={(event) => set(model, { lines: Number(event.currentTarget.value) })}
      >
        {COUNTS.map((count) => (
          <option key={count} value={count} selected={count === lines}>
            {text.count(count)}
          </option>
        ))}
      </select>
    </>
  );
}

export function EnginePane({ model, sides }: PaneProps) {
  const text = analysisWords.value.engine;
  const { isOn, lines, isThreat, found, status, game } = model.lines.value;
  return (
    <section class="engine" aria-label={text.title}>
      <div class="engine-head">
        <label class="engine-switch">
          <input
            type="checkbox"
            role="switch"
            class="field-switch-input"
            checked={isOn}
            aria-checked={isOn}
            aria-label={text.title}
            onChange={(event) => set(model, { isOn: event.currentTarget.checked })}
          />
          <span>{text.title}</span>
        </label>
        <span class="engine-depth">{found && isOn ? text.depth(found.depth, found.nodes) : ''}</span>
        {isOn && <EngineOptions model={model} />}
      </div>
      {isOn && (
        <ol class="engine-lines" style={{ '--lines': lines }}>
          {game &&
            found?.lines.map((line, i) => <LineRow key={i} {...{ model, line, game, sides, isThreat }} />)}
          {status === 'searching' && !found && <li class="engine-wait">{text.thinking}</li>}
          {status === 'over' && <li class="engine-wait">{isThreat ? text.noThreat : text.over}</li>}
          {status === 'failed' && <li class="engine-wait">{text.failed}</li>}
        </ol>
      )}
    </section>
  );
}

interface RowProps extends PaneProps {
  readonly line: FoundLine;
  readonly game: Game;
  readonly isThreat: boolean;
}

function LineRow({ model, line, game, sides, isThreat }: RowProps) {
  return (
    <li class="engine-line">
      <SharesBar worth={worthOfLine(line, game.position)} sides={sides} look="small" />
      <Verdict evaluation={forMover(line)} />
      {!!line.book && <span class="engine-book">{analysisWords.value.engine.book}</span>}
      <LineMoves
        {...{ model, sides, game }}
        moves={line.moves}
        onPlay={isThreat ? undefined : (attempts) => model.do({ type: 'play-line', attempts })}
      />
    </li>
  );
}
