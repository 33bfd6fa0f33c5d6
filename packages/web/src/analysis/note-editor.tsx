/** A comment and marks for the selected move. A comment is kept when the field is left, so that it is undone as a whole. */
import { nagSymbol, noteSymbols } from '@crownhead/client/analysis';
import { ROOT_ID } from '@crownhead/rules';
import { useEffect, useRef } from 'preact/hooks';
import type { AnalysisModel } from './analysis-model.ts';
import { analysisWords } from './analysis-words.ts';
import { MOVE_MARKS, nagText } from './nag-words.ts';
import './note-editor.css';

/** Longer ones belong into a book. */
const LONGEST = 2000;

export function NoteEditor({ model }: { readonly model: AnalysisModel }) {
  const text = analysisWords.value.note;
  const { id, note } = model.node.value;
  const comment = note.comments.join(' ');
  const field = useRef<HTMLTextAreaElement>(null);
  const keep = (): void => {
    const typed = field.current!.value.trim();
    if (typed !== comment) model.do({ type: 'comment', text: typed });
  };
  // Another move is selected while somebody types: what was typed belongs to the one before.
  useEffect(() => {
    field.current!.value = comment;
  }, [id, comment]);
  const symbols = noteSymbols(note);
  return (
    <div class="note-editor">
      {id !== ROOT_ID && (
        <fieldset class="note-marks" aria-label={text.marks}>
          {MOVE_MARKS.map((nag) => (
            <button
              key={nag}
              type="button"
              class="note-mark"
              aria-pressed={symbols.includes(nagSymbol(nag))}
              aria-label={nagText(nag)}
              onClick={() => model.do({ type: 'nag', nag })}
            >
              {nagSymbol(nag)}
            </button>
          ))}
        </fieldset>
      )}
      <textarea
        ref={field}
        class="field-input note-comment"
        rows={2}
        maxLength={LONGEST}
        aria-label={text.comment}
        placeholder={text.comment}
        onBlur={keep}
      />
    </div>
  );
}
