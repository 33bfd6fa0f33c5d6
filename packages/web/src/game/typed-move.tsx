/** Moves by typing: `11-15`, `e3xc5`, `11x18x25` (M4); `end` ends a turn that may end (M8). */
import { useState } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import type { GameModel } from './model.ts';
import { triedWords } from './prompt-words.ts';
import './typed-move.css';

interface TypedProps {
  readonly model: GameModel;
  /** After a text that was understood. */
  readonly onDone?: () => void;
}

export function TypedMove({ model, onDone }: TypedProps) {
  const { typed } = words.value.game;
  const [text, setText] = useState('');
  const refused = text === '' ? null : model.refused.value;
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!text.trim()) return;
    model.do({ type: 'text', text });
    // What was refused stays to be put right.
    if (model.refused.value) return;
    setText('');
    onDone?.();
  };
  return (
    <form class="typed" onSubmit={submit}>
      <input
        class="ui-input typed-field"
        type="text"
        value={text}
        placeholder={`${typed.label}: ${typed.example}`}
        aria-label={typed.label}
        aria-invalid={!!refused}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxLength={60}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit">{typed.play}</Button>
      {/* Over a dialog the lane is not seen. */}
      {onDone && refused && (
        <p class="typed-why" role="alert">
          {triedWords(words.value.game, refused)}
        </p>
      )}
    </form>
  );
}
