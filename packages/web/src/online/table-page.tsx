/** A table by its address (`/t/:id`): name and password, the waiting room, the game, and what comes after. */
import { invitationIn, type Table, type TableView } from '@crownhead/client';
import { type TableId, tableId } from '@crownhead/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import '../board/unsent-mark.tsx';
import { GameScreen } from '../game/game-screen.tsx';
import { loadNews } from '../game/news.ts';
import { go, place } from '../router.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import { AskDialog, type Confirmation } from './ask-dialog.tsx';
import type { ChatLine } from './chat-log.ts';
import { hostNames } from './host-names.ts';
import { Invited } from './invited.tsx';
import { leavingText } from './leaving.ts';
import { Named, OnlinePage, useServerSession } from './online-page.tsx';
import { onlineWords } from './online-words.ts';
import { OptionsPage } from './options-page.tsx';
import { OverBar } from './over-bar.tsx';
import { PasswordForm } from './password-form.tsx';
import { refusalText } from './refusal-text.ts';
import { sendCommand } from './sending.ts';
import { you } from './server-session.ts';
import { TableAside } from './table-aside.tsx';
import { situationOf, type TableSituation } from './table-situation.ts';
import { playQuickly } from './use-quick-play.ts';
import { useVisit } from './use-visit.ts';
import { RoomPlaceholder, WaitingRoom } from './waiting-room.tsx';
import { takeWish } from './wish-to-sit.ts';

/** What a game on this device fetches while it goes on: asked for while the server is there, since afterwards nobody has it. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('../game/move-list.tsx'),
  () => import('../game/status-card.tsx'),
  () => import('../game/action-dialogs.tsx'),
  () => import('../sound/sounds.ts'),
];

/** A page from a host on the local network has no service worker that could keep it all. */
async function prepareToPlayAlone(): Promise<void> {
  for (const load of PARTS) await load().catch(() => undefined);
}

// With people far away there is something to tell soon.
void loadNews();

const ID = /^[a-z0-9]{6,32}$/;

/** Those who pressed "Join" on the page before sit down, once. */
function useSitting(id: TableId, table: Table, situation: TableSituation): void {
  useEffect(() => {
    if (takeWish(id) && situation.ask === 'sit') void sendCommand(table, { type: 'seat.take', ready: true });
  }, [table]);
}

interface OpenTableProps {
  readonly id: TableId;
  readonly table: Table;
  readonly view: TableView;
  readonly said: readonly ChatLine[];
  readonly options: boolean;
}

/** Who has a seat gives it up; a host hands the table on. */
async function giveUpSeat(table: Table, situation: TableSituation): Promise<void> {
  if (situation.leaving !== 'goes' || (situation.isHost && situation.stage !== 'closed')) {
    await sendCommand(table, { type: 'leave' });
  }
}

async function leaveTable(table: Table, situation: TableSituation): Promise<void> {
  await giveUpSeat(table, situation);
  go('/online');
}

/** A game with somebody else, as quick play finds them; where it finds nobody the list of tables is shown. */
async function playAnother(id: TableId, table: Table, situation: TableSituation): Promise<void> {
  await giveUpSeat(table, situation);
  const played = await playQuickly(id);
  if (played?.ok) return;
  if (played) toast(refusalText(played.error, onlineWords.value));
  go('/online');
}

