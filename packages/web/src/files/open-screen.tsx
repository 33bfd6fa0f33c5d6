/** Opening games: `/open` for the file, `/open/3` for the third game in it. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { go, place } from '../router.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { failureText } from './failure-text.ts';
import { filesWords } from './files-words.ts';
import { GameTable } from './game-table.tsx';
import { openBlob, openFile, openText, reopen, stopReading } from './opened-file.ts';
import { openGame, openPosition } from './opening.ts';
import { ReplayScreen } from './replay-screen.tsx';
import './open.css';

export default function OpenScreen({ rest }: { readonly rest: string }) {
  useEffect(() => void reopen(), []);
  if (rest === 'position') return <OnePosition />;
  const number = Number(rest.replace('/', ''));
  return Number.isInteger(number) && number > 0 ? <OneGame key={number} number={number} /> : <TheFile />;
}

function TheFile() {
  const text = filesWords.value;
  const file = openFile.value;
  return (
    <Page title={text.title}>
      {file.kind === 'games' && <GameTable file={file} />}
      {file.kind === 'reading' && <Reading name={file.name} part={file.part} />}
      {file.kind === 'problem' && (
        <Section title={file.name}>
          <p class="open-problem" role="alert">
            {text.problems[file.problem]} {text.untouched}
          </p>
        </Section>
      )}
      <Choosing />
    </Page>
  );
}

function Reading({ name, part }: { readonly name: string; readonly part: number }) {
  const text = filesWords.value;
  const percent = Math.round(part * 100);
  return (
    <Section title={name}>
      <label class="open-progress">
        <span>{text.reading(percent)}</span>
        <progress max={100} value={percent} />
      </label>
      <p>
        <Button onClick={stopReading}>{text.stop}</Button>
      </p>
    </Section>
  );
}

function Choosing() {
  const text = filesWords.value;
  const [typed, setTyped] = useState('');
  return (
    <>
      <div class="page-section">
        <label class="open-drop">
          <input
            type="file"
            class="open-file"
            accept=".pdn,.txt,.gz,text/plain,application/vnd.draughts-pdn"
            aria-label={text.choose}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (file) void openBlob(file);
            }}
          />
          <span class="button button-main" aria-hidden="true">
            {text.choose}
          </span>
          <span class="open-hint">{text.chooseHint}</span>
        </label>
      </div>
      <form
        class="page-section"
        onSubmit={(event) => {
          event.preventDefault();
          void openText(typed, text.pasted);
        }}
      >
        <label class="open-paste">
          <span class="field-label">{text.paste}</span>
          <textarea
            class="field-input open-text"
            rows={5}
            value={typed}
            spellcheck={false}
            autocomplete="off"
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <span class="field-hint">{text.pasteHint}</span>
        </label>
        <p class="open-buttons">
          <Button type="submit" disabled={typed.trim() === ''}>
            {text.open}
          </Button>
        </p>
      </form>
    </>
  );
}

/** `/open/position?fen=…`. */
function OnePosition() {
  const text = filesWords.value;
  const fen = new URL(place.value, location.origin).searchParams.get('fen') ?? '';
  const replay = useMemo(() => openPosition(fen), [fen]);
  if (replay) return <ReplayScreen key={fen} replay={replay} onLeave={() => go('/open')} />;
  return (
    <Page title={text.title} back="/open">
      <p role="alert">{text.unreadable}</p>
    </Page>
  );
}

function OneGame({ number }: { readonly number: number }) {
  const text = filesWords.value;
  const file = openFile.value;
  const game = file.kind === 'games' ? file.games.find((one) => one.number === number) : undefined;
  const opened = useMemo(() => game && openGame(game), [game]);
  const [looking, setLooking] = useState(false);
  if (opened && (looking || !opened.failure)) {
    return <ReplayScreen replay={opened.replay} onLeave={() => go('/open')} />;
  }
  return (
    <Page title={opened ? text.damaged : text.title} back="/open">
      {file.kind === 'reading' && <Reading name={file.name} part={file.part} />}
      {file.kind !== 'reading' && (
        <div class="page-section open-trouble">
          {opened?.failure ? (
            <p class="open-problem" role="alert">
              {failureText(opened.failure, text)}
            </p>
          ) : (
            <p>{file.kind === 'games' ? text.noSuchGame : text.gone}</p>
          )}
          <p>{text.untouched}</p>
        </div>
      )}
      <p class="open-buttons">
        {opened && opened.replay.game.plies.length > 0 && (
          <Button look="main" onClick={() => setLooking(true)}>
            {text.showRest}
          </Button>
        )}
        <ButtonLink href="/open">{text.toList}</ButtonLink>
      </p>
    </Page>
  );
}
