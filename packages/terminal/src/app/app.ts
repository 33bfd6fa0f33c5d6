/** The app as a value: a stack of screens and what they all know. An event in, the new app and commands out. */
import { canAnalyse } from '../game/actions.ts';
import { coveredWakes } from '../game/draw.ts';
import { drawCovered } from '../game/draw-covered.ts';
import { type GameScreen, openGame } from '../game/model.ts';
import { helpScreen } from '../screens/help.ts';
import { menuScreen } from '../screens/menu.ts';
import { isIdle, returnScreen } from '../screens/return-question.ts';
import type { Input } from '../term/decode.ts';
import { Sheet } from '../ui/sheet.ts';
import { logicOf } from './logic.ts';
import type { AppCommand, Context, Go, Screen, ScreenEvent, ScreenStep, ShellEvent } from './screen.ts';
import { drawTooSmall, isTooSmall } from './too-small.ts';

export interface App {
  readonly context: Context;
  /** The last one is on top and takes the input. */
  readonly screens: readonly Screen[];
  /** Seats to go back to have been found, and not been asked about yet. */
  readonly unasked: boolean;
}

export interface AppStep {
  readonly app: App;
  readonly commands: readonly AppCommand[];
}

export const startApp = (context: Context, ...screens: readonly Screen[]): App => ({
  context,
  screens: [menuScreen(), ...screens],
  unasked: false,
});

function move(screens: readonly Screen[], go: Go | undefined): readonly Screen[] {
  if (!go) return screens;
  switch (go.to) {
    case 'push':
      return [...screens, go.screen];
    case 'replace':
      return [...screens.slice(0, -1), go.screen];
    case 'from-home':
      return [screens[0]!, go.screen];
    case 'back':
      return screens.length > 1 ? screens.slice(0, -1) : screens;
    case 'home':
      return screens.slice(0, 1);
  }
}

/** A screen has answered: it is put back, the stack moves on, and what all know follows the commands. */
function settle(app: App, index: number, { screen, go, commands = [] }: ScreenStep<Screen>): AppStep {
  const screens = app.screens.map((old, i) => (i === index ? screen : old));
  const config = commands.findLast((command) => command.type === 'config')?.config ?? app.context.config;
  const draft = commands.findLast((command) => command.type === 'draft')?.setup ?? app.context.draft;
  const look = { ...app.context.look, board: config.board, pieces: config.pieces };
  const context = { ...app.context, config, draft, look };
  const next = move(screens, go);
  const top = next[next.length - 1]!;
  const resumed = go?.to === 'back' ? (logicOf(top).resumed?.(top, context) ?? []) : [];
  return { app: { ...app, context, screens: next }, commands: [...commands, ...resumed] };
}

const onTop = (app: App, event: ScreenEvent): AppStep => {
  const index = app.screens.length - 1;
  const screen = app.screens[index]!;
  return settle(app, index, logicOf(screen).update(screen, event, app.context));
};

/** Events of the shell reach every screen, from the bottom up; only the top one may answer with another screen. */
function toAll(app: App, event: ShellEvent): AppStep {
  const commands: AppCommand[] = [];
  let current = app;
  for (const [index, screen] of app.screens.entries()) {
    if (current.screens[index] !== screen) break;
    const turn = logicOf(screen).update(screen, event, current.context);
    const top = index === app.screens.length - 1;
    const { go: _, ...still } = turn;
    const step = settle(current, index, top ? turn : still);
    commands.push(...step.commands);
    current = step.app;
  }
  return { app: current, commands };
}

/** Ends the program immediately, unless others wait in a game. */
function interrupt(app: App): AppStep {
  const asks = app.screens.at(-1)!.kind === 'game' && !isTooSmall(app.context.size);
  return asks ? onTop(app, { type: 'key', key: 'ctrl+c' }) : { app, commands: [{ type: 'quit' }] };
}

/** On every screen, also where letters are typed. */
const help = (app: App): AppStep => ({
  app: app.screens.at(-1)!.kind === 'help' ? app : { ...app, screens: [...app.screens, helpScreen()] },
  commands: [],
});

