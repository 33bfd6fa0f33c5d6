/** A game from a file, move by move, with its notes; from any move it can be played on. */
import { type PdnTableReplay, tableOf } from '@crownhead/match';
import { formatFen, formatMove, mainLine, moveCount, openingOf, writePdn } from '@crownhead/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { GameScreen } from '../game/game-screen.tsx';
import type { GameModel } from '../game/model.ts';
import { newsText } from '../game/news-dictionary.ts';
import { Steps } from '../game/steps.tsx';
import { words } from '../i18n/words.ts';
import { startLocal } from '../local/session.ts';
import { go } from '../router.ts';
import { setupOf } from '../screens/new-game/game-form.ts';
import { usualNames } from '../screens/new-game/kept-form.ts';
import { lastForm } from '../screens/new-game/last-form.ts';
import { startRefusal } from '../screens/new-game/start-refusal.ts';
import { settings } from '../settings.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
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
  readonly replay: PdnTableReplay;
  readonly onLeave: () => void;
  /** The ply that a finished game is first shown after; the start unless given. */
  readonly from?: number;
}

export function ReplayScreen({ replay, onLeave, from = 0 }: ReplayScreenProps) {
  const sides = words.value.ui.sides[tableOf(replay).sideNames];
  const table = useMemo(() => replayTable(replay, sides), [replay, sides]);
  const mended = replay.warnings.length;
  const [asksWhat, setAsksWhat] = useState(false);
  useEffect(() => {
    if (mended === 0) return;
    const { mended: told, showMended: label } = filesWords.value;
    toast(told(mended), { label, run: () => setAsksWhat(true) }, false);
  }, [mended]);
  const save = (): void => {
    void import('./save-dialog.tsx').then(({ showPdn }) => showPdn(writePdn(replay), namesOf(replay, sides)));
  };
  return (
    <>
      <GameScreen
        table={table}
        onLeave={onLeave}
        onSave={save}
        aside={(model) => <Aside model={model} replay={replay} from={from} />}
      />
      {asksWhat && <Mended replay={replay} onClose={() => setAsksWhat(false)} />}
    </>
  );
}

/** What the file had wrong, line by line. */
function Mended({ replay, onClose }: { readonly replay: PdnTableReplay; readonly onClose: () => void }) {
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

/** Room is kept for them all through a game that has any, so that nothing moves when one appears. */
const hasNotes = ({ game, tree }: PdnTableReplay): boolean =>
  [tree.root, ...mainLine(tree)].some(({ note }) => note.comments.length > 0) || openingOf(game) !== null;

/** Which move the board shows the position after. */
function atText(model: GameModel, { game }: PdnTableReplay, at: number): string {
  const text = filesWords.value;
  const ply = game.plies[at - 1];
  if (!ply) return game.plies.length === 0 ? text.position : text.atStart;
  const notation = settings.marks.value === 'coordinates' ? 'algebraic' : 'numeric';
  const move = ply.kind === 'move' ? formatMove(ply.move, notation) : newsText.newsWords.value.list.pass;
  return text.at(moveCount(at), model.sides.value[ply.before.turn], move);
}

const analyse = (replay: PdnTableReplay): void =>
  void import('../analysis/hand-over.ts').then(({ analysePdn }) => analysePdn(writePdn(replay)));

interface AsideProps {
  readonly model: GameModel;
  readonly replay: PdnTableReplay;
  readonly from: number;
}

function Aside({ model, replay, from }: AsideProps) {
  const text = filesWords.value;
  const plies = replay.game.plies.length;
  const at = model.lookAt.value ?? plies;
  const [asking, setAsking] = useState(false);
  // A finished game is read from its beginning, or from where it was found; one that is still on goes on where it stopped.
  useEffect(() => {
    if (!replay.game.outcome || plies === 0) return;
    model.acknowledge();
    model.lookBack(from);
  }, [model]);

  const opening = openingOf(replay.game, at);
  const comments = [replay.tree.root, ...mainLine(replay.tree)][at]?.note.comments ?? [];
  const can = canPlayOn(replay, at);
  return (
    <section class="replay" aria-label={text.steps}>
      <p class="replay-at" role="status">
        {atText(model, replay, at)}
      </p>
      {hasNotes(replay) && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long note is scrolled by keyboard too.
        <div class="replay-note" tabIndex={0}>
          {opening && <p class="replay-opening">{text.opening(opening)}</p>}
          {comments.length > 0 && <p>{comments.join(' ')}</p>}
        </div>
      )}
      <div class="replay-row">
        <div class="replay-steps">
          <Steps model={model} last={text.last} />
        </div>
        <Button onClick={() => analyse(replay)}>{text.analyse}</Button>
        <Button
          look="main"
          aria-disabled={!can}
          onClick={() => (can ? setAsking(true) : toast(text.overHere))}
        >
          {text.playOn}
        </Button>
      </div>
      {plies === 0 && (
        <ButtonLink href={`/editor?fen=${encodeURIComponent(formatFen(replay.game.start))}`}>
          {text.edit}
        </ButtonLink>
      )}
      {asking && <PlayOn replay={replay} plies={at} onClose={() => setAsking(false)} />}
    </section>
  );
}

interface PlayOnProps {
  readonly replay: PdnTableReplay;
  readonly plies: number;
  readonly onClose: () => void;
}

function PlayOn({ replay, plies, onClose }: PlayOnProps) {
  const text = filesWords.value;
  const [mode, setMode] = useState<PlayOnMode>(() =>
    computerOf(replay.facts.names) ? 'computer' : 'friend',
  );
  const form = playOnForm(replay, plies, mode, lastForm());
  const side =
    words.value.ui.sides[form.options.table.sideNames][form.colour === 'white' ? 'white' : 'black'];
  const start = (): void => {
    const started = startLocal(setupOf(form, usualNames()));
    if (started.ok) go(started.value);
    else toast(startRefusal(started.error));
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
