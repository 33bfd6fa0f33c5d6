/** The moves of an analysis with their variations: a list of buttons in which only the selected one is a stop of the Tab key. */
import { type MoveEntry, type MoveLine, moveList } from '@crownhead/client/analysis';
import { type BySide, firstByRules, type NodeId, opposite, ROOT_ID, type RuleSet } from '@crownhead/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../settings.ts';
import { Lines } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { AnalysisModel } from './analysis-model.ts';
import { analysisWords } from './analysis-words.ts';
import { symbolText } from './nag-words.ts';
import { Verdict } from './verdict.tsx';
import './move-tree.css';

interface TreeProps {
  readonly model: AnalysisModel;
  readonly sides: BySide<string>;
  /** What stands below a move, such as a reason of the report. */
  readonly below: (entry: MoveEntry) => ComponentChildren;
  /** The mark that the report gives to a move. */
  readonly markOf: (id: NodeId) => string | null;
}

export function MoveTree({ model, sides, below, markOf }: TreeProps) {
  const text = analysisWords.value;
  const notation = settings.marks.value === 'coordinates' ? 'algebraic' : 'numeric';
  const board = model.board.value;
  const line = moveList(board, notation);
  const place = useRef<HTMLElement>(null);
  // The selected move stays in view, and the keyboard on it where it was in the list.
  useEffect(() => {
    const list = place.current!;
    const here = list.querySelector<HTMLElement>('[aria-current]');
    if (board.selected === ROOT_ID) list.scrollTo(0, 0);
    else here?.scrollIntoView({ block: 'nearest' });
    if (list.contains(document.activeElement)) here?.focus({ preventScroll: true });
  }, [board.selected]);
  const { rules } = board.tree;
  const isStart = board.selected === ROOT_ID;
  return (
    <section class="tree" aria-label={text.tree.title} ref={place}>
      <button
        type="button"
        class="tree-move tree-start"
        tabIndex={isStart ? 0 : -1}
        aria-current={isStart ? 'step' : undefined}
        onClick={() => model.do({ type: 'select', id: ROOT_ID })}
      >
        {text.start}
      </button>
      {line.comments.length > 0 && <p class="tree-comment">{line.comments.join(' ')}</p>}
      {line.moves.length === 0 && <p class="tree-empty">{text.tree.empty}</p>}
      <LineView {...{ model, sides, below, markOf, line, rules }} />
    </section>
  );
}

interface LineProps extends TreeProps {
  readonly line: MoveLine;
  readonly rules: RuleSet;
}

function LineView({ line, ...rest }: LineProps) {
  if (line.moves.length === 0) return null;
  const last = line.moves.at(-1)!;
  return (
    <ol class={line.depth === 0 ? 'tree-line' : 'tree-line tree-variation'}>
      {line.depth > 0 && line.comments.length > 0 && <li class="tree-comment">{line.comments.join(' ')}</li>}
      {line.moves.map((entry) => (
        <EntryView key={entry.id} entry={entry} isLast={entry === last} {...rest} />
      ))}
      {line.result && line.depth > 0 && <li class="tree-comment">{line.result}</li>}
    </ol>
  );
}

interface EntryProps extends Omit<LineProps, 'line'> {
  readonly entry: MoveEntry;
  readonly isLast: boolean;
}

const FOLDED = 'M9 5l7 7-7 7';
const UNFOLDED = 'M5 9l7 7 7-7';
/** Marks have the colour of what they say. */
const MARK_LOOK: Readonly<Record<string, string>> = {
  '??': 'bad',
  '?': 'poor',
  '?!': 'doubt',
  '!?': 'doubt',
  '!': 'good',
  '!!': 'good',
  '□': 'good',
};

function EntryView({ entry, isLast, ...rest }: EntryProps) {
  const { model, sides, rules, below, markOf } = rest;
  const text = analysisWords.value;
  const { id, label, comments, evaluation, variations, foldedCount, unplayed, isSelected } = entry;
  const mark = markOf(id);
  const symbols = [...new Set([...entry.symbols, ...(mark ? [mark] : [])])];
  const first = firstByRules(rules);
  const side = sides[entry.isFirstSide ? first : opposite(first)];
  const move = entry.isPass ? text.tree.pass : entry.text;
  const said = [text.tree.move(entry.number, side, move), ...symbols.map(symbolText)].join(', ');
  const isForked = variations.length > 0 || foldedCount > 0;
  const foldLabel = foldedCount > 0 ? text.tree.unfold(foldedCount) : text.tree.fold(variations.length);
  return (
    <li class="tree-entry">
      <span class="tree-word">
        {label && (
          <span class="tree-number" aria-hidden="true">
            {label}
          </span>
        )}
        <button
          type="button"
          class="tree-move"
          tabIndex={isSelected ? 0 : -1}
          aria-current={isSelected ? 'step' : undefined}
          aria-label={said}
          onClick={() => model.do({ type: 'select', id })}
        >
          {move}
          {symbols.map((symbol) => (
            <span key={symbol} class={`tree-mark tree-mark-${MARK_LOOK[symbol] ?? 'plain'}`}>
              {symbol}
            </span>
          ))}
        </button>
        {evaluation && isLast && <Verdict evaluation={evaluation} />}
        {isForked && (
          <IconButton class="tree-fold" label={foldLabel} run={() => model.do({ type: 'fold', id })}>
            <Lines d={foldedCount > 0 ? FOLDED : UNFOLDED} />
          </IconButton>
        )}
      </span>
      {comments.length > 0 && <span class="tree-comment">{comments.join(' ')}</span>}
      {below(entry)}
      {variations.map((line) => (
        <LineView key={line.moves[0]!.id} line={line} {...rest} />
      ))}
      {unplayed.map((line) => (
        <p key={line} class="tree-comment tree-unplayed">
          {text.tree.unplayed(line)}
        </p>
      ))}
    </li>
  );
}
