/** The form before a game: `/new`, `/new/friend`, `/new/computer`, `/new/online`, with `?fen=` or `?draft`. */
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import NothingHereScreen from '../../frame/nothing-here-screen.tsx';
import { go, path, place } from '../../router.ts';
import { Page } from '../../ui/page.tsx';
import { draftPassword, isDraftAsked, keepDraft, openForm } from './draft.ts';
import { formFault } from './form-fault.ts';
import { formWords } from './form-words.ts';
import { DRAFT_MARK, type GameForm, MODES } from './game-form.ts';
import { usualNames } from './kept-form.ts';
import './new-game.css';
import { useOnlineParts } from './online-parts.ts';
import { OpponentRow } from './opponent-row.tsx';
import { OptionsRows } from './options-rows.tsx';
import { Players } from './players.tsx';
import { formWithPreset } from './preset-choice.ts';
import { paletteOf } from './preview.tsx';
import { StartBox } from './start-box.tsx';
import { useStarting } from './starting.ts';

/** The draft, or the form as it was last used with what the address asks for. */
function askedForm(mode: string): GameForm {
  const form = openForm();
  if (isDraftAsked()) return form;
  const asked = MODES.find((known) => known === mode) ?? form.mode;
  const query = new URL(place.peek(), location.origin).searchParams;
  const fen = query.get('fen');
  if (fen === null) return { ...form, mode: asked };
  const start = { kind: 'position', fen, force: query.has('force') } as const;
  return { ...form, mode: asked, options: { ...form.options, start } };
}

/** The form as it stands; from the first change on its address leads back to it, by reloading or from the editor. */
function useForm(rest: string) {
  const [form, setForm] = useState(() => askedForm(rest));
  const [password, setPassword] = useState(() => (isDraftAsked() ? draftPassword() : ''));
  const [changed, setChanged] = useState(false);
  const keep = (): void => {
    keepDraft(form, password);
    go(`${path()}?${DRAFT_MARK}`, 'replace');
  };
  // Before anything else can happen: somebody may reload the page right away.
  useLayoutEffect(() => {
    if (changed) keep();
  }, [changed, form, password]);
  return {
    form,
    password,
    keep,
    change: (changes: Partial<GameForm>, next = password): void => {
      setForm({ ...form, ...changes });
      setPassword(next);
      setChanged(true);
    },
  };
}

export default function NewGameScreen({ rest }: { readonly rest: string }) {
  const isKnown = rest === '' || MODES.some((mode) => mode === rest);
  return isKnown ? <NewGameForm rest={rest} /> : <NothingHereScreen />;
}

function NewGameForm({ rest }: { readonly rest: string }) {
  const text = formWords.value;
  const id = useId();
  const { form, password, keep, change } = useForm(rest);
  const { busy, problem, start, forget } = useStarting();
  const isOnline = form.mode === 'online';
  const online = useOnlineParts(isOnline);
  const fault = formFault(form, usualNames(), password);
  const edit = (changes: Partial<GameForm>, next?: string): void => {
    forget();
    change(changes, next);
  };
  return (
    <Page title={text.title} wide>
      <div class="new-game" data-sides={paletteOf(form)}>
        <form
          id={id}
          class="form-rows"
          onSubmit={(event) => {
            event.preventDefault();
            if (fault === null) start(form, password);
          }}
        >
          <OpponentRow mode={form.mode} onChange={(mode) => edit({ mode })} />
          <Players form={form} onChange={edit} />
          <OptionsRows
            value={form.options}
            place={isOnline ? 'online' : 'local'}
            onChange={(options) => edit({ options })}
            onPreset={(preset) => edit(formWithPreset(form, preset))}
            onSetUp={() => {
              keep();
              go(`/editor?${DRAFT_MARK}`);
            }}
          />
          {online && (
            <online.AccessRows
              options={form.options}
              password={password}
              onChange={(options) => edit({ options })}
              onPassword={(next) => edit({}, next)}
            />
          )}
        </form>
        <StartBox
          form={form}
          formId={id}
          label={isOnline ? text.open : text.start}
          {...{ fault, problem, busy }}
          around={online && ((button) => <online.RequiresName>{button}</online.RequiresName>)}
        />
      </div>
    </Page>
  );
}
