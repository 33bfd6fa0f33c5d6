/** A game from a file, move by move, with its notes; from any move it can be played on. */
import { openingName, type PdnReplay, writePdn } from '@crownhead/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { GameScreen } from '../game/game-screen.tsx';
import type { GameModel } from '../game/model.ts';
import { Steps } from '../game/steps.tsx';
import { words } from '../i18n/words.ts';
import { startLocal } from '../local/session.ts';
import { go } from '../router.ts';
import { setupOf } from '../screens/new-game/game-form.ts';
import { usualNames } from '../screens/new-game/kept-form.ts';
import { lastForm } from '../screens/new-game/last-form.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { warningText } from './failure-text.ts';
import { filesWords } from './files-words.ts';
import { canPlayOn } from './opening.ts';
import { computerOf, type PlayOnMode, playOnForm } from './play-on.ts';
import { namesOf, replayTable } from './replay-table.ts';
import './replay.css';

interface ReplayScreenProps {
  readonly replay: PdnReplay;
  readonly onLeave: () => void;
}

/** The name of the opening that the game has gone through by now. */
function openingAt({ game }: PdnReplay, plies: number): string | null {
  for (let ply = Math.min(plies, 12); ply > 0; ply -= 1) {
    const name = openingName(game.plies[ply]?.before ?? game.position);
    if (name) return name;
  }
  return null;
}

export function ReplayScreen({ replay, onLeave }: ReplayScreenProps) {
  const table = useMemo(() => replayTable(replay), [replay]);
  const mended = replay.warnings.length;
  const [asksWhat, setAsksWhat] = useState(false);
  useEffect(() => {
    if (mended === 0) return;
    const { mended: told, showMended: label } = filesWords.value;
    toast(told(mended), { label, run: () => setAsksWhat(true) }, false);
  }, [mended]);
  const save = (): void => {
    void import('./save-dialog.tsx').then(({ showPdn }) => showPdn(writePdn(replay), namesOf(replay)));
  };
  return (
    <>
      <GameScreen
        table={table}
        onLeave={onLeave}
        onSave={save}
        aside={(model) => <Aside model={model} replay={replay} />}
      />
      {asksWhat && <Mended replay={replay} onClose={() => setAsksWhat(false)} />}
    </>
  );
}

/** What the file had wrong, line by line. */
function Mended({ replay, onClose }: { readonly replay: PdnReplay; readonly onClose: () => void }) {
  const text = filesWords.value;
  const done = <Button onClick={onClose}>{words.value.common.close}</Button>;
  return (
    <Dialog open title={text.mended(replay.warnings.length)} onClose={onClose} actions={done}>
      <ul class="replay-mended">
        {replay.warnings.map((warning, i) => (
          <li key={i}>{warningText(warning, text)}</li>
        ))}
      </ul>
    </Dialog>
  );
}

function Aside({ model, replay }: { readonly model: GameModel; readonly replay: PdnReplay }) {
  const text = filesWords.value;
  const plies = replay.game.plies.length;
  const at = model.lookAt.value ?? plies;
  const [asking, setAsking] = useState(false);
  // A finished game is read from its beginning, one that is still on goes on where it stopped.
  useEffect(() => {
    if (!replay.game.outcome || plies === 0) return;
    model.acknowledge();
    model.lookBack(0);
  }, [model]);

  const opening = openingAt(replay, at);
  const comments = at === 0 ? replay.comments : (replay.notes[at - 1]?.comments ?? []);
  const can = canPlayOn(replay, at);
  return (
    <section class="replay" aria-label={text.steps}>
      <p class="replay-note">
        {opening && <strong>{text.opening(opening)} </strong>}
        {comments.join(' ')}
      </p>
      <div class="replay-row">
        <div class="replay-steps">
          <Steps model={model} last={text.last} />
        </div>
        <Button
          look="main"
          aria-disabled={!can}
          onClick={() => (can ? setAsking(true) : toast(text.overHere))}
        >
          {text.playOn}
        </Button>
      </div>
      {asking && <PlayOn replay={replay} plies={at} onClose={() => setAsking(false)} />}
    </section>
  );
}

interface PlayOnProps {
  readonly replay: PdnReplay;
  readonly plies: number;
  readonly onClose: () => void;
}

function PlayOn({ replay, plies, onClose }: PlayOnProps) {
  const text = filesWords.value;
  const [mode, setMode] = useState<PlayOnMode>(() => (computerOf(namesOf(replay)) ? 'computer' : 'friend'));
  const form = playOnForm(replay, plies, mode, lastForm());
  const side =
    words.value.ui.sides[form.options.table.sideNames][form.colour === 'white' ? 'white' : 'black'];
  const start = (): void => {
    const started = startLocal(setupOf(form, usualNames()));
    if (started.ok) go(started.value);
    else toast(started.error.message);
  };
  return (
    <Dialog
      open
      title={text.playOn}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.value.common.cancel}</Button>
          <Button look="main" onClick={start}>
            {text.start}
          </Button>
        </>
      }
    >
      <Choice<PlayOnMode>
        label={text.against}
        value={mode}
        onChange={setMode}
        options={[
          { value: 'friend', label: text.friend },
          { value: 'computer', label: text.computer },
        ]}
      />
      {mode === 'computer' && <p>{text.yourSide(side)}</p>}
    </Dialog>
  );
}
