/** Beside the board: what is asked between games, who watches, talk, and everything else about the table. */
import { othersAt, tablePath } from '@crownhead/client';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words as commonWords } from '../i18n/words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { type AtTable, askToClose } from './at-table.ts';
import { Chat } from './chat.tsx';
import type { ChatLine } from './chat-log.ts';
import { HostTools } from './host-tools.tsx';
import { moderationWords } from './moderation-words.ts';
import { onlineWords } from './online-words.ts';
import { People } from './people.tsx';
import { tableRules } from './rules-words.ts';
import { sendCommand } from './sending.ts';
import { ShareLink } from './share-link.tsx';
import { watchers } from './table-situation.ts';
import './table-aside.css';

/** What the game screen does not ask itself: sitting down, thinking better of it. */
function BetweenGames({ table, situation }: Pick<AtTable, 'table' | 'situation'>) {
  const words = onlineWords.value;
  const { ask, stage } = situation;
  if (stage === 'closed') {
    return (
      <ButtonLink look="main" href="/online">
        {words.table.toLobby}
      </ButtonLink>
    );
  }
  return (
    <>
      {ask === 'sit' && (
        <Button look="main" onClick={() => sendCommand(table, { type: 'seat.take', ready: true })}>
          {words.table.sit}
        </Button>
      )}
      {ask === 'unready' && (
        <Button onClick={() => sendCommand(table, { type: 'ready', ready: false })}>
          {words.table.unready}
        </Button>
      )}
    </>
  );
}

/** Lines said since the talk was last looked at. */
function useUnread(said: readonly ChatLine[], open: boolean): number {
  const [seen, setSeen] = useState(said.length);
  useEffect(() => {
    if (open) setSeen(said.length);
  }, [open, said.length]);
  return open ? 0 : Math.max(0, said.length - seen);
}

interface AboutProps {
  readonly here: AtTable;
  readonly onDone: () => void;
}

interface ReportProps {
  readonly table: string;
  readonly people: ReturnType<typeof othersAt>;
  readonly onClose: () => void;
}

/** Few ever need it: it is loaded when it is asked for. */
function Report(props: ReportProps) {
  const [Loaded, setLoaded] = useState<ComponentType<ReportProps> | null>(null);
  useEffect(() => {
    void import('./report-dialog.tsx').then(
      ({ default: loaded }) => setLoaded(() => loaded),
      () => props.onClose(),
    );
  }, []);
  return Loaded && <Loaded {...props} />;
}

/** Its rules, its link, and what the host can do. */
function AboutTable({ here, onDone }: AboutProps) {
  const { id, table, view, situation } = here;
  const words = onlineWords.value;
  const { options, hostName } = view.state;
  const [reporting, setReporting] = useState(false);
  const others = othersAt(view);
  const sides = commonWords.value.ui.sides[options.table.sideNames];
  const rules = tableRules(options, hostName ?? '', sides, words.rules);
  return (
    <>
      <ul class="table-aside-rules">
        {rules.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {situation.stage !== 'closed' && (
        <ShareLink path={tablePath(id, view.invitation)} title={words.invite.title} />
      )}
      {others.length > 0 && (
        <Button look="quiet" onClick={() => setReporting(true)}>
          {moderationWords.value.report.open}
        </Button>
      )}
      {reporting && <Report table={id} people={others} onClose={() => setReporting(false)} />}
      {situation.hostTools.close && (
        <HostTools
          id={id}
          table={table}
          tools={situation.hostTools}
          onSeated={onDone}
          onClose={() => {
            onDone();
            askToClose(here);
          }}
        />
      )}
    </>
  );
}

export function TableAside(here: AtTable) {
  const { table, view, situation, said } = here;
  const words = onlineWords.value;
  const [open, setOpen] = useState<'people' | 'chat' | 'table' | null>(null);
  const close = (): void => setOpen(null);
  const unread = useUnread(said, open === 'chat');
  const { options, hostName } = view.state;
  const watching = watchers(view).count;
  // Read from the top, not from the first field.
  const done = (
    <Button onClick={close} autofocus>
      {commonWords.value.common.close}
    </Button>
  );

  return (
    <div class="table-aside">
      <BetweenGames table={table} situation={situation} />
      {options.spectators && (
        <Button look="quiet" aria-label={words.table.spectators(watching)} onClick={() => setOpen('people')}>
          <Icon name="eye" />
          {watching}
        </Button>
      )}
      {options.chat && (
        <Button look="quiet" onClick={() => setOpen('chat')}>
          {words.chat.title}
          {unread > 0 && <span class="table-aside-unread">{unread}</span>}
        </Button>
      )}
      <Button look="quiet" onClick={() => setOpen('table')}>
        {words.table.about}
      </Button>
      <Dialog
        open={open === 'people'}
        title={words.table.spectators(watching)}
        onClose={close}
        actions={done}
      >
        <People view={view} />
      </Dialog>
      <Dialog open={open === 'chat'} title={words.chat.title} onClose={close} actions={done}>
        <Chat table={table} said={said} maySpeak={situation.maySpeak} />
      </Dialog>
      <Dialog
        open={open === 'table'}
        title={words.table.title(hostName ?? '')}
        onClose={close}
        actions={done}
      >
        <AboutTable here={here} onDone={close} />
      </Dialog>
    </div>
  );
}
