/** Certificates: proofs as bytes, which `checkProof` verifies. docs/proofs.md describes them. */
import type { ProofGoal, ProofResult } from './prove.ts';
import { PROOF_GOALS } from './prove.ts';

/** “CHPF” and the version. */
const HEAD = [0x43, 0x48, 0x50, 0x46, 1];
const STEP_BYTES = 13;

/** FNV-1a, by which every single changed byte is noticed. */
function sumOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

/** The certificate of a proof; null where nothing is proved. */
export function writeProof(goal: ProofGoal, { proved, steps }: ProofResult): Uint8Array<ArrayBuffer> | null {
  if (!proved) return null;
  const end = HEAD.length + 1 + STEP_BYTES * steps.length;
  const bytes = new Uint8Array(end + 4);
  const view = new DataView(bytes.buffer);
  bytes.set([...HEAD, PROOF_GOALS.indexOf(goal)]);
  for (const [i, { black, white, kings, turn }] of steps.entries()) {
    const at = HEAD.length + 1 + STEP_BYTES * i;
    bytes[at] = turn === 'black' ? 0 : 1;
    for (const [word, set] of [black, white, kings].entries()) view.setInt32(at + 1 + 4 * word, set, true);
  }
  view.setUint32(end, sumOf(bytes.subarray(0, end)), true);
  return bytes;
}
