/** `crownhead train`: the training screen, or the log: what is due, and the log as a file. */
import { configFolder, openTraining } from '@crownhead/terminal';
import { dayAt } from '@crownhead/terminal/puzzle-words';
import {
  CARD_KINDS,
  LESSON_IDS,
  type LogFault,
  nextLesson,
  streakOf,
  type TrainingLog,
  trainingOverview,
} from '@crownhead/training';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { LookFlags } from '../look-flags.ts';
import { nameOf, readText, writeTo } from '../named-file.ts';
import { print, printError, printJson } from '../output.ts';
import { plural } from '../words.ts';
import { studyScreen } from './study-screen.ts';

export interface TrainFlags extends LookFlags {
  readonly import?: string;
  readonly export?: string;
  readonly json?: true;
}

function faultText(name: string, { reason, line }: LogFault): string {
  const file = nameOf(name);
  switch (reason) {
    case 'not-a-log':
      return `${file} is not a training log.`;
    case 'other-version':
      return `${file} was written by a newer version.`;
    case 'bad-line':
      return `${file} is damaged in line ${line}: nothing of it was added.`;
    default:
      return reason satisfies never;
  }
}

async function importLog(log: TrainingLog, file: string): Promise<ExitCode> {
  const added = await log.importText(readText(file));
  if (!added.ok) {
    printError(faultText(file, added.error));
    return EXIT.no;
  }
  if (!log.isKept) throw new Error('The training log cannot be written.');
  const words =
    added.value === 0 ? 'Everything in it was here already' : `${plural(added.value, 'event')} added`;
  await print(`${words}.\n`);
  return EXIT.fine;
}

async function exportLog(log: TrainingLog, file: string): Promise<void> {
  // An empty log must not take the place of an older export.
  if (!log.isKept) throw new Error('The training log cannot be read.');
  if (file === '-') await print(log.text);
  else writeTo(file, log.text);
}

/** What there is to train today. */
function standing({ state }: TrainingLog) {
  const day = dayAt(Date.now());
  const { due, minutes, kinds } = trainingOverview(state, day);
  return {
    due,
    minutes,
    kinds: Object.fromEntries(
      CARD_KINDS.map((kind) => [kind, { cards: kinds[kind].cards, due: kinds[kind].due }]),
    ),
    rating: Math.round(state.rating.rating),
    streak: streakOf(state.days, day),
    puzzles: { tried: state.puzzles.size, solved: [...state.puzzles.values()].filter(Boolean).length },
    lessons: {
      finished: LESSON_IDS.filter((id) => state.lessons.has(id)).length,
      of: LESSON_IDS.length,
      next: nextLesson(state.lessons),
    },
  };
}

export async function trainCommand(flags: TrainFlags): Promise<ExitCode> {
  const { import: from, export: to, json } = flags;
  if (from === undefined && to === undefined && !json)
    return studyScreen('train', flags, '“crownhead train --json” prints what is due.');
  const { log, fault } = await openTraining(configFolder(process.env));
  if (fault !== null) printError(fault);
  if (from !== undefined) {
    const code = await importLog(log, from);
    if (code !== EXIT.fine) return code;
  }
  if (to !== undefined) await exportLog(log, to);
  if (json) await printJson(standing(log));
  return EXIT.fine;
}
