/** Announcements to everybody: a new one, and those that stand. */
import { useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { timeText } from '../ui/time-text.ts';
import { act, useAsked } from './admin-api.ts';
import { AdminList, RowText } from './admin-list.tsx';
import { adminWords } from './admin-words.ts';
import { hoursOf, type Span, SpanMenu } from './span-menu.tsx';

export function Announce() {
  const words = adminWords.value;
  const { value, again } = useAsked('announcements', {});
  const [text, setText] = useState('');
  const [span, setSpan] = useState<Span>('24');
  const send = async (): Promise<void> => {
    if (!(await act('announce', { text, ...hoursOf(span) }))) return;
    setText('');
    again();
  };
  return (
    <>
      <form
        class="admin-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field
          label={words.announcement}
          hint={words.announcementHint}
          value={text}
          maxLength={300}
          autocomplete="off"
          onChange={setText}
        />
        <SpanMenu value={span} onChange={setSpan} />
        <Button type="submit" look="main" disabled={text.trim() === ''}>
          {words.actions.announce}
        </Button>
      </form>
      <AdminList
        label={words.sections.announce}
        answer={value}
        rowsOf={(found) => found.announcements}
        none={words.none.announce}
        keyOf={({ id }) => id}
      >
        {({ id, text: said, until, by }) => (
          <>
            <RowText
              title={said}
              notes={[until === null ? words.forever : words.until(timeText(until)), words.by(by)]}
            />
            <div class="admin-actions">
              <Button onClick={() => void act('unannounce', { id }).then(again)}>
                {words.actions.takeBack}
              </Button>
            </div>
          </>
        )}
      </AdminList>
    </>
  );
}
