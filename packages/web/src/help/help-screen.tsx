/** Learn: `/help`, each part under its own address (`/help#king`). */
import { PRESETS } from '@crownhead/match';
import { NAMED_OPENINGS, positionOf, type RuleSet } from '@crownhead/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { words } from '../i18n/words.ts';
import { place } from '../router.ts';
import { formWords } from '../screens/new-game/form-words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Menu } from '../ui/field.tsx';
import { Page } from '../ui/page.tsx';
import { AddressPage } from './address-page.tsx';
import {
  choicesOf,
  LESSON_IDS,
  LESSONS,
  lessonGame,
  OPTION_LESSONS,
  optionLesson,
  SHOWN_OPTIONS,
  type ShownOption,
} from './lessons.ts';
import { LiveBoard } from './live-board.tsx';
import { manualWords } from './manual-words.ts';
import './help.css';

/** The command is the same in every language. */
const SERVE = 'crownhead serve --lan';
const ADDRESS = 'http://192.168.1.20:8080';

/** Goes to the part that the address names, once it is there. */
function useAnchor(): void {
  const { hash } = new URL(place.value, location.origin);
  useEffect(() => {
    if (hash.length < 2) return;
    const part = document.getElementById(decodeURIComponent(hash.slice(1)));
    part?.scrollIntoView();
    part?.focus();
  }, [hash]);
}

