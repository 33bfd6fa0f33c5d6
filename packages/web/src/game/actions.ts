/** What a player may do at a table besides moving; spectators nothing (N6). */
import { type TableView, yourSides } from '@crownhead/client';
import { playing, type Round } from '@crownhead/match';
import { drawStatus, movesAreOfficial, opposite, size } from '@crownhead/rules';

export interface Actions {
  readonly offerDraw: boolean;
  readonly claimDraw: boolean;
  readonly resign: boolean;
  readonly takeBack: boolean;
  /** The other side has to agree first. */
  readonly takeBackAsks: boolean;
  readonly hint: boolean;
}

const NOTHING: Actions = {
  offerDraw: false,
  claimDraw: false,
  resign: false,
  takeBack: false,
  takeBackAsks: false,
  hint: false,
};

/** With more pieces nobody has tables to prove anything by. */
const MOST_PROVED = 8;

/** By rule when it is there to be claimed; a proof is looked for when it is asked for. */
function mayClaim({ game, table, rules }: Round): boolean {
  const byRule = table.draw.rule === 'claim' && drawStatus(game).claim !== null;
  const few = size(game.position.black) + size(game.position.white) <= MOST_PROVED;
  return byRule || (table.draw.proof === 'claim' && movesAreOfficial(rules) && few);
}

function mayTakeBack(round: Round, view: TableView): boolean {
  const mine = yourSides(view);
  const own = round.game.plies.slice(round.opening).some((ply) => {
    return ply.kind === 'move' && mine.includes(ply.before.turn);
  });
  const hasAsked = mine.some((side) => round.takebacksAsked?.includes(side));
  return round.table.takebacks !== 'never' && own && round.takeback === null && !hasAsked;
}

export function actionsFor(view: TableView): Actions {
  const { state } = view;
  const round = playing(state);
  const mine = yourSides(view);
  if (!round || mine.length === 0) return NOTHING;
  const { table, game } = round;
  const { turn } = game.position;
  const onTurn = mine.includes(turn);
  const other = state.seats[round.sides[opposite(mine[0]!)]];
  return {
    offerDraw: onTurn && table.draw.agreement && !round.offered && round.offer === null,
    claimDraw: onTurn && mayClaim(round),
    resign: table.resign === 'any-time' || (table.resign === 'own-turn' && onTurn),
    takeBack: mayTakeBack(round, view),
    takeBackAsks: table.takebacks === 'asked' && !state.options.shared && other?.kind === 'person',
    hint: onTurn && table.hints,
  };
}
