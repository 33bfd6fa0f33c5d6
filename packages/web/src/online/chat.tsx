/** Talk between the players, where the host turned it on (N16). What people write is text, never markup. */
import type { Table } from '@crownhead/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import type { ChatLine } from './chat-log.ts';
import { onlineWords } from './online-words.ts';
import { sendCommand } from './sending.ts';
import './chat.css';

const LONGEST_WORDS = 300;

interface ChatProps {
  readonly table: Table;
  readonly said: readonly ChatLine[];
  readonly maySpeak: boolean;
}

export function Chat({ table, said, maySpeak }: ChatProps) {
  const words = onlineWords.value.chat;
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [said.length]);

  const speak = async (event: Event): Promise<void> => {
    event.preventDefault();
    const sent = await sendCommand(table, { type: 'chat', text });
    if (sent.ok) setText('');
  };

  return (
    <div class="chat">
      {said.length === 0 && <p class="online-soft">{words.empty}</p>}
      <ol class="chat-lines" ref={list} aria-live="polite">
        {said.map((line) => (
          <li key={`${line.at} ${line.player} ${line.text}`}>
            <strong>{line.name}</strong> {line.text}
          </li>
        ))}
      </ol>
      {maySpeak ? (
        <form class="chat-form" onSubmit={speak}>
          <input
            class="field-input"
            aria-label={words.say}
            placeholder={words.say}
            value={text}
            maxLength={LONGEST_WORDS}
            autocomplete="off"
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <Button look="main" type="submit" disabled={text.trim() === ''}>
            {words.send}
          </Button>
        </form>
      ) : (
        <p class="online-soft">{words.onlyPlayers}</p>
      )}
    </div>
  );
}
