/** The full-screen terminal app: start it with `runTerminal` where `canRunTerminal` says that it can run. */
export type { ShellEvent } from './app/screen.ts';
export { type Config, passKey } from './shell/config.ts';
export type { EngineComputer, OtherEngine } from './shell/engine-computer.ts';
export { AppFiles, configFolder } from './shell/files.ts';
export type { OnlineCommand, OnlineLink } from './shell/online.ts';
export type { OpenServer, OwnServer } from './shell/own-server.ts';
export { canRunTerminal, runTerminal, type TerminalOptions } from './shell/run.ts';
export type { Start } from './shell/start.ts';
export type { SparingStorage, Unreadable } from './shell/table-storage.ts';
export { type Look, lookOf } from './term/look.ts';
export { plainText } from './ui/glyphs.ts';

/** The way to a server, for those who show it otherwise; loaded when it is asked for, since a board needs none of it. */
export const loadOnline = async () => (await import('./shell/online.ts')).OnlineLink;

/** A game on this machine, for those who show it otherwise: the same table, computers and storage. */
export const loadLocal = async () => {
  const [local, { EngineComputer, missingEngine }] = await Promise.all([
    import('./shell/local.ts'),
    import('./shell/engine-computer.ts'),
  ]);
  return { ...local, EngineComputer, missingEngine };
};

/** The training log in the folder of the app, for those who show it otherwise. */
export const openTraining = async (folder: string) =>
  (await import('./shell/training-desk.ts')).openTrainingLog(folder);

/** The seats that servers keep for somebody, for those who show it otherwise. */
export const keptSeats: typeof import('./shell/kept-seats.ts').keptSeats = async (...asked) =>
  (await import('./shell/kept-seats.ts')).keptSeats(...asked);
