/**
 * What a player can do at a table now besides moving, each with its key. Letters A to H are left for typed moves, and h, j, k
 * and l are arrows.
 */
import { type AnswerLabel, othersAt, showInput, yourSides } from '@crownhead/client';
import { playing, SEATS, type SeatId, saveRound, TABLE_WORDS } from '@crownhead/match';
import type { TableCommand } from '@crownhead/protocol';
import { drawStatus, levelText } from '@crownhead/rules';
import { analyseRound } from '../analysis/start.ts';
import type { AppCommand, Context, ScreenStep } from '../app/screen.ts';
import { saveForm } from '../screens/file-forms.ts';
import { helpScreen } from '../screens/help.ts';
import { beforeNext, computerForm, twoPlayersForm } from '../screens/local-forms.ts';
import { reportForm } from '../screens/report-form.ts';
import { tableForm } from '../screens/table-form.ts';
import { textField } from '../ui/text-field.ts';
import { lookBy } from './looking.ts';
import { type GameScreen, isFlipped, remark, settingsFor, tableNow } from './model.ts';
import { promptFor } from './prompt.ts';
import { SKINS } from './skin-actions.ts';

export interface Action {
  readonly key: string;
  readonly label: string;
  /** Left out of the line of keys where there is no room for all of them. */
  readonly isRare?: boolean;
  readonly run: (screen: GameScreen, context: Context) => ScreenStep<GameScreen>;
}

const commandAction = (key: string, label: string, command: TableCommand): Action => ({
  key,
  label,
  run: (screen) => ({ screen, commands: [{ type: 'table.send', command }] }),
});

const appAction = (key: string, label: string, command: AppCommand): Action => ({
  key,
  label,
  run: (screen) => ({ screen, commands: [command] }),
});

const change = (
  key: string,
  label: string,
  changed: (screen: GameScreen, context: Context) => Partial<GameScreen>,
): Action => ({
  key,
  label,
  run: (screen, context) => ({ screen: { ...screen, ...changed(screen, context) } }),
});

const ANSWER_LABELS: Readonly<Record<AnswerLabel, string>> = {
  accept: 'accept the draw',
  agree: 'agree',
  decline: 'decline',
  takeSeat: 'play',
  noThanks: 'keep watching',
  rematch: 'another game',
  newGame: 'another game',
  toTable: 'another game',
  ready: 'ready',
  noRematch: 'no more games',
  // These have keys of their own, or there is nothing to be done.
  endTurn: '',
  askAgain: '',
  backToGame: '',
  home: '',
};

const READY: TableCommand = { type: 'ready', ready: true };

/** R17: the next game on this device is prepared in the form that this one came from, with the same players, rules and clock. */
const PREPARE: Action = {
  key: 'y',
  label: 'set up the next game',
  run: (screen, context) => {
    const { state } = screen.view;
    if (state.round === null) return { screen };
    const before = beforeNext(state, state.round);
    const form = before.levels.length > 0 ? computerForm(context, before) : twoPlayersForm(context, before);
    return {
      screen,
      go: { to: 'replace', screen: form },
      commands: [{ type: 'table.close', leave: false }],
    };
  },
};

/** The one thing the table asks of this player comes first: yes, then no. */
function asked(screen: GameScreen, now: number): readonly Action[] {
  const { view } = screen;
  if (view.asked === 'ready' && view.state.round === null && view.state.seats.includes(null)) return [];
  const { answers } = promptFor(screen, now);
  const actions = [...answers].reverse().flatMap((answer) => {
    const { act } = answer;
    const isPrepared = act.type === 'screen' && act.what === 'to-table';
    if (isPrepared && screen.place === 'here') return [PREPARE];
    // A table on a server is its own waiting room.
    const command = act.type === 'send' ? act.command : isPrepared ? READY : null;
    const again = answer.label === 'ready' && view.state.round !== null ? 'another game' : null;
    const label = again ?? ANSWER_LABELS[answer.label];
    return command ? [commandAction(answer.main ? 'y' : 'n', label, command)] : [];
  });
  // A console server asks whether to play again under all rules, and has to be told.
  const canOnlyDecline = screen.place === 'console' && view.asked === 'ready' && actions.length === 1;
  return canOnlyDecline
    ? [...actions, commandAction('n', ANSWER_LABELS.noRematch, { type: 'rematch.decline' })]
    : actions;
}

