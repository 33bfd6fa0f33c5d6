/** A game that others are playing at this server right now, for the first screen: the board, the players, the way there. */
import type { ShownTable } from '@crownhead/protocol';
import { parseFen, type Side, toPosition } from '@crownhead/rules';
import { Board } from '../board/board.tsx';
import { Piece } from '../board/piece.tsx';
import { onlineWords } from './online-words.ts';
import './table-state.css';
import './live-game.css';
import { shownName } from '../i18n/shown-name.ts';

export function LiveGame({ shown: { table, game } }: { readonly shown: ShownTable }) {
  const words = onlineWords.value;
  const setup = game && parseFen(game.fen);
  const position = setup?.ok ? toPosition(setup.value) : null;
  if (!game || !position?.ok) return null;
  const player = (side: Side) => (
    <span class="live-game-player">
      <span class="table-state-disc">
        <Piece side={side} kind="man" />
      </span>
      {shownName(game.names[side])}
    </span>
  );
  const title = words.watch.versus(shownName(game.names.black), shownName(game.names.white));
  return (
    <section class="home-shown" aria-label={words.watch.live}>
      <div class="live-game-head">
        <span class="live-game-dot" />
        <b>{words.home.live}</b>
        <span class="live-game-players">
          {player('black')} – {player('white')}
        </span>
        <a href={`/t/${table.table}`} aria-label={`${words.lobby.watch}: ${title}`}>
          {words.lobby.watch}
        </a>
      </div>
      <div class="home-shown-board">
        <Board position={position.value} label={title} marks="none" flipped={false} />
      </div>
    </section>
  );
}
