/** What the screens for study need from outside, each part loaded when it is first asked for: engine, training log, games. */
import type { AppCommand, ShellEvent } from '../app/screen.ts';
import type { AnalysisDesk } from './analysis-desk.ts';
import type { LibraryDesk } from './library-desk.ts';
import { ownGamesFile } from './own-games.ts';
import type { TrainingDesk } from './training-desk.ts';

type StudyCommand = Extract<
  AppCommand,
  {
    readonly type:
      | `lines.${string}`
      | `game-report.${string}`
      | `mistake.${string}`
      | `training.${string}`
      | `library.${string}`;
  }
>;

export class Study {
  readonly #folder: string;
  readonly #tell: (event: ShellEvent) => void;
  #analysis: Promise<AnalysisDesk> | null = null;
  #training: Promise<TrainingDesk> | null = null;
  #library: Promise<LibraryDesk> | null = null;
  #isOver = false;

  constructor(folder: string, tell: (event: ShellEvent) => void) {
    this.#folder = folder;
    this.#tell = tell;
  }

  async do(command: StudyCommand): Promise<void> {
    switch (command.type) {
      case 'lines.follow':
        return this.#analyse((desk) => desk.follow(command.game, command.settings));
      case 'game-report.start':
        return this.#analyse((desk) => void desk.report(command.game, command.quality));
      case 'game-report.annotate':
        return this.#analyse((desk) => void desk.annotate(command.tree));
      case 'mistake.judge':
        return this.#analyse((desk) => void desk.judge(command.ply, command.title));
      case 'lines.stop':
        return (await this.#analysis)?.stop();
      case 'game-report.stop':
        return (await this.#analysis)?.stopReport();
      case 'training.open':
        return this.#train((desk) => desk.show());
      case 'training.do':
        return this.#train((desk) => void desk.do(command.command));
      case 'library.open':
        return this.#browse((desk) => void desk.open(command.files));
      case 'library.own':
        return this.#browse((desk) => void desk.openOwn(ownGamesFile(this.#folder)));
      default:
        return command satisfies never;
    }
  }

  /** What was trained is written before this is done. */
  async close(): Promise<void> {
    this.#isOver = true;
    await (await this.#training)?.close();
    (await this.#library)?.close();
    await (await this.#analysis)?.close();
  }

  async #analyse(run: (desk: AnalysisDesk) => void): Promise<void> {
    this.#analysis ??= import('./analysis-desk.ts').then(({ AnalysisDesk: Made }) => new Made(this.#tell));
    const desk = await this.#analysis;
    if (!this.#isOver) run(desk);
  }

  async #train(run: (desk: TrainingDesk) => void): Promise<void> {
    this.#training ??= import('./training-desk.ts').then(({ TrainingDesk: Made }) =>
      Made.open(this.#folder, this.#tell),
    );
    // What was done is kept, even where the program ends meanwhile.
    run(await this.#training);
  }

  async #browse(run: (desk: LibraryDesk) => void): Promise<void> {
    this.#library ??= import('./library-desk.ts').then(({ LibraryDesk: Made }) => new Made(this.#tell));
    const desk = await this.#library;
    if (!this.#isOver) run(desk);
  }
}