/** Something was done at the terminal. */
export function updateInput(app: App, input: Input): AppStep {
  if (input.type === 'key' && input.key === 'ctrl+c') return interrupt(app);
  if (input.type === 'key' && input.key === 'ctrl+z') return { app, commands: [{ type: 'suspend' }] };
  if (input.type === 'key' && input.key === 'ctrl+l') return { app, commands: [{ type: 'redraw' }] };
  if (input.type === 'background') {
    const look = { ...app.context.look, light: app.context.config.light ?? input.light };
    return { app: { ...app, context: { ...app.context, look } }, commands: [] };
  }
  if (isTooSmall(app.context.size)) return { app, commands: [] };
  if (input.type === 'key' && input.key === 'f1') return help(app);
  if (input.type !== 'mouse') return onTop(app, input);
  if (input.action === 'wheel-up') return onTop(app, { type: 'wheel', by: -1 });
  if (input.action === 'wheel-down') return onTop(app, { type: 'wheel', by: 1 });
  const meaning = drawApp(app).meaningAt(input);
  if (input.action !== 'press') {
    const place = meaning?.type === 'square' ? meaning.place : null;
    return onTop(app, { type: input.action === 'move' ? 'drag' : 'drop', place });
  }
  if (meaning === null) return { app, commands: [] };
  return meaning.type === 'key' || meaning.type === 'char' ? updateInput(app, meaning) : onTop(app, meaning);
}

/** A table comes on top of the lobby or the menu, whatever led to it. */
function openTable(app: App, opened: Extract<ShellEvent, { type: 'table.opened' }>): AppStep {
  const ground = app.screens.filter(({ kind }) => kind === 'menu' || kind === 'lobby');
  const waiting = opened.place === 'online' ? [] : app.context.waiting;
  const context = { ...app.context, waiting };
  return { app: { ...app, context, screens: [...ground, openGame(opened, context)] }, commands: [] };
}

/** A player with a seat to go back to is asked once, where nothing else has begun; the menu has it in any case. */
function offerReturn({ app, commands }: AppStep): AppStep {
  const asks = app.unasked && app.context.waiting.length > 0 && isIdle(app.screens.at(-1)!);
  if (!asks) return { app, commands };
  return { app: { ...app, unasked: false, screens: [...app.screens, returnScreen()] }, commands };
}

/** The user may have left before the server was up: then nobody needs it. */
function ownServer(app: App, event: Extract<ShellEvent, { type: 'server' }>): AppStep {
  const isServer = event.server !== null;
  const step = toAll(withContext(app, { isServer }), event);
  if (!isServer || step.commands.some(({ type }) => type === 'connect')) return step;
  return { app: withContext(app, { isServer: false }), commands: [{ type: 'server.close' }] };
}

export function updateFromShell(app: App, event: ShellEvent): AppStep {
  if (event.type === 'visit.restarted')
    return { app: { ...app, screens: [app.screens[0]!, event.screen] }, commands: [] };
  if (event.type === 'table.opened') return openTable(app, event);
  const withOnline = event.type === 'online' ? { online: event.online } : {};
  const withSeats = event.type === 'waiting' ? { waiting: event.seats } : {};
  const withTraining = event.type === 'training' ? { training: event.training } : {};
  const withLibrary = event.type === 'library' ? { library: event.collection } : {};
  const context = { ...app.context, ...withOnline, ...withSeats, ...withTraining, ...withLibrary };
  if (event.type === 'server') return ownServer(app, event);
  const unasked = event.type === 'waiting' || app.unasked;
  return offerReturn(toAll({ ...app, context, unasked }, event));
}

/** The window, the time or what is kept has changed. */
export const withContext = (app: App, changes: Partial<Context>): App => ({
  ...app,
  context: { ...app.context, ...changes },
});

/** The game that another screen covers; one that is over has nothing to say above its analysis. */
function coveredGame({ screens }: App): GameScreen | null {
  const covered = screens.slice(0, -1).findLast(({ kind }) => kind === 'game') as GameScreen | undefined;
  const isAnalysed = screens.at(-1)?.kind === 'analysis';
  return covered === undefined || (isAnalysed && canAnalyse(covered)) ? null : covered;
}

export function drawApp(app: App): Sheet {
  const { context, screens } = app;
  const sheet = new Sheet(context.size, context.look);
  const top = screens[screens.length - 1]!;
  if (isTooSmall(context.size)) {
    drawTooSmall(sheet);
    return sheet;
  }
  logicOf(top).draw(top, sheet, context);
  const covered = coveredGame(app);
  if (covered) drawCovered(sheet, covered, context);
  return sheet;
}

/** When the app next changes without input. */
export function wakeAt(app: App): number | null {
  const { context, screens } = app;
  if (isTooSmall(context.size)) return null;
  const top = screens[screens.length - 1]!;
  const covered = coveredGame(app);
  const wakes = [
    logicOf(top).wakeAt?.(top, context) ?? null,
    covered && coveredWakes(covered, context),
  ].filter((at) => at !== null);
  return wakes.length === 0 ? null : Math.min(...wakes);
}