function ofGame(screen: GameScreen): readonly Action[] {
  const { view, input, place } = screen;
  const round = playing(view.state);
  const sides = yourSides(view);
  if (!round || sides.length === 0) return [];
  const { draw, resign, takebacks, hints } = round.table;
  const yourTurn = sides.includes(round.game.position.turn);
  const claimable = draw.rule === 'claim' && drawStatus(round.game).claim !== null;
  const actions: Action[] = [];
  const shown = input && showInput(input);
  if (shown?.mayEnd && shown.path.length > 1) actions.push(END_TURN);
  if (claimable && yourTurn) actions.push(commandAction('=', 'claim the draw', { type: 'draw.claim' }));
  if (screen.computerFailed)
    actions.push(appAction('z', 'try the computer again', { type: 'computer.again' }));
  if (place === 'here' && yourTurn && hints) actions.push(HINT);
  if (takebacks !== 'never') {
    actions.push(commandAction('u', place === 'here' ? 'undo' : 'take back', { type: 'takeback.ask' }));
  }
  if (draw.agreement && yourTurn && !round.offered)
    actions.push(commandAction('o', 'offer draw', { type: 'draw.offer' }));
  if (resign === 'any-time' || (resign === 'own-turn' && yourTurn)) actions.push(RESIGN);
  if (!claimable && yourTurn && draw.proof === 'claim')
    actions.push({ ...commandAction('=', 'claim draw', { type: 'draw.claim' }), isRare: true });
  return actions;
}

/** What the keys and words of a game stand for where they are not offered: the table says why, and nothing is confirmed by them. */
const UNOFFERED: readonly Action[] = [
  commandAction('o', 'offer draw', { type: 'draw.offer' }),
  commandAction('=', 'claim draw', { type: 'draw.claim' }),
  commandAction('r', 'resign', { type: 'resign', confirmed: false }),
  commandAction('u', 'undo, take back', { type: 'takeback.ask' }),
];
const NO_HINTS = change('i', 'hint', () => ({ said: remark('There are no hints in this game.') }));

/** For a key or word that has no action now; nobody who watches, or looks at an earlier position, is answered. */
export function unofferedOf({ view, place, looking }: GameScreen): readonly Action[] {
  const round = playing(view.state);
  if (!round || looking !== null || yourSides(view).length === 0) return [];
  const hasHints = place === 'here' && round.table.hints;
  return hasHints ? UNOFFERED : [...UNOFFERED, NO_HINTS];
}

/** M8: a key of its own, besides pressing the piece once more. */
const END_TURN: Action = { key: '.', label: 'end the turn', run: (screen) => ({ screen }) };
const RESIGN = change('r', 'resign', () => ({ confirm: 'resign' }));
/** The same game once more, on this machine; asked first when moves would be lost. */
const RESTART: Action = {
  key: 'R',
  label: 'restart',
  isRare: true,
  run: (screen) =>
    hasMoves(screen)
      ? { screen: { ...screen, confirm: 'restart' } }
      : { screen, commands: [{ type: 'table.restart' }] },
};
const LOOK_BACK = change('p', 'review', (screen) => lookBy(screen, -1));
const PREVIOUS = change('p', 'previous', (screen) => lookBy(screen, -1));
const NEXT = change('n', 'next', (screen) => lookBy(screen, 1));
const HINT: Action = {
  key: 'i',
  label: 'hint',
  run: (screen) => ({
    screen: { ...screen, hint: 'asked' },
    commands: [{ type: 'hint' }],
  }),
};

/** Where somebody else sits whom the host may send away. */
export const otherSeat = ({ view }: Pick<GameScreen, 'view'>): SeatId | null =>
  SEATS.find((seat) => view.state.seats[seat] !== null && !view.seats.includes(seat)) ?? null;

/** Those who sit here besides you. */
export const otherPeople = ({ view: { state, you } }: Pick<GameScreen, 'view'>): readonly string[] =>
  state.seats.flatMap((occupant) =>
    occupant?.kind === 'person' && occupant.player !== you ? [occupant.name] : [],
  );

const CHANGE: Action = {
  key: ',',
  label: 'change table',
  run: (screen) => ({ screen, go: { to: 'push', screen: tableForm(screen.view.state.options) } }),
};

/** Between games, or at a table on a server. */
function ofTable({ view, place }: GameScreen, { config }: Context): readonly Action[] {
  const { state, seats, you } = view;
  const free = state.seats.includes(null);
  const on = playing(state) !== null;
  const isHost = you !== null && state.host === you;
  const actions: Action[] = [];
  if (state.status !== 'open' || place === 'here') return actions;
  if (seats.length === 0 && free && view.asked !== 'take-seat')
    actions.push(commandAction('t', 'take seat', { type: 'seat.take', ready: true }));
  if (isHost && free && !on) {
    actions.push(
      commandAction('+', `let the computer play (${levelText(config.level)})`, {
        type: 'computer.seat',
        level: config.level,
      }),
    );
  }
  // A console server has no host, and a yes cannot be taken back.
  if (place === 'console') return actions;
  const isReady = seats.some((seat) => {
    const occupant = state.seats[seat];
    return occupant?.kind === 'person' && occupant.ready;
  });
  if (!on && isReady) actions.push(commandAction('n', 'not ready yet', { type: 'ready', ready: false }));
  if (isHost && !on) {
    actions.push(CHANGE);
    if (otherSeat({ view }) !== null) actions.push(change('w', 'remove', () => ({ confirm: 'remove' })));
    actions.push(change('z', 'close table', () => ({ confirm: 'close' })));
  }
  const others = you === null ? [] : othersAt(view);
  if (others.length > 0) {
    actions.push({
      key: '!',
      label: 'report',
      isRare: true,
      run: (screen) => ({ screen, go: { to: 'push', screen: reportForm(others) } }),
    });
  }
  if (state.options.chat && you !== null) {
    actions.push(change('x', 'chat', () => ({ entry: { of: 'words', field: textField('') } })));
  }
  return actions;
}

