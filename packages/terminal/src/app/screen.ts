/** What every screen is made of: what it receives, what it returns, and what it asks the shell to do. */

import type { Quality } from '@crownhead/analysis';
import type { Link, Refused, TableChange, TableView, WaitingSeat } from '@crownhead/client';
import type { LinesSettings, LinesState } from '@crownhead/client/analysis';
import type { ServerAddress } from '@crownhead/client/console';
import type { LocalSetup } from '@crownhead/client/local';
import type { LobbyView, QuickPreferences, Report } from '@crownhead/client/remote';
import type { Collection } from '@crownhead/library';
import type { LobbyQuery, OfferedOptions, TableCommand, TableId } from '@crownhead/protocol';
import type { Game, GameTree, Move, Place, Result, Setup } from '@crownhead/rules';
import type { Card, OpponentAnswer, PuzzleEntry, TrainingCommand, TrainingState } from '@crownhead/training';
import type { OutcomeShares, ReportState } from '../analysis/model.ts';
import type { Goal } from '../screens/visit.ts';
import type { Config } from '../shell/config.ts';
import type { ServerRequest } from '../shell/own-server.ts';
import type { Size } from '../term/canvas.ts';
import type { Input } from '../term/decode.ts';
import type { Look } from '../term/look.ts';
import type { Sheet } from '../ui/sheet.ts';

type HostGoal = Extract<Goal, { kind: 'host' }>;

/** The server one is connected to, or trying to be. */
interface Online {
  readonly origin: string;
  readonly link: Link;
  /** One's name there; null until it is known. */
  readonly name: string | null;
  /** The number a console server has given to this client. */
  readonly number?: number | null;
  /** What the server has said on the way in. */
  readonly said?: string | null;
}

/** Where a table is: on this device, on a server, or on a console server, which knows less and to which nobody comes back. */
export type TablePlace = 'here' | 'online' | 'console';

/** Somebody's training log, and the puzzles. */
export interface Training {
  readonly state: TrainingState;
  /** False where nothing can be written: what is trained now lasts until the program ends. */
  readonly isKept: boolean;
  /** What was wrong with the file of the log, in a sentence. */
  readonly fault: string | null;
  readonly puzzles: readonly PuzzleEntry[];
}

/** What all screens know. */
export interface Context {
  readonly size: Size;
  /** This device's time. */
  readonly now: number;
  readonly look: Look;
  readonly config: Config;
  readonly online: Online | null;
  /** The server runs in this program and ends with it, for everybody. */
  readonly isServer: boolean;
  /** Seats at servers that are kept for this player, as far as that is known. */
  readonly waiting: readonly WaitingSeat[];
  /** A game was left in the middle and can be gone on with. */
  readonly canContinue: boolean;
  /** The position that was being set up when one left it. */
  readonly draft: Setup | null;
  /** What is wrong with the file of the settings, in a sentence; null where nothing is. */
  readonly settingsFault: string | null;
  /** Null until a screen has asked for it. */
  readonly training: Training | null;
  /** The games that are searched and explored; null until a screen has asked for some. */
  readonly library: Collection | null;
}

/** Why a file was not written; `isThere` when it would have been written over. */
export interface FileFault {
  readonly message: string;
  readonly isThere: boolean;
}

/** What the shell tells. */
export type ShellEvent =
  | {
      readonly type: 'table.opened';
      readonly view: TableView;
      readonly place: TablePlace;
      readonly said: string | null;
      /** The addresses others come to this table by. */
      readonly invitations?: readonly string[];
    }
  /** The table is lost for good, and what led to it begins again with this screen. */
  | { readonly type: 'visit.restarted'; readonly screen: Screen }
  | {
      readonly type: 'table.changed';
      readonly change: TableChange;
      readonly computerFailed: boolean;
      /** Why, in a sentence of its own. */
      readonly computerProblem?: string | null;
    }
  /** A command was refused. */
  | { readonly type: 'table.refused'; readonly command: TableCommand['type']; readonly problem: Refused }
  /** Something other than a command at a table failed. */
  | { readonly type: 'refused'; readonly problem: { readonly error: string; readonly message: string } }
  /** Something to read that asks for nothing: an announcement, for example. */
  | { readonly type: 'notice'; readonly text: string }
  /** This game, or the one that has just ended, will not be found again: more than a notice, since somebody may want to save it. */
  | { readonly type: 'game.not-kept'; readonly text: string }
  /** A good move; null where the engine has failed over it. */
  | { readonly type: 'hint'; readonly move: Move | null }
  /** What the engine knows of the position that is analysed; the shares are those of the first side. */
  | { readonly type: 'lines'; readonly state: LinesState; readonly shares: OutcomeShares | null }
  | { readonly type: 'game-report'; readonly state: ReportState }
  | { readonly type: 'annotated'; readonly tree: GameTree }
  /** A mistake of the report as a card; null where a longer look does not find it to be one. */
  | { readonly type: 'mistake'; readonly card: Card | null }
  | { readonly type: 'training'; readonly training: Training }
  /** What the opponent plays in a position played out, or would play for you; null where the engine has failed. */
  | { readonly type: 'opponent'; readonly game: Game; readonly answer: OpponentAnswer | null }
  | { readonly type: 'library'; readonly collection: Collection }
  /** The player's finished games, the first one first. */
  | { readonly type: 'own-games'; readonly games: Collection }
  /** So many games of the files so far. */
  | { readonly type: 'library.reading'; readonly games: number }
  | { readonly type: 'library.failed'; readonly message: string }
  | { readonly type: 'file.read'; readonly file: string; readonly text: Result<string, string> }
  | { readonly type: 'file.written'; readonly file: string; readonly fault: FileFault | null }
  | { readonly type: 'online'; readonly online: Online | null }
  | { readonly type: 'lobby'; readonly lobby: LobbyView }
  /** The server in this program has been opened, for this table; or it is closed. */
  | {
      readonly type: 'server';
      readonly server: { readonly origin: string; readonly goal: HostGoal } | null;
    }
  /** The servers this player is known at have been asked. */
  | { readonly type: 'waiting'; readonly seats: readonly WaitingSeat[] };

