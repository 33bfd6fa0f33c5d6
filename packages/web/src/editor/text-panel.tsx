/** The position as text: pieces by entry (`A7=B`), the whole as FEN, and a link to give away. */
import { type BySide, formatFen, type RuleSet } from '@crownhead/rules';
import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Section } from '../ui/page.tsx';
import { canShare, copyText, share } from '../ui/share.ts';
import { toast } from '../ui/toast.tsx';
import { type Editor, type EditorEvent, stepEditor } from './editor.ts';
import { entryErrors, faultText } from './editor-message.ts';
import { editorWords } from './editor-words.ts';
import { analysisPath, editorPath } from './link.ts';

interface TextPanelProps {
  readonly editor: Editor;
  readonly act: (event: EditorEvent) => void;
}

type Submit = TargetedSubmitEvent<HTMLFormElement>;

/** Puts the keyboard on what is to be put right. */
function pointAt(form: HTMLFormElement, column: number, token: string): void {
  const input = form.querySelector('input')!;
  input.focus();
  input.setSelectionRange(column - 1, column - 1 + token.length);
}

function copyWithToast(text: string): void {
  const { copied, notCopied } = editorWords.value;
  void copyText(text).then((done) => toast(done ? copied : notCopied));
}

interface PieceEntryProps extends TextPanelProps {
  /** What the sides are called here. */
  readonly sides: BySide<string>;
  /** The field is in use: the board may show its coordinates. */
  readonly onTyping: (typing: boolean) => void;
}

/** Text stays as it was typed until it is understood. */
export function PieceEntry({ editor, act, onTyping, sides }: PieceEntryProps) {
  const words = editorWords.value;
  const [typed, setTyped] = useState('');
  const [mistakes, setMistakes] = useState<readonly string[]>([]);
  const add = (event: Submit): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const { said } = stepEditor(editor, { type: 'text', text: typed });
    act({ type: 'text', text: typed });
    if (said?.kind === 'bad-position') {
      setMistakes([faultText(said.fault, words)]);
      return;
    }
    if (said?.kind !== 'text-errors') {
      setTyped('');
      setMistakes([]);
      return;
    }
    setMistakes(entryErrors(said, editorWords.value));
    const [first] = said.errors;
    if (first) pointAt(form, first.column, first.token);
  };
  return (
    <form class="editor-entry" onSubmit={add}>
      <Field
        label={words.entry}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setMistakes([]);
        }}
        onFocus={() => onTyping(true)}
        onBlur={() => onTyping(false)}
        hint={words.entryHint(sides.black, sides.white)}
        error={mistakes.length > 0 ? mistakes.join('\n') : null}
        placeholder="A7=B, C3=WK"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
      />
      <Button type="submit">{words.add}</Button>
    </form>
  );
}

export function FenEntry({ editor, act }: TextPanelProps) {
  const words = editorWords.value;
  const fen = formatFen(editor.setup);
  /** Null while it shows the board. */
  const [typed, setTyped] = useState<string | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const open = (event: Submit): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = typed ?? fen;
    const { said } = stepEditor(editor, { type: 'fen', text });
    act({ type: 'fen', text });
    if (said?.kind !== 'bad-position') {
      setTyped(null);
      setMistake(null);
      return;
    }
    setMistake(faultText(said.fault, words));
    if ('column' in said.fault) pointAt(form, said.fault.column, said.fault.token);
  };
  return (
    <form class="editor-entry" onSubmit={open}>
      <Field
        label={words.fen}
        value={typed ?? fen}
        onChange={(text) => {
          setTyped(text);
          setMistake(null);
        }}
        onBlur={() => typed?.trim() === '' && setTyped(null)}
        hint={words.fenHint}
        error={mistake}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
      />
      {typed === null || typed === fen ? (
        <Button onClick={() => copyWithToast(fen)}>{words.copyFen}</Button>
      ) : (
        <Button type="submit">{words.use}</Button>
      )}
    </form>
  );
}

interface ShareProps {
  readonly editor: Editor;
  readonly rules: RuleSet;
}

export function SharePosition({ editor, rules }: ShareProps) {
  const words = editorWords.value;
  const url = location.origin + editorPath(editor.setup);
  return (
    <Section title={words.share}>
      <Field
        label={words.link}
        value={url}
        onChange={() => undefined}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="editor-buttons">
        <ButtonLink href={analysisPath(editor.setup, rules)}>{words.analyse}</ButtonLink>
        <Button onClick={() => copyWithToast(url)}>{words.copyLink}</Button>
        {canShare() && (
          <Button onClick={() => void share({ title: words.shareText, text: words.shareText, url })}>
            {words.shareLink}
          </Button>
        )}
      </div>
    </Section>
  );
}