const FLIP: Action = {
  ...change('v', 'flip', (screen, context) => {
    const turned = !screen.turned;
    const settings = settingsFor({ view: screen.view, turned }, context);
    return { turned, input: screen.input && { ...screen.input, settings } };
  }),
  isRare: true,
};

const SAVE: Action = {
  key: 's',
  label: 'save',
  isRare: true,
  run: (screen, context) => {
    const { round } = screen.view.state;
    if (!round) return { screen: { ...screen, said: remark(TABLE_WORDS['no-game']) } };
    const text = saveRound(round, tableNow(screen, context.now));
    return { screen, go: { to: 'push', screen: saveForm(text) } };
  },
};

/** A game that is over can be looked into; while it is on that would be help. */
const ANALYSE: Action = {
  key: 'a',
  label: 'analyze',
  run: (screen, context) => {
    const { round } = screen.view.state;
    if (!round) return { screen };
    const plies = screen.looking?.at ?? round.game.plies.length;
    const now = tableNow(screen, context.now);
    return { screen, ...analyseRound(round, plies, isFlipped(screen), now, context) };
  },
};

/** Is there a game to analyse? */
export const canAnalyse = ({ view }: Pick<GameScreen, 'view'>): boolean =>
  view.state.round !== null && playing(view.state) === null;

/** In a game that is on, with the table in reach. */
export const plays = ({ view }: GameScreen): boolean =>
  playing(view.state) !== null && view.seats.length > 0 && view.link.status === 'here';

export const hasMoves = ({ view }: GameScreen): boolean => {
  const round = playing(view.state);
  return round !== null && round.game.plies.length > round.opening;
};

/** Away from the table: a local game is kept, a player in an online game is asked first. */
function leave(screen: GameScreen): ScreenStep<GameScreen> {
  if (screen.place !== 'here' && plays(screen)) return { screen: { ...screen, confirm: 'leave' } };
  return leaveTable(screen);
}

/** Out of a game that is on nobody comes by Escape alone: terminals send it in every arrow. */
export function escapeGame(screen: GameScreen): ScreenStep<GameScreen> {
  const { place, view } = screen;
  const { status } = view.link;
  const isOver = playing(view.state) === null || status === 'closed' || status === 'outdated';
  if (isOver) return leaveTable(screen);
  const confirm = place === 'here' ? 'pause' : view.seats.length > 0 ? 'leave' : 'unwatch';
  return { screen: { ...screen, confirm } };
}

export function leaveTable(screen: GameScreen): ScreenStep<GameScreen> {
  const { place, view } = screen;
  // The program was started for this table alone.
  if (place === 'console') return { screen, commands: [{ type: 'quit' }] };
  const seated = place === 'online' && view.seats.length > 0 && view.state.status === 'open';
  return { screen, go: { to: 'back' }, commands: [{ type: 'table.close', leave: seated }] };
}

const leaving = ({ place }: GameScreen): Action => ({
  key: 'm',
  label: place === 'console' ? 'leave' : 'menu',
  run: leave,
});
const HELP: Action = {
  key: '?',
  label: 'help',
  run: (screen) => ({ screen, go: { to: 'push', screen: helpScreen() } }),
};

/** In the order of the hints; the first with a key counts. While an earlier position is shown nothing is done to the game. */
export function actionsOf(screen: GameScreen, context: Context): readonly Action[] {
  const analyse = canAnalyse(screen) ? [ANALYSE] : [];
  if (screen.looking) return [PREVIOUS, NEXT, ...analyse, FLIP, SAVE, leaving(screen), HELP];
  // At a console server the program ends where no other try is left.
  const lost = screen.view.link.status === 'lost' && screen.place !== 'console';
  const again = lost ? [appAction('y', 'try again', { type: 'retry' })] : [];
  const saved = screen.view.state.round ? [SAVE] : [];
  return [
    ...again,
    ...asked(screen, context.now),
    ...analyse,
    ...ofGame(screen),
    ...ofTable(screen, context),
    ...((screen.view.state.round?.game.plies.length ?? 0) > 0 ? [LOOK_BACK] : []),
    FLIP,
    ...saved,
    ...(screen.place === 'here' && screen.view.state.round ? [RESTART] : []),
    ...SKINS,
    leaving(screen),
    HELP,
  ];
}
