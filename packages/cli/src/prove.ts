/** `crownhead prove`: proves a win or a draw and writes a certificate of it, or checks one. */
import type { EndgameTables } from '@crownhead/engine/endgame';
import { type CheckedProof, checkProof, type ProofGoal, prove, writeProof } from '@crownhead/engine/proof';
import { SIDE_NAMES } from '@crownhead/match';
import { boardText, OFFICIAL, type Position, positionOf, readPosition } from '@crownhead/rules';
import { EXIT, type ExitCode } from './exit-code.ts';
import { expectWritable, readBytes, writeTo } from './named-file.ts';
import { badUsage, print, printError, printJson } from './output.ts';
import { startProgress } from './progress.ts';
import { progressBar } from './progress-bar.ts';
import { refereeWith, soundTables } from './referee.ts';
import { compact, plural } from './words.ts';

export interface ProveOptions {
  readonly fen?: string;
  readonly goal?: ProofGoal;
  readonly nodes: number;
  readonly out?: string;
  readonly check?: string;
  readonly json?: true;
}

const NAMES = SIDE_NAMES['black-white'];
const PROGRESS_AFTER_MS = 300;
const CLAIM: Readonly<Record<ProofGoal, string>> = { win: 'wins', draw: 'gets at least a draw' };

function search(position: Position, goal: ProofGoal, nodes: number, tables: EndgameTables) {
  const began = performance.now();
  const progress = startProgress(PROGRESS_AFTER_MS);
  const proof = prove(position, goal, {
    tables,
    nodes,
    onProgress: (done) => {
      const words = `${compact(done)} of ${compact(nodes)} positions`;
      progress.show(
        progressBar({ what: 'Proving', done, total: nodes, ms: performance.now() - began, words }),
      );
      return false;
    },
  });
  progress.clear();
  return proof;
}

async function proveIt(
  position: Position,
  goal: ProofGoal,
  { nodes, out, json }: ProveOptions,
): Promise<ExitCode> {
  if (out !== undefined) expectWritable(out);
  const tables = soundTables();
  if (tables === null) return EXIT.no;
  const proof = search(position, goal, nodes, tables);
  const certificate = writeProof(goal, proof);
  if (out !== undefined && certificate !== null) writeTo(out, certificate);
  if (json) await printJson({ proved: proof.proved, nodes: proof.nodes });
  else await print(proofText(position, goal, proof.proved, proof.nodes, proof.steps.length, out));
  return proof.proved ? EXIT.fine : EXIT.no;
}

function proofText(
  position: Position,
  goal: ProofGoal,
  isProved: boolean,
  nodes: number,
  steps: number,
  out: string | undefined,
): string {
  const name = NAMES[position.turn];
  const looked = `${plural(nodes, 'position')} looked at`;
  const told = isProved
    ? `Proved: ${name} ${CLAIM[goal]}. The proof has ${plural(steps, 'position')}; ${looked}.`
    : `Not proved that ${name} ${CLAIM[goal]}: ${looked}.`;
  const written = isProved && out !== undefined ? [`The certificate is in ${out}.`] : [];
  return [boardText(position), '', told, ...written, ''].join('\n');
}

const REFUSALS = {
  'not-a-proof': 'it is not a certificate of a proof',
  damaged: 'it is damaged',
  'impossible-position': 'it has a position that cannot be',
} as const;

function refusalOf(checked: Exclude<CheckedProof, { ok: true }>): string {
  if (checked.reason !== 'step-not-proved') return REFUSALS[checked.reason];
  return `position ${checked.step} of it, ${checked.fen}, does not follow from those before`;
}

async function checkFile(file: string, json: boolean): Promise<ExitCode> {
  const bytes = readBytes(file);
  const tables = soundTables();
  if (tables === null) return EXIT.no;
  const checked = checkProof(bytes, refereeWith(tables));
  if (!checked.ok) {
    printError(`${file} proves nothing: ${refusalOf(checked)}.`);
    if (json) await printJson({ valid: false, reason: checked.reason });
    return EXIT.no;
  }
  const { goal, fen, proved } = checked;
  const positions = proved.size;
  if (json) await printJson({ valid: true, goal, fen, positions });
  else {
    const name = NAMES[positionOf(fen).turn];
    await print(`${fen}\nProved: ${name} ${CLAIM[goal]}. ${plural(positions, 'position')} checked.\n`);
  }
  return EXIT.fine;
}

export async function proveCommand(options: ProveOptions): Promise<ExitCode> {
  const { fen, goal, check, json } = options;
  if (check !== undefined) return checkFile(check, json === true);
  if (fen === undefined) return badUsage('Name the position with --fen, or a certificate with --check.');
  if (goal === undefined)
    return badUsage('Say what to prove for the side to move: --goal win or --goal draw.');
  const position = readPosition(fen, OFFICIAL, 'said');
  return position.ok ? proveIt(position.value, goal, options) : badUsage(position.error.message);
}