/** What a click on something drawn means. */
export type Pointed =
  | { readonly type: 'pick'; readonly index: number }
  | { readonly type: 'square'; readonly place: Place }
  /** The mouse goes over the board with its button down, and lets go; null outside of it. */
  | { readonly type: 'drag' | 'drop'; readonly place: Place | null }
  | { readonly type: 'wheel'; readonly by: 1 | -1 };

export type ScreenEvent = Exclude<Input, { type: 'mouse' | 'background' }> | ShellEvent | Pointed;

export type AppCommand =
  /** `said` is why it cannot go on: printed where the program was started. */
  | { readonly type: 'quit'; readonly said?: string }
  | { readonly type: 'suspend' }
  /** The screen was spoilt by somebody else. */
  | { readonly type: 'redraw' }
  | { readonly type: 'config'; readonly config: Config }
  /** A position to be found again, until the program ends. */
  | { readonly type: 'draft'; readonly setup: Setup }
  | { readonly type: 'table.local'; readonly setup: LocalSetup; readonly said?: string }
  | { readonly type: 'table.continue' }
  /** The game on this machine once more from its beginning, with the same players and settings. */
  | { readonly type: 'table.restart' }
  | { readonly type: 'table.send'; readonly command: TableCommand }
  /** The host changes the table; a new password comes first, so that it is never private without one. */
  | {
      readonly type: 'table.options';
      readonly options: Extract<TableCommand, { type: 'options.set' }>['options'];
      readonly password: string | null;
    }
  /** Turns away from the table; `leave` gives up the seat first. */
  | { readonly type: 'table.close'; readonly leave: boolean }
  | { readonly type: 'computer.again' }
  | { readonly type: 'hint' }
  /** Lets the engine analyse this position, until another one or nothing is to be. */
  | { readonly type: 'lines.follow'; readonly game: Game; readonly settings: LinesSettings }
  | { readonly type: 'lines.stop' }
  /** Reports on a whole game; one at a time. */
  | { readonly type: 'game-report.start'; readonly game: Game; readonly quality: Quality }
  | { readonly type: 'game-report.stop' }
  /** Writes the last report into the tree it was made of. */
  | { readonly type: 'game-report.annotate'; readonly tree: GameTree }
  /** The engine looks again at a move of the last report, to make a card of it. */
  | { readonly type: 'mistake.judge'; readonly ply: number; readonly title: string }
  | { readonly type: 'training.open' }
  | { readonly type: 'training.do'; readonly command: TrainingCommand }
  | { readonly type: 'opponent.ask'; readonly game: Game }
  /** The shipped games where no file is named. */
  | { readonly type: 'library.open'; readonly files: readonly string[] }
  /** The player's finished games. */
  | { readonly type: 'library.own' }
  | { readonly type: 'file.read'; readonly file: string }
  /** `replace` what is there already. */
  | { readonly type: 'file.write'; readonly file: string; readonly text: string; readonly replace: boolean }
  | ({ readonly type: 'server.open'; readonly goal: HostGoal } & ServerRequest)
  | { readonly type: 'server.close' }
  | { readonly type: 'connect'; readonly origin: string; readonly name: string }
  /** `attempts` is how often it is tried to reach the server. */
  | {
      readonly type: 'console.connect';
      readonly place: ServerAddress;
      readonly name: string;
      readonly attempts?: number;
    }
  | { readonly type: 'disconnect' }
  | { readonly type: 'retry' }
  /** Once more with another query: the list becomes another. */
  | { readonly type: 'lobby.watch'; readonly query?: LobbyQuery }
  | { readonly type: 'lobby.leave' }
  | { readonly type: 'table.create'; readonly options: OfferedOptions; readonly password?: string }
  /** Tells those who operate the server about somebody at this table. */
  | ({ readonly type: 'report' } & Omit<Report, 'table'>)
  /** Joins a table that waits, or opens one. */
  | { readonly type: 'quick-play'; readonly preferences: QuickPreferences }
  | {
      readonly type: 'table.open';
      readonly id: TableId;
      readonly password?: string;
      /** The secret of an invitation. */
      readonly invitation?: string;
      readonly sit: boolean;
    };

/** Every screen that there is has its kind; the rest is its own. */
export interface Screen {
  readonly kind: string;
}

export type Go =
  | { readonly to: 'push' | 'replace' | 'from-home'; readonly screen: Screen }
  | { readonly to: 'back' | 'home' };

export interface ScreenStep<S> {
  readonly screen: S;
  readonly go?: Go;
  readonly commands?: readonly AppCommand[];
}

export interface ScreenLogic<S> {
  update(screen: S, event: ScreenEvent, context: Context): ScreenStep<S>;
  draw(screen: S, sheet: Sheet, context: Context): void;
  /** It is on top again, after another screen was left. */
  resumed?(screen: S, context: Context): readonly AppCommand[];
  /** When it next changes without input, in this device's time. */
  wakeAt?(screen: S, context: Context): number | null;
}