/** The part that is being read: the last one whose title has come to the upper half of the window. */
function usePartInView(): string {
  const [id, setId] = useState('rules');
  useEffect(() => {
    const look = (): void => {
      const parts = [...document.querySelectorAll('.help-part')];
      const read = parts.findLast((part) => part.getBoundingClientRect().top < innerHeight / 3);
      setId(read?.id ?? 'rules');
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return id;
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section class="help-part" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 class="help-title" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const Paragraphs = ({ text }: { readonly text: readonly string[] }) => (
  <>
    {text.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </>
);

/** The manual; `/help?address` is a page of its own. */
export default function HelpScreen() {
  const { searchParams } = new URL(place.value, location.origin);
  return searchParams.has('address') ? <AddressPage /> : <Manual />;
}

function RulesPart() {
  const text = manualWords.value;
  return (
    <Part id="rules" title={text.rules}>
      <div class="help-lessons">
        {LESSON_IDS.map((id) => (
          <LessonCard key={id} id={id} />
        ))}
        <article class="help-card" id="draws" tabIndex={-1}>
          <h3 class="help-card-title">{text.draws.title}</h3>
          <Paragraphs text={text.draws.text} />
        </article>
      </div>
    </Part>
  );
}

function OptionsPart() {
  const text = manualWords.value;
  return (
    <Part id="options" title={text.options}>
      <p>{text.optionsIntro}</p>
      <div class="help-lessons">
        {SHOWN_OPTIONS.map((option) => (
          <OptionCard key={option} option={option} />
        ))}
        <article class="help-card">
          <h3 class="help-card-title">{text.tableRules.title}</h3>
          <p>{text.first}</p>
          <Paragraphs text={text.tableRules.text} />
        </article>
      </div>
    </Part>
  );
}

function PresetsPart() {
  const text = manualWords.value;
  return (
    <Part id="presets" title={text.presets}>
      <p>{text.presetsIntro}</p>
      <dl class="help-list">
        {PRESETS.map(({ id }) => (
          <div key={id}>
            <dt>{formWords.value.presets[id].name}</dt>
            <dd>{formWords.value.presets[id].about}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function KeysPart() {
  const text = manualWords.value;
  return (
    <Part id="keys" title={text.keys.title}>
      <dl class="help-list help-keys">
        {text.keys.rows.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function NetworkPart() {
  const text = manualWords.value;
  return (
    <Part id="network" title={text.network.title}>
      <p>{text.network.text[0]}</p>
      <pre class="help-code">{SERVE}</pre>
      <p>{text.network.text[1]}</p>
      <pre class="help-code">{ADDRESS}</pre>
      <p>{text.network.text[2]}</p>
      <p class="help-links">
        <ButtonLink href="/help?address">{text.network.byAddress}</ButtonLink>
      </p>
    </Part>
  );
}

function Manual() {
  const text = manualWords.value;
  useAnchor();
  const here = usePartInView();
  const parts: readonly (readonly [id: string, title: string])[] = [
    ['rules', text.rules],
    ['options', text.options],
    ['presets', text.presets],
    ['notation', text.notation.title],
    ['keys', text.keys.title],
    ['openings', text.openings.title],
    ['online', text.online.title],
    ['network', text.network.title],
    ['files', text.files.title],
    ['privacy', text.privacy.title],
  ];
  return (
    <Page
      title={text.title}
      lead={text.intro}
      wide
      actions={<ButtonLink href="/train">{text.stepByStep}</ButtonLink>}
    >
      <div class="help">
        <nav class="help-contents" aria-label={text.contents}>
          {parts.map(([id, title]) => (
            <a key={id} href={`/help#${id}`} aria-current={id === here ? 'true' : undefined}>
              {title}
            </a>
          ))}
        </nav>
        <div class="help-parts">
          <RulesPart />
          <OptionsPart />
          <PresetsPart />
          <NotationPart />
          <KeysPart />
          <OpeningsPart />
          <Part id="online" title={text.online.title}>
            <Paragraphs text={text.online.text} />
          </Part>
          <NetworkPart />
          <Part id="files" title={text.files.title}>
            <Paragraphs text={text.files.text} />
            <p class="help-links">
              <ButtonLink href="/open">{text.files.open}</ButtonLink>
              <ButtonLink href="/editor">{text.files.editor}</ButtonLink>
            </p>
          </Part>
          <Part id="privacy" title={text.privacy.title}>
            <Paragraphs text={text.privacy.text} />
          </Part>
        </div>
      </div>
    </Page>
  );
}

const STARTS = new Map(LESSON_IDS.map((id) => [id, lessonGame(LESSONS[id])]));

function LessonCard({ id }: { readonly id: (typeof LESSON_IDS)[number] }) {
  const { title, text, done } = manualWords.value.lessons[id];
  return (
    <article class="help-card" id={id} tabIndex={-1}>
      <h3 class="help-card-title">{title}</h3>
      <p>{text}</p>
      <LiveBoard label={title} start={STARTS.get(id)!} done={done} />
    </article>
  );
}

function OptionCard<K extends ShownOption>({ option }: { readonly option: K }) {
  const rules = formWords.value.rules[option] as Readonly<Record<string, string>>;
  const [value, setValue] = useState<RuleSet[K]>(OPTION_LESSONS[option].rules[option] as RuleSet[K]);
  const [start, setStart] = useState(() => lessonGame(optionLesson(option, value)));
  const label = rules.label ?? '';
  return (
    <article class="help-card" id={`option-${option}`} tabIndex={-1}>
      <h3 class="help-card-title">{label}</h3>
      <Choice
        label={label}
        hideLabel
        value={value}
        options={choicesOf(option).map((choice) => ({ value: choice, label: rules[choice] ?? choice }))}
        onChange={(choice) => {
          setValue(choice);
          setStart(lessonGame(optionLesson(option, choice)));
        }}
      />
      <LiveBoard key={value} label={label} start={start} task={manualWords.value.optionsTry[option]} />
    </article>
  );
}

function NotationPart() {
  const { notation } = manualWords.value;
  const position = positionOf('W:W21-32:B1-12');
  return (
    <Part id="notation" title={notation.title}>
      <p>{notation.text}</p>
      <div class="help-pair">
        {(['numbers', 'coordinates'] as const).map((marks) => (
          <figure key={marks} class="help-figure">
            <Board position={position} label={notation[marks]} marks={marks} />
            <figcaption>{notation[marks]}</figcaption>
          </figure>
        ))}
      </div>
    </Part>
  );
}

function OpeningsPart() {
  const { openings } = manualWords.value;
  const [fen, setFen] = useState<string>(NAMED_OPENINGS.find(([, name]) => name === 'Old Fourteenth')![0]);
  const name = NAMED_OPENINGS.find(([at]) => at === fen)![1];
  return (
    <Part id="openings" title={openings.title}>
      <div class="help-pair">
        <div class="help-opening">
          <p>{openings.text}</p>
          <Menu
            label={openings.choose}
            value={fen}
            options={NAMED_OPENINGS.map(([value, label]) => ({ value, label }))}
            onChange={setFen}
          />
          <p class="help-links">
            <ButtonLink href={`/editor?fen=${encodeURIComponent(fen)}`}>{openings.play}</ButtonLink>
          </p>
        </div>
        <figure class="help-figure">
          <Board position={positionOf(fen)} label={name} />
          <figcaption>
            {name}, {words.value.home.toMove(words.value.ui.sides['red-white'][positionOf(fen).turn])}
          </figcaption>
        </figure>
      </div>
    </Part>
  );
}
