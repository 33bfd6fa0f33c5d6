/** The table one is at, here or on a server: opened, listened to, spoken to and left; games that end there are kept. */
import type { Table } from '@crownhead/client';
import { isWorthKeeping, type LocalTable, UNKEPT } from '@crownhead/client/local';
import type { TableCommand } from '@crownhead/protocol';
import { setupOf } from '../app/restart.ts';
import type { AppCommand, ShellEvent, TablePlace } from '../app/screen.ts';
import { type EngineComputer, missingEngine } from './engine-computer.ts';
import type { AppFiles } from './files.ts';
import { beginLocal, continueLocal } from './local.ts';
import { keepGamesOf, ownGamesFile } from './own-games.ts';

/** By then a player who knows the keys has pressed the first ones. */
const CALM_MS = 300;

interface TableDeskDeps {
  tell(event: ShellEvent): void;
  /** Told whether there is a game to go on with, whenever that may have changed. */
  canContinue(is: boolean): void;
  readonly files: Pick<AppFiles, 'folder' | 'storage' | 'hasTable'>;
  readonly computer: EngineComputer;
  /** The name of another engine than ours; null where there is none. */
  readonly otherEngine: string | null;
}

type DeskCommand = Extract<
  AppCommand,
  {
    readonly type:
      | 'table.local'
      | 'table.continue'
      | 'table.restart'
      | 'table.send'
      | 'table.close'
      | 'computer.again'
      | 'hint';
  }
>;

/** What is said as one sits down, and what others have to type to come. */
interface Arrival {
  readonly said?: string | null;
  readonly invitations?: readonly string[];
}

export class TableDesk {
  readonly #parts: TableDeskDeps;
  #table: Table | null = null;
  /** The same, where it is on this machine. */
  #local: LocalTable | null = null;
  #isUnkeptTold = false;
  #subscriptions: (() => void)[] = [];
  #calm: NodeJS.Timeout | undefined;

  constructor(parts: TableDeskDeps) {
    this.#parts = parts;
  }

  get table(): Table | null {
    return this.#table;
  }

  do(command: DeskCommand): void {
    const { storage } = this.#parts.files;
    const { computer } = this.#parts;
    switch (command.type) {
      case 'table.local':
        this.#begin(beginLocal(command.setup, storage, computer), command.said);
        break;
      case 'table.continue':
        this.#continue(continueLocal(storage, computer));
        break;
      case 'table.restart': {
        const setup = this.#local && setupOf(this.#local.view.state);
        if (setup) this.#begin(beginLocal(setup, storage, computer));
        break;
      }
      case 'table.send':
        void this.send(command.command);
        break;
      case 'table.close':
        this.#leave(command.leave);
        break;
      case 'computer.again':
        this.#local?.askAgain();
        break;
      case 'hint':
        void this.#hint();
        break;
      default:
        command satisfies never;
    }
  }

  /** In the place of the one before. */
  open(table: Table, place: TablePlace, arrival: Arrival): void {
    const { files, tell } = this.#parts;
    this.#leave(false);
    this.#table = table;
    const telling = table.subscribe((change) => {
      tell({
        type: 'table.changed',
        change,
        computerFailed: this.#local?.computerFailed ?? false,
        computerProblem: this.#local?.computerProblem ?? null,
      });
      this.#tellUnkept();
    });
    const keeping = keepGamesOf(table, ownGamesFile(files.folder), (text) =>
      tell({ type: 'game.not-kept', text }),
    );
    this.#subscriptions = [telling, keeping];
    tell({ type: 'table.opened', view: table.view, place, said: null, ...arrival });
  }

  async send(command: TableCommand): Promise<void> {
    const table = this.#table;
    const sent = await table?.send(command);
    if (sent && !sent.ok && table === this.#table)
      this.#parts.tell({ type: 'table.refused', command: command.type, problem: sent.error });
  }

  /** For a program that may have no time to close. */
  keep(): void {
    const { storage } = this.#parts.files;
    if (this.#local && isWorthKeeping(this.#local.view.state)) this.#local.save();
    else if (this.#local) storage.clear();
    storage.release();
  }

  close(): void {
    clearTimeout(this.#calm);
    this.#leave(false);
    this.#parts.files.storage.release();
  }

  #continue(opened: ReturnType<typeof continueLocal>): void {
    const { otherEngine } = this.#parts;
    this.#begin(opened, opened.ok ? missingEngine(opened.value.view.state, otherEngine) : null);
  }

  #begin(opened: ReturnType<typeof beginLocal>, said: string | null = null): void {
    if (!opened.ok) {
      this.#look();
      this.#parts.tell({ type: 'refused', problem: opened.error });
      return;
    }
    this.open(opened.value, 'here', { said });
    this.#local = opened.value;
    this.#tellUnkept();
    // People among themselves, and the menu, do without its memory.
    if (opened.value.view.state.seats.some((seat) => seat?.kind === 'computer')) this.#loadEngineSoon();
  }

  /** Once is enough for all games of this program. */
  #tellUnkept(): void {
    if (this.#isUnkeptTold || this.#local === null || this.#local.isKept) return;
    this.#isUnkeptTold = true;
    this.#parts.tell({ type: 'game.not-kept', text: UNKEPT });
  }

  /** The engine is the largest part: read while nothing else goes on, so that its first move does not wait for it. */
  #loadEngineSoon(): void {
    clearTimeout(this.#calm);
    // Where that fails, the computer says so with its first move.
    this.#calm = setTimeout(() => void import('@crownhead/engine').catch(() => null), CALM_MS);
  }

  #leave(givesUpSeat: boolean): void {
    for (const stop of this.#subscriptions.splice(0)) stop();
    const local = this.#local;
    const table = this.#table;
    // The seat is given up before the table is closed, so that nobody waits for a player who has left.
    if (table && givesUpSeat) void table.send({ type: 'leave' }).then(() => table.close());
    else table?.close();
    this.#table = null;
    this.#local = null;
    if (local && !isWorthKeeping(local.view.state)) this.#parts.files.storage.clear();
    this.#look();
  }

  #look(): void {
    this.#parts.canContinue(this.#parts.files.hasTable);
  }

  async #hint(): Promise<void> {
    const game = this.#table?.view.state.round?.game;
    if (!game) return;
    const move = await this.#parts.computer.hint(game);
    // A hint for an earlier position is dropped: the screen forgot it with the move.
    if (this.#table?.view.state.round?.game === game) this.#parts.tell({ type: 'hint', move });
  }
}
