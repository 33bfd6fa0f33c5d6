/** A player at their own side of the board: name, whose turn it is, the pile and the clock (L2, L4). */
import { formatTime, yourSides } from '@crownhead/client';
import { playing } from '@crownhead/match';
import type { Kind, Side } from '@crownhead/rules';
import { Piece } from '../board/piece.tsx';
import { shownName } from '../i18n/shown-name.ts';
import { words } from '../i18n/words.ts';
import { levelName } from '../ui/level-name.ts';
import { capturedPieces, capturedSide } from './captured-pieces.ts';
import type { GameModel } from './model.ts';
import './player-strip.css';

interface StripProps {
  readonly model: GameModel;
  readonly side: Side;
}

export function PlayerStrip({ model, side }: StripProps) {
  const { game } = words.value;
  const { view } = model.beside.value;
  const { round } = view.state;
  const on = playing(view.state);
  const seat = round?.sides[side];
  const occupant = seat === undefined ? view.state.seats[side === 'black' ? 0 : 1] : view.state.seats[seat];
  const name = shownName(round?.names[side] ?? occupant?.name ?? game.nobody);
  const sideName = model.sides.value[side];
  const turn = on?.game.position.turn === side;
  const mine = yourSides(view);
  const isYou = mine.length === 1 && mine[0] === side;
  const notes = [
    occupant?.kind === 'computer' && occupant.rating === undefined && shownName(occupant.name) === name
      ? levelName(occupant.level)
      : null,
    name === sideName ? null : sideName,
    isYou && !turn ? game.you : null,
    turn ? (isYou ? game.yourMove : game.toMove) : null,
    round?.game.outcome?.winner === side ? game.won : null,
  ].filter((note) => note !== null);
  return (
    <div class={turn ? 'strip strip-turn' : 'strip'}>
      <span class="strip-disc">
        <Piece side={side} kind="man" />
      </span>
      <span class="strip-who">
        <span class="strip-name">{name}</span>
        <span class="strip-line">
          <span class="strip-notes">{notes.join(' · ')}</span>
          {round?.table.showPile && (
            <Pile
              side={side}
              kinds={capturedPieces(round.game, model.lookAt.value ?? undefined)[side]}
              name={sideName}
            />
          )}
        </span>
      </span>
      <Clock model={model} side={side} name={name} />
    </div>
  );
}

/** The last ones lie on top; the number says how many there are. */
function Pile({ side, kinds, name }: { side: Side; kinds: readonly Kind[]; name: string }) {
  return (
    <span
      class="strip-pile"
      role="img"
      data-taken={kinds.length || undefined}
      aria-label={words.value.game.pile(name, kinds.length)}
    >
      {kinds.map((kind, i) => (
        <span key={i} class="strip-taken">
          <Piece side={capturedSide(side)} kind={kind} />
        </span>
      ))}
    </span>
  );
}

function Clock({ model, side, name }: { model: GameModel; side: Side; name: string }) {
  const { left, running, urgent, warned, grace } = model.beside.value.face;
  const { game } = words.value;
  const away = grace[side];
  const time = left[side];
  if (time === null)
    return away === null ? null : <span class="strip-away">{game.away(formatTime(away))}</span>;
  const runs = running === side;
  const low = urgent[side] || (runs && warned);
  const text = formatTime(time);
  return (
    <span class="strip-times">
      {away !== null && <span class="strip-away">{game.away(formatTime(away))}</span>}
      {runs && warned && <span class="strip-warning">{game.clock.warning}</span>}
      <span
        class={`strip-clock${runs ? ' strip-runs' : ''}${low ? ' strip-low' : ''}`}
        role="timer"
        aria-label={game.clock.label(name, text)}
      >
        {text}
      </span>
    </span>
  );
}
