/** What the screens for study need from outside, each part loaded when it is first asked for: engine, training log, games. */
import type { AppCommand, ShellEvent } from '../app/screen.ts';
import type { AnalysisDesk } from './analysis-desk.ts';
import { Lazy } from './lazy.ts';
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

/** The parts, as they are loaded. */
export interface StudyParts {
  analysis(): Promise<AnalysisDesk>;
  training(): Promise<TrainingDesk>;
  library(): Promise<LibraryDesk>;
}

/** `warn` takes sentences about what the engines have to do without. */
export const studyParts = (
  folder: string,
  tell: (event: ShellEvent) => void,
  warn: (message: string) => void,
): StudyParts => ({
  analysis: async () => new (await import('./analysis-desk.ts')).AnalysisDesk(tell, warn),
  training: async () => (await import('./training-desk.ts')).TrainingDesk.open(folder, tell),
  library: async () => new (await import('./library-desk.ts')).LibraryDesk(tell),
});

export class Study {
  readonly #folder: string;
  readonly #analysis: Lazy<AnalysisDesk>;
  readonly #training: Lazy<TrainingDesk>;
  readonly #library: Lazy<LibraryDesk>;
  #isOver = false;

  constructor(folder: string, { analysis, training, library }: StudyParts) {
    this.#folder = folder;
    this.#analysis = new Lazy(analysis);
    this.#training = new Lazy(training);
    this.#library = new Lazy(library);
  }

  /** Rejects with what has failed, in which case the next command tries it again. */
  async do(command: StudyCommand): Promise<void> {
    switch (command.type) {
      case 'lines.follow':
        return this.#analyse((desk) => desk.follow(command.game, command.settings));
      case 'game-report.start':
        return this.#analyse((desk) => desk.report(command.game, command.quality));
      case 'game-report.annotate':
        return this.#analyse((desk) => desk.annotate(command.tree));
      case 'mistake.judge':
        return this.#analyse((desk) => desk.judge(command.ply, command.title));
      case 'lines.stop':
        return (await this.#analysis.present())?.stop();
      case 'game-report.stop':
        return (await this.#analysis.present())?.stopReport();
      case 'training.open':
        return this.#train((desk) => desk.show());
      case 'training.do':
        return this.#train((desk) => desk.do(command.command));
      case 'library.open':
        return this.#browse((desk) => desk.open(command.files));
      case 'library.own':
        return this.#browse((desk) => desk.openOwn(ownGamesFile(this.#folder)));
      default:
        return command satisfies never;
    }
  }

  /** What was trained is written before this is done. */
  async close(): Promise<void> {
    this.#isOver = true;
    await (await this.#training.present())?.close();
    (await this.#library.present())?.close();
    await (await this.#analysis.present())?.close();
  }

  async #analyse(run: (desk: AnalysisDesk) => void | Promise<void>): Promise<void> {
    const desk = await this.#analysis.get();
    if (!this.#isOver) await run(desk);
  }

  async #train(run: (desk: TrainingDesk) => void | Promise<void>): Promise<void> {
    // What was done is kept, even where the program ends meanwhile.
    await run(await this.#training.get());
  }

  async #browse(run: (desk: LibraryDesk) => void | Promise<void>): Promise<void> {
    const desk = await this.#library.get();
    if (!this.#isOver) await run(desk);
  }
}
