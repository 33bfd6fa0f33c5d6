/** A table before its game: seats, ready, invitation, rules, and what the host may do. */
import { tablePath } from '@crownhead/client';
import { words as commonWords } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/page.tsx';
import { type AtTable, askToClose } from './at-table.ts';
import { Chat } from './chat.tsx';
import { HostTools, SeatComputer } from './host-tools.tsx';
import { lobbyWords } from './lobby-words.ts';
import { onlineWords } from './online-words.ts';
import { People } from './people.tsx';
import { useReach } from './reach.ts';
import { tableFacts } from './rules-words.ts';
import { Seats } from './seats.tsx';
import { sendCommand } from './sending.ts';
import { ShareLink } from './share-link.tsx';
import { TableAction } from './table-action.tsx';
import { watchers } from './table-situation.ts';
import './waiting-room.css';

/** What is known by name with its name, the rest in sentences. */
function RoomRules({ facts: { rules, time, more } }: { readonly facts: ReturnType<typeof tableFacts> }) {
  const words = lobbyWords.value.quick;
  return (
    <>
      <dl class="room-facts">
        <div>
          <dt>{words.rules}</dt>
          {rules.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
        <div>
          <dt>{words.time}</dt>
          <dd>{time}</dd>
        </div>
      </dl>
      <ul class="room-rules">
        {more.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** The seats as grey places until it is known who sits there; why it takes time is said when it does. */
export function RoomPlaceholder() {
  const words = onlineWords.value.table;
  return (
    <div class="room" aria-busy="true">
      <div class="room-main">
        <Section title={words.people}>
          <ul class="seats" aria-hidden="true">
            <li class="seat seat-unknown" />
            <li class="seat seat-unknown" />
          </ul>
          <p class="online-busy">{words.opening}</p>
        </Section>
      </div>
    </div>
  );
}

interface WaitingRoomProps extends AtTable {
  readonly onLeave: () => void;
}

/** Beside the seats: the rules, the tools of the host, the talk, those who watch, and the way out. */
function RoomSide(here: WaitingRoomProps) {
  const { id, table, view, situation, said, onLeave } = here;
  const words = onlineWords.value;
  const { options, hostName, seats } = view.state;
  const watching = watchers(view).count;
  // A host with nobody to leave the table to closes it.
  const others = seats.filter((seat) => seat?.kind === 'person' && seat.player !== view.you);
  const isAlone = situation.hostTools.close && others.length === 0 && watching === 0;
  const sides = commonWords.value.ui.sides[options.table.sideNames];
  return (
    <div class="room-side">
      <Section title={words.table.rules}>
        <RoomRules facts={tableFacts(options, hostName ?? '', sides, words.rules)} />
      </Section>
      {situation.hostTools.options && (
        <Section title={words.table.hostTools}>
          <HostTools
            id={id}
            table={table}
            tools={{ ...situation.hostTools, computer: false }}
            onClose={() => askToClose(here)}
          />
        </Section>
      )}
      {options.chat && (
        <Section title={words.chat.title}>
          <Chat table={table} said={said} maySpeak={situation.maySpeak} />
        </Section>
      )}
      {watching > 0 && (
        <Section title={words.table.spectators(watching)}>
          <People view={view} />
        </Section>
      )}
      {!isAlone && (
        <Button look="quiet" onClick={onLeave}>
          {situation.mine === null ? words.table.toLobby : words.table.leave}
        </Button>
      )}
    </div>
  );
}

export function WaitingRoom(here: WaitingRoomProps) {
  const { id, table, view, situation, ask } = here;
  const words = onlineWords.value;
  const reach = useReach();
  const { options, hostName, seats } = view.state;
  const host = hostName ?? '';
  const notes = [
    ...(reach?.scope === 'network' ? [words.invite.how] : []),
    ...(options.private ? [view.invitation ? words.invite.admits : words.invite.private] : []),
  ];
  return (
    <div class="room">
      <div class="room-main">
        <Section title={words.table.people}>
          <Seats
            table={table}
            view={view}
            situation={situation}
            free={situation.hostTools.computer && <SeatComputer table={table} />}
            onRemove={(seat) =>
              ask({
                title: words.table.removeAsk(seats[seat]?.name ?? ''),
                text: words.table.removeHint,
                yes: words.table.remove(seats[seat]?.name ?? ''),
                act: () => void sendCommand(table, { type: 'seat.remove', seat }),
              })
            }
          />
          <TableAction table={table} situation={situation} />
        </Section>
        {seats.includes(null) && !situation.isRemoved && (
          <Section title={words.invite.title}>
            {notes.length > 0 && <p class="online-soft">{notes.join(' ')}</p>}
            <ShareLink path={tablePath(id, view.invitation)} title={words.table.title(host)} />
          </Section>
        )}
      </div>
      <RoomSide {...here} />
    </div>
  );
}
