/** The keys of the analysis screen: they work wherever the focus is, except in a field or over a question. */
import type { AnalysisAction } from '@crownhead/client/analysis';
import { useEffect } from 'preact/hooks';
import type { AnalysisModel } from './analysis-model.ts';

const WALKS: Readonly<Record<string, AnalysisAction>> = {
  ArrowLeft: { type: 'back' },
  ArrowRight: { type: 'next' },
  ArrowUp: { type: 'sibling', step: -1 },
  ArrowDown: { type: 'sibling', step: 1 },
  Home: { type: 'first' },
  End: { type: 'last' },
};

function keyDown(model: AnalysisModel, event: KeyboardEvent): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.altKey) return;
  if (target.closest('input:not([type="checkbox"]), textarea, select, dialog, [role="tablist"]')) return;
  const letter = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (letter !== 'z' && letter !== 'y') return;
    model.do({ type: letter === 'y' || event.shiftKey ? 'redo' : 'undo' });
  } else if (event.key === 'Escape' || event.key === 'Backspace') {
    model.enter({ type: event.key === 'Escape' ? 'escape' : 'back' });
  } else if (event.key === 'Delete') {
    model.do({ type: 'delete' });
  } else {
    const walk = WALKS[event.key];
    if (!walk || event.shiftKey) return;
    model.do(walk);
  }
  event.preventDefault();
}

/** Keys of those who find their way over the board by keyboard. */
const ON_SQUARES = /^(Tab|Enter| |a|m)$/i;

export function useKeys(model: AnalysisModel): void {
  useEffect(() => {
    // A click leaves the focus on a square without showing it: the arrow keys still walk, instead of moving that focus.
    let isFocusByPointer = false;
    const pointer = (): void => {
      isFocusByPointer = true;
    };
    const before = (event: KeyboardEvent): void => {
      if (ON_SQUARES.test(event.key) && !event.ctrlKey && !event.metaKey) isFocusByPointer = false;
      if (!isFocusByPointer || !event.key.startsWith('Arrow')) return;
      if (!(event.target as Element).closest('[data-square]')) return;
      event.stopPropagation();
      keyDown(model, event);
    };
    const key = (event: KeyboardEvent): void => keyDown(model, event);
    addEventListener('pointerdown', pointer);
    addEventListener('keydown', before, true);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', pointer);
      removeEventListener('keydown', before, true);
      removeEventListener('keydown', key);
    };
  }, [model]);
}
