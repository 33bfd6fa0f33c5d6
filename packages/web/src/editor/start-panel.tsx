/** From the editor into a game: against whom, when the setup is complete, by force, or by itself (E5, E6). */
import type { Setup, Side, SideNames } from '@crownhead/rules';
import { useState } from 'preact/hooks';
import { HelpHint } from '../help/help-hint.tsx';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/field.tsx';
import { Section } from '../ui/page.tsx';
import { editorWords } from './editor-words.ts';
import type { Opponent } from './playing.ts';
import { force } from './starting.ts';

interface StartPanelProps {
  readonly setup: Setup;
  readonly sideNames: SideNames;
  readonly opponent: Opponent;
  readonly onOpponent: (opponent: Opponent) => void;
  /** Setup complete. */
  readonly onComplete: () => void;
  /** The question whether to start a game that is lost already has been answered. */
  readonly onForce: (fen: string, force: boolean) => void;
  readonly onRefused: (code: Extract<ReturnType<typeof force>, { kind: 'refused' }>['code']) => void;
}

interface Question {
  readonly lost: Side | null;
  readonly fen: string;
}

export function StartPanel(props: StartPanelProps) {
  const { setup, sideNames, opponent, onOpponent, onComplete, onForce, onRefused } = props;
  const text = editorWords.value;
  const [asked, setAsked] = useState<Question | null>(null);
  const tryForce = (): void => {
    const starting = force(setup);
    if (starting.kind === 'ask') setAsked(starting);
    else if (starting.kind === 'go') onForce(starting.fen, false);
    else onRefused(starting.code);
  };
  return (
    <Section title={text.play}>
      <Choice<Opponent>
        label={text.opponent}
        value={opponent}
        onChange={onOpponent}
        options={[
          { value: 'computer', label: text.computer },
          { value: 'friend', label: text.friend },
        ]}
      />
      <div class="editor-buttons">
        <Button look="main" onClick={onComplete}>
          {text.complete}
        </Button>
        <Button onClick={tryForce}>{text.force}</Button>
        <HelpHint about={text.force} text={text.forceHint} />
      </div>
      <Switch
        label={text.byItself}
        hint={text.byItselfHint}
        checked={settings.startWhenFull.value === 'on'}
        onChange={(on) => {
          settings.startWhenFull.value = on ? 'on' : 'off';
        }}
      />
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
        {asked && <p>{asked.lost ? text.lost(words.value.ui.sides[sideNames][asked.lost]) : text.blank}</p>}
      </Dialog>
    </Section>
  );
}
