/** The form before a game on this device: `/new`, `/new/friend`, `/new/computer`, with `?fen=` from the editor. */
import { useState } from 'preact/hooks';
import { words } from '../../i18n/words.ts';
import { go, place } from '../../router.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { formWords } from './form-words.ts';
import { formFault, type GameForm, MODES } from './game-form.ts';
import { startWith, usualNames } from './kept-form.ts';
import { lastForm } from './last-form.ts';
import './new-game.css';
import { OptionsForm } from './options-form.tsx';
import { Players } from './players.tsx';

/** The form as it was last used, with what the address asks for. */
function askedForm(mode: string): GameForm {
  const last = lastForm();
  const asked = MODES.find((known) => known === mode) ?? last.mode;
  const query = new URL(place.value, location.origin).searchParams;
  const fen = query.get('fen');
  if (fen === null) return { ...last, mode: asked };
  const start = { kind: 'position', fen, force: query.has('force') } as const;
  return { ...last, mode: asked, options: { ...last.options, start } };
}

export default function NewGameScreen({ rest }: { readonly rest: string }) {
  const [form, setForm] = useState(() => askedForm(rest));
  const [refused, setRefused] = useState<string | null>(null);
  const text = formWords.value;
  const fault = formFault(form, usualNames());
  const change = (changes: Partial<GameForm>) => {
    setRefused(null);
    setForm({ ...form, ...changes });
  };
  const start = (event: SubmitEvent) => {
    event.preventDefault();
    if (fault !== null) return;
    const started = startWith(form);
    if (started.ok) go(started.value);
    else setRefused(started.error.message);
  };
  const wrong = fault === null ? refused : text.faults[fault];
  return (
    <Page title={text.title}>
      <form class="new-game" onSubmit={start}>
        <Section title={text.who}>
          <Choice
            label={text.who}
            hideLabel
            value={form.mode === 'friend' ? 'friend' : 'computer'}
            options={(['friend', 'computer'] as const).map((mode) => ({
              value: mode,
              label: text.modes[mode],
            }))}
            onChange={(mode) => change({ mode })}
          />
          <Players form={form} sides={words.value.ui.sides[form.options.table.sideNames]} onChange={change} />
        </Section>
        <OptionsForm
          value={form.options}
          place="local"
          onChange={(options) => change({ options: { ...form.options, ...options } })}
        />
        <div class="new-game-start">
          {wrong && (
            <p class="new-game-wrong" role="alert">
              {wrong}
            </p>
          )}
          <Button look="main" type="submit" disabled={fault !== null}>
            {text.start}
          </Button>
        </div>
      </form>
    </Page>
  );
}
