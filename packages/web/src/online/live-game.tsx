/** A game that others are playing at this server right now, for the first screen: the board, the players, the way there. */
import type { ShownTable } from '@crownhead/protocol';
import { parseFen, SIDES, toPosition } from '@crownhead/rules';
import { Board } from '../board/board.tsx';
import { Piece } from '../board/piece.tsx';
import { words as commonWords } from '../i18n/words.ts';
import { onlineWords } from './online-words.ts';
import './table-state.css';
import './live-game.css';

export function LiveGame({ shown: { table, game } }: { readonly shown: ShownTable }) {
  const words = onlineWords.value;
  const setup = game && parseFen(game.fen);
  const position = setup?.ok ? toPosition(setup.value) : null;
  if (!game || !position?.ok) return null;
  const sides = commonWords.value.ui.sides[table.options.sideNames];
  const [first, second] = SIDES.map((side) => (
    <p key={side} class="live-game-player">
      <span class="table-state-disc">
        <Piece side={side} kind="man" />
      </span>
      <strong>{game.names[side]}</strong>
      <span class={game.turn === side ? 'live-game-turn' : ''}>
        {sides[side]}
        {game.turn === side && ` · ${words.home.toMove}`}
      </span>
    </p>
  ));
  const title = words.watch.versus(game.names.black, game.names.white);
  return (
    <section class="live-game" aria-label={words.watch.live}>
      <div class="live-game-head">
        <span class="live-game-dot" />
        <b>{words.home.live}</b>
        <span>{words.lobby.table(table.host)}</span>
        <a href={`/t/${table.table}`} aria-label={`${words.lobby.watch}: ${title}`}>
          {words.lobby.watch}
        </a>
      </div>
      {first}
      <div class="live-game-board">
        <Board position={position.value} label={title} marks="none" flipped={false} />
      </div>
      {second}
    </section>
  );
}
