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

export function useKeys(model: AnalysisModel): void {
  useEffect(() => {
    const key = (event: KeyboardEvent): void => keyDown(model, event);
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [model]);
}
