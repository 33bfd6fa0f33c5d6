/** Hosting and joining by address (N1): where to type one, which commands there are, and what a browser cannot do. */
import { readAddress, tablePath } from '@crownhead/client';
import { useState } from 'preact/hooks';
import { address } from '../i18n/en/address.ts';
import { lazyWords } from '../i18n/lazy-words.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Page, Section } from '../ui/page.tsx';
import './address-page.css';

const addressWords = lazyWords(address, {
  es: async () => (await import('../i18n/es/address.ts')).address,
  fr: async () => (await import('../i18n/fr/address.ts')).address,
  de: async () => (await import('../i18n/de/address.ts')).address,
  ru: async () => (await import('../i18n/ru/address.ts')).address,
});

/** Commands are the same in every language. */
const COMMANDS = {
  join: 'crownhead join 192.168.1.20:8080',
  serve: 'crownhead serve --lan',
  host: 'crownhead host',
  consoleServer: 'crownhead console-server',
  joinConsole: 'crownhead join --console 192.168.1.20:9000',
} as const;

const Command = ({ line }: { readonly line: string }) => (
  <pre class="address-command">
    <code>{line}</code>
  </pre>
);

function JoinForm() {
  const words = addressWords.value;
  const [typed, setTyped] = useState('');
  const [bad, setBad] = useState(false);
  const goThere = (): void => {
    const address = readAddress(typed);
    setBad(address === null);
    if (!address) return;
    const { origin, table, invitation } = address;
    location.assign(`${origin}${table === null ? '/online' : tablePath(table, invitation)}`);
  };
  return (
    <form
      class="address-form"
      onSubmit={(event) => {
        event.preventDefault();
        goThere();
      }}
    >
      <Field
        label={words.address}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setBad(false);
        }}
        hint={words.hint}
        error={bad ? words.bad : undefined}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="none"
        inputMode="url"
      />
      <Button type="submit" look="main" disabled={typed.trim() === ''}>
        {words.go}
      </Button>
    </form>
  );
}

export function AddressPage() {
  const words = addressWords.value;
  return (
    <Page title={words.title} lead={words.lead} back="/online">
      <Section title={words.joinTitle}>
        <div class="address-part">
          <p>{words.joinText}</p>
          <JoinForm />
          <p>{words.joinTerminal}</p>
          <Command line={COMMANDS.join} />
        </div>
      </Section>
      <Section title={words.hostTitle}>
        <div class="address-part">
          <p>{words.hostText}</p>
          <p>{words.serve}</p>
          <Command line={COMMANDS.serve} />
          <p>{words.hostCommand}</p>
          <Command line={COMMANDS.host} />
          <p>{words.menu}</p>
          <ul>
            {words.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      </Section>
      <Section title={words.consoleTitle}>
        <div class="address-part">
          <p>{words.consoleText}</p>
          <Command line={COMMANDS.consoleServer} />
          <Command line={COMMANDS.joinConsole} />
        </div>
      </Section>
    </Page>
  );
}
