/** A table of mine on the first screen: against whom, how it stands, and whether something waits for me. */
import { waitsForMe } from '@crownhead/client';
import type { OwnTable } from '@crownhead/protocol';
import { parseFen, toPosition } from '@crownhead/rules';
import { Board } from '../board/board.tsx';
import { shownName } from '../i18n/shown-name.ts';
import { words as commonWords } from '../i18n/words.ts';
import { useCountdown } from '../ui/countdown.ts';
import { onlineWords } from './online-words.ts';
import { timerLine } from './rules-words.ts';

function titleOf({ game, side, table }: OwnTable): string {
  if (!game) return onlineWords.value.table.title(table.host);
  return side === null
    ? onlineWords.value.watch.versus(shownName(game.names.black), shownName(game.names.white))
    : shownName(game.names[side === 'black' ? 'white' : 'black']);
}

function chipOf({ asked, game }: OwnTable): string {
  const { home } = onlineWords.value;
  const { toMove } = commonWords.value.home;
  if (asked === 'move') return commonWords.value.home.yourTurn;
  if (asked === 'wait' && game) return toMove(shownName(game.names[game.turn]));
  return asked === 'nothing' || asked === 'wait' ? home.waiting : home.asked;
}

export function OwnGameRow({ own, now }: { readonly own: OwnTable; readonly now: () => number }) {
  const words = onlineWords.value;
  const { game, side, table, until } = own;
  const left = useCountdown(until, now);
  const setup = game && parseFen(game.fen);
  const position = setup?.ok ? toPosition(setup.value) : null;
  const title = titleOf(own);
  const facts = [
    words.home.online,
    game && commonWords.value.home.move(game.moves + 1),
    timerLine(table.options.timer, words.rules),
  ].filter((fact) => fact !== null);
  return (
    <li>
      <a class="home-row" href={`/t/${table.table}`}>
        {position?.ok && (
          <span class="home-row-board" aria-hidden="true">
            <Board position={position.value} label={title} marks="none" flipped={side === 'black'} />
          </span>
        )}
        <span class="home-row-body">
          <span class="home-row-text">
            <span class="home-row-title">{title}</span>
            <span class="home-row-about">{facts.join(' · ')}</span>
          </span>
          <span class={waitsForMe(own) ? 'home-chip home-chip-waits' : 'home-chip'}>
            {chipOf(own)}
            {left !== null && ` · ${left}`}
          </span>
        </span>
      </a>
    </li>
  );
}
