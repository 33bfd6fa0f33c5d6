/** Proofs of positions, and certificates that anybody can check. */
export { type CheckedProof, checkProof, type Referee } from './check-proof.ts';
export { writeProof } from './proof-file.ts';
export {
  PROOF_GOALS,
  type ProofGoal,
  type ProofResult,
  type ProofSteps,
  type ProveOptions,
  prove,
  proveAll,
} from './prove.ts';