function OpenTable({ id, table, view, said, options }: OpenTableProps) {
  const words = onlineWords.value;
  const [question, ask] = useState<Confirmation | null>(null);
  /** The game from which this player has gone back to the waiting room (R17, N5). */
  const [over, setOver] = useState<number | null>(null);
  const situation = situationOf(view);
  useSitting(id, table, situation);
  useEffect(() => void prepareToPlayAlone(), []);
  const leave = (): void => void leaveTable(table, situation);
  /** Asked where it does something to the game or to the table. */
  const askToLeave = (): void => {
    const { askGame, askTable, leave: yes, stay } = words.leaving;
    const text = leavingText(view, situation, words.leaving);
    const title = situation.leaving === 'loses' ? askGame : askTable;
    if (text === '') leave();
    else ask({ title, text, yes, no: stay, act: leave });
  };
  const here = { id, table, view, situation, said, ask };
  const host = view.state.hostName ?? '';
  const dialog = <AskDialog question={question} onClose={() => ask(null)} />;

  if (options && situation.hostTools.options) return <OptionsPage id={id} table={table} view={view} />;
  const { round } = view.state;
  const isBack = situation.stage === 'after' && round?.number === over;
  if (round !== null && !isBack) {
    return (
      <>
        <GameScreen
          table={table}
          onLeave={situation.stage === 'game' ? askToLeave : leave}
          onNewOpponent={() => void playAnother(id, table, situation)}
          onTable={() => setOver(round.number)}
          onSave={() => void import('../files/save-dialog.tsx').then(({ showSave }) => showSave(table))}
          aside={
            <>
              <TableAside {...here} />
              <OverBar table={table} view={view} />
            </>
          }
        />
        {dialog}
      </>
    );
  }
  return (
    <OnlinePage title={words.table.title(host)} back="/online" wide>
      {situation.stage === 'closed' ? (
        <Section title={words.closed.title}>
          <p class="online-text">{words.closed[view.state.closed ?? 'empty']}</p>
          <ToLobby />
        </Section>
      ) : (
        <WaitingRoom {...here} onLeave={askToLeave} />
      )}
      {dialog}
    </OnlinePage>
  );
}

function ToLobby() {
  return (
    <p class="online-text">
      <ButtonLink look="main" href="/online">
        {onlineWords.value.table.toLobby}
      </ButtonLink>
    </p>
  );
}

/** The secret of the link by which somebody came to this table, kept while the address goes on to say other things. */
function useInvitation(id: string): string | null {
  const secret = useMemo(() => ({ value: null as string | null }), [id]);
  secret.value = invitationIn(new URL(place.value, location.origin).hash) ?? secret.value;
  return secret.value;
}

interface TableEntryProps {
  readonly id: TableId;
  readonly options: boolean;
  /** Given with the name, before the table was opened. */
  readonly password: string | null;
  /** The secret of the link they came by. */
  readonly invitation: string | null;
}

function TableEntry({ id, options, password, invitation }: TableEntryProps) {
  const words = onlineWords.value;
  const { visit, tryPassword } = useVisit(id, password, invitation);
  const shut =
    visit.status === 'open' && visit.view.link.status === 'closed' ? visit.view.link.problem : null;
  if (visit.status === 'open' && !shut) return <OpenTable id={id} {...visit} options={options} />;
  const problem = visit.status === 'refused' ? visit.problem : shut;
  const host = hostNames.get(id);
  const title = host === undefined ? words.table.untitled : words.table.title(host);
  if (visit.status === 'opening') {
    return (
      <OnlinePage title={title} back="/online" wide>
        <RoomPlaceholder />
      </OnlinePage>
    );
  }
  return (
    <OnlinePage title={problem ? words.title : title} back="/online">
      <Named>
        {visit.status === 'password' && (
          <PasswordForm wrong={visit.wrong && refusalText(visit.wrong, words)} onTry={tryPassword} />
        )}
        {problem && (
          <Section title={refusalText(problem, words)}>
            <ToLobby />
          </Section>
        )}
      </Named>
    </OnlinePage>
  );
}

export default function TablePage({ rest }: { readonly rest: string }) {
  useServerSession();
  const words = onlineWords.value;
  const [password, setPassword] = useState<string | null>(null);
  const [id = '', more] = rest.split('/');
  const invitation = useInvitation(id);
  // Another screen is on its way while this one is still shown.
  if (rest === '') return null;
  if (!ID.test(id)) {
    return (
      <OnlinePage title={words.title} back="/online">
        <Section title={words.table.none}>
          <ToLobby />
        </Section>
      </OnlinePage>
    );
  }
  const table = tableId(id);
  if (you.value === null)
    return <Invited id={table} isInvited={invitation !== null} onPassword={setPassword} />;
  return (
    <TableEntry
      key={`${id} ${you.value?.player ?? ''}`}
      id={table}
      options={more === 'options'}
      password={password}
      invitation={invitation}
    />
  );
}
