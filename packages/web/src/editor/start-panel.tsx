/** From the editor into a game: who plays is known, so it starts; when the setup is complete, by force, or automatically (E5, E6). */
import { presetOf } from '@crownhead/match';
import type { Setup, Side } from '@crownhead/rules';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { HelpHint } from '../help/help-hint.tsx';
import { words } from '../i18n/words.ts';
import { formWords } from '../screens/new-game/form-words.ts';
import type { GameForm } from '../screens/new-game/game-form.ts';
import { useOnlineParts } from '../screens/new-game/online-parts.ts';
import { pairing } from '../screens/new-game/seated.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Section } from '../ui/page.tsx';
import { editorWords } from './editor-words.ts';
import { force } from './starting.ts';
import '../screens/new-game/form-row.css';

interface StartPanelProps {
  readonly form: GameForm;
  readonly setup: Setup;
  readonly busy: boolean;
  /** Back to the form, where everything can be chosen. */
  readonly onChange: () => void;
  readonly onStart: () => void;
  /** The question whether to start a game that is lost already has been answered. */
  readonly onForce: (fen: string, force: boolean) => void;
  readonly onRefused: (code: Extract<ReturnType<typeof force>, { kind: 'refused' }>['code']) => void;
}

interface StartConfirmation {
  readonly lost: Side | null;
  readonly fen: string;
}

export function StartPanel(props: StartPanelProps) {
  const { form, setup, busy, onChange, onStart, onForce, onRefused } = props;
  const text = editorWords.value;
  const [asked, setAsked] = useState<StartConfirmation | null>(null);
  const tryForce = (): void => {
    const starting = force(setup);
    if (starting.kind === 'ask') setAsked(starting);
    else if (starting.kind === 'go') onForce(starting.fen, false);
    else onRefused(starting.code);
  };
  const { table } = form.options;
  return (
    <Section title={text.play}>
      <p class="form-line editor-who">
        <span>{pairing(form)}</span>
        <span>{formWords.value.presets[presetOf(form.options)?.id ?? 'own'].name}</span>
        <button type="button" class="form-link" aria-label={text.changeGame} onClick={onChange}>
          {text.change}
        </button>
      </p>
      <Entrance isOnline={form.mode === 'online'}>
        <div class="editor-buttons">
          <Button look="main" disabled={busy} onClick={onStart}>
            {text.start}
          </Button>
          <Button look="quiet" disabled={busy} onClick={tryForce}>
            {text.force}
          </Button>
          <HelpHint about={text.force} text={text.forceHint} />
        </div>
      </Entrance>
      <Dialog
        open={asked !== null}
        title={text.lostTitle}
        onClose={() => setAsked(null)}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>{words.value.common.cancel}</Button>
            <Button look="main" onClick={() => asked && onForce(asked.fen, true)}>
              {text.start}
            </Button>
          </>
        }
      >
        {asked && (
          <p>{asked.lost ? text.lost(words.value.ui.sides[table.sideNames][asked.lost]) : text.blank}</p>
        )}
      </Dialog>
    </Section>
  );
}

/** For a table on the server one needs a connection and a name. */
function Entrance({
  isOnline,
  children,
}: {
  readonly isOnline: boolean;
  readonly children: ComponentChildren;
}) {
  const online = useOnlineParts(isOnline);
  if (!isOnline) return <>{children}</>;
  return online && <online.RequiresName>{children}</online.RequiresName>;
}
