/** An invitation, for somebody the server does not know: the table, a name, and Play on one screen. */
import { globalFetch } from '@crownhead/client';
import { lookAtTable } from '@crownhead/client/remote';
import { hasFreeSeat, type TableId, type TableListing } from '@crownhead/protocol';
import { useState } from 'preact/hooks';
import { words as commonWords } from '../i18n/words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useLatest } from '../ui/use-latest.ts';
import { lobbyWords } from './lobby-words.ts';
import { NameField, useNameChoice } from './name-field.tsx';
import { OnlinePage } from './online-page.tsx';
import { onlineWords } from './online-words.ts';
import { rulesLine, timerLine } from './rules-words.ts';
import { freeSides } from './table-state.tsx';
import { wishToSit } from './wish-to-sit.ts';
import './invited.css';

/** What a player agrees to. */
function Facts({ table }: { readonly table: TableListing }) {
  const words = lobbyWords.value.invited;
  const { rules } = onlineWords.value;
  const sides = commonWords.value.ui.sides[table.options.sideNames];
  const free = freeSides(table);
  return (
    <dl class="invited-facts">
      <div>
        <dt>{words.time}</dt>
        <dd>{timerLine(table.options.timer, rules)}</dd>
      </div>
      <div>
        <dt>{words.rules}</dt>
        <dd>{rulesLine({ rules: table.rules, table: table.options }, sides, rules)}</dd>
      </div>
      {free.length > 0 && (
        <div>
          <dt>{words.colour}</dt>
          <dd>{free.length === 1 ? sides[free[0]!] : words.drawn}</dd>
        </div>
      )}
    </dl>
  );
}

interface InvitedProps {
  readonly id: TableId;
  /** Their link lets them in, so that nobody asks for a password. */
  readonly isInvited: boolean;
  readonly onPassword: (password: string) => void;
}

export function Invited({ id, isInvited, onPassword }: InvitedProps) {
  const words = onlineWords.value;
  const { invited } = lobbyWords.value;
  // Null where there is no such table.
  const shown = useLatest(() => lookAtTable({ origin: '', fetch: globalFetch }, id), [id]);
  if (shown === undefined) {
    return (
      <OnlinePage title={words.title}>
        <p class="online-busy">{words.table.opening}</p>
      </OnlinePage>
    );
  }
  if (shown === null) {
    return (
      <OnlinePage title={words.table.none} back="/online">
        <div class="online-buttons">
          <ButtonLink look="main" href="/online">
            {words.table.toLobby}
          </ButtonLink>
        </div>
      </OnlinePage>
    );
  }
  const { table } = shown;
  const isFree = hasFreeSeat(table);
  const title = isFree ? invited.title : invited.watchTitle;
  return (
    <OnlinePage title={title(table.host)}>
      <Facts table={table} />
      <Answer
        table={table}
        isFree={isFree}
        asksPassword={table.locked && !isInvited}
        onPassword={onPassword}
      />
    </OnlinePage>
  );
}

interface AnswerProps extends Pick<InvitedProps, 'onPassword'> {
  readonly table: TableListing;
  readonly isFree: boolean;
  readonly asksPassword: boolean;
}

function Answer({ table, isFree, asksPassword, onPassword }: AnswerProps) {
  const { invited } = lobbyWords.value;
  const choice = useNameChoice();
  const [password, setPassword] = useState('');

  const isReady = choice.canTake && !(asksPassword && password === '');
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (choice.isBusy || !isReady) return;
    if (asksPassword) onPassword(password);
    // Done when the table has opened, once.
    const { submitter } = event as SubmitEvent;
    wishToSit(isFree && submitter?.id !== 'invited-watch' ? table.table : null);
    await choice.take();
  };

  return (
    <form class="online-form" onSubmit={submit}>
      <NameField choice={choice} autofocus />
      {asksPassword && (
        <Field
          type="password"
          label={invited.password}
          value={password}
          maxLength={100}
          autocomplete="off"
          required
          onChange={setPassword}
        />
      )}
      <div class="online-buttons">
        <Button look="main" type="submit" disabled={!isReady} aria-disabled={choice.isBusy}>
          {isFree ? invited.play : invited.watch}
        </Button>
        {isFree && table.spectators && (
          <Button
            look="quiet"
            type="submit"
            id="invited-watch"
            disabled={!isReady}
            aria-disabled={choice.isBusy}
          >
            {invited.watch}
          </Button>
        )}
      </div>
    </form>
  );
}
