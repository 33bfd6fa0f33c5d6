/** What a player can do besides moving: a row of buttons; on a narrow screen the rarer ones are behind "More". */
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import type { ActionDialogs } from './action-dialogs.tsx';
import { actionsFor } from './actions.ts';
import { GameIcon, type GameIconName } from './game-icon.tsx';
import type { FindHint, GameModel } from './model.ts';
import { TypedMove } from './typed-move.tsx';
import './action-bar.css';

interface BarProps {
  readonly model: GameModel;
  /** There is room for all of it, typing included. */
  readonly roomy: boolean;
  /** The moves are on the screen already. */
  readonly listed: boolean;
  readonly hint?: FindHint | undefined;
  readonly onSave?: (() => void) | undefined;
  readonly onShare?: (() => void) | undefined;
  readonly onLeave: () => void;
}

export interface Action {
  readonly icon: GameIconName;
  readonly label: string;
  readonly run: () => void;
  readonly off?: boolean;
  /** What can be switched: how it is now. */
  readonly on?: boolean;
}

export type Open = 'moves' | 'more' | 'resign' | null;

/** The dialogs are loaded when a button is first pressed. */
const dialogs = signal<typeof ActionDialogs | null>(null);
async function loadDialogs(): Promise<void> {
  dialogs.value ??= (await import('./action-dialogs.tsx')).ActionDialogs;
}

const fullScreen = signal(false);
document.addEventListener('fullscreenchange', () => {
  fullScreen.value = document.fullscreenElement !== null;
});

/** Phones' browsers may refuse: then there is no full screen. */
function toggleFullScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  done.catch(() => undefined);
}

/** In a game, in the order they are needed. */
function playActions({ model, hint }: BarProps, open: (what: Open) => void): readonly Action[] {
  const { actions: w } = words.value.game;
  const may = actionsFor(model.beside.value.view);
  const offer: Action = {
    icon: 'draw',
    label: w.offerDraw,
    run: () => void model.send({ type: 'draw.offer' }),
    off: !may.offerDraw,
  };
  const claim: Action = {
    icon: 'claim',
    label: w.claimDraw,
    run: () => void model.send({ type: 'draw.claim' }),
  };
  const back: Action = {
    icon: 'undo',
    label: may.takeBackAsks ? w.askTakeBack : w.takeBack,
    run: () => void model.send({ type: 'takeback.ask' }),
    off: !may.takeBack,
  };
  const { round } = model.beside.value.view.state;
  return [
    ...(round?.table.takebacks === 'never' ? [] : [back]),
    ...(hint && round?.table.hints
      ? [{ icon: 'hint' as const, label: w.hint, run: () => void model.askHint(hint), off: !may.hint }]
      : []),
    ...(round?.table.draw.agreement ? [offer] : []),
    ...(may.claimDraw ? [claim] : []),
    ...(round?.table.resign === 'not-offered'
      ? []
      : [{ icon: 'resign' as const, label: w.resign, run: () => open('resign'), off: !may.resign }]),
  ];
}

/** The rules of this table and the keys (M7), which come when they are asked for. */
function showHelp(model: GameModel): void {
  const { rules, table } = model.round.value ?? model.view.value.state.options;
  void import('../help/help-dialog.tsx').then((help) => help.showHelp(rules, table.sideNames));
}

function soundAction(): Action {
  const { actions: w } = words.value.game;
  const loud = settings.sound.value === 'on';
  return {
    icon: loud ? 'sound' : 'silence',
    label: w.sound,
    on: loud,
    run: () => {
      settings.sound.value = loud ? 'off' : 'on';
    },
  };
}

function toolActions({ model, roomy, onSave, onShare, onLeave }: BarProps): readonly Action[] {
  const { actions: w } = words.value.game;
  return [
    { icon: 'flip', label: w.flip, run: () => model.flip() },
    ...(roomy ? [soundAction()] : []),
    ...(document.fullscreenEnabled
      ? [
          {
            icon: fullScreen.value ? ('window' as const) : ('full' as const),
            label: fullScreen.value ? w.leaveFullScreen : w.fullScreen,
            run: toggleFullScreen,
          },
        ]
      : []),
    ...(onSave ? [{ icon: 'save' as const, label: w.save, run: onSave }] : []),
    ...(onShare ? [{ icon: 'share' as const, label: w.share, run: onShare }] : []),
    { icon: 'help', label: words.value.help.open, run: () => showHelp(model) },
    { icon: 'leave', label: w.leave, run: onLeave },
  ];
}

const isPlayer = (model: GameModel): boolean => model.beside.value.view.seats.length > 0;

export function ActionBar(props: BarProps) {
  const { model, roomy, listed } = props;
  const { actions: w } = words.value.game;
  const [opened, setOpened] = useState<Open>(null);
  const close = (): void => setOpened(null);
  const Dialogs = dialogs.value;
  useEffect(() => {
    if (opened !== null) loadDialogs().catch(close);
  }, [opened]);
  const isOver = model.beside.value.view.state.round?.game.outcome;
  const play = isPlayer(model) ? playActions(props, setOpened) : [];
  const tools = toolActions(props);
  // Where a draw can be claimed, offering one is the rarer command.
  const claims = play.some(({ icon }) => icon === 'claim');
  const isRare = (icon: GameIconName): boolean => icon === 'resign' || (claims && icon === 'draw');
  const row: readonly Action[] = roomy
    ? play
    : [
        ...(listed ? [] : [{ icon: 'moves' as const, label: w.moves, run: () => setOpened('moves') }]),
        ...play.filter(({ icon }) => !isRare(icon)),
        // Where the tools are behind "More", silence is still one tap away.
        soundAction(),
        { icon: 'more', label: w.more, run: () => setOpened('more') },
      ];
  const behind = [...play.filter(({ icon }) => isRare(icon)), ...tools];
  return (
    <>
      {roomy && play.length > 0 && !isOver && <TypedMove model={model} />}
      {row.length > 0 && (
        <div class="actions">
          {row.map((action) => (
            <ActionButton key={action.icon} {...action} />
          ))}
        </div>
      )}
      {roomy && (
        <div class="actions actions-tools">
          {tools.map((action) => (
            <ActionButton key={action.icon} {...action} />
          ))}
        </div>
      )}
      {Dialogs && <Dialogs {...{ model, opened, listed, behind, onClose: close }} />}
    </>
  );
}

function ActionButton({ icon, label, run, on, off = false }: Action) {
  return (
    // One that were disabled under the keyboard would lose its place.
    <button
      type="button"
      class="actions-button"
      aria-disabled={off}
      aria-pressed={on}
      onClick={() => !off && run()}
    >
      <GameIcon name={icon} />
      <span class="actions-label">{label}</span>
    </button>
  );
}
