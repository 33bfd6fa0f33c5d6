/** Proofs of positions, and certificates that anybody can check. */
export { type CheckedProof, checkProof, type Referee } from './check-proof.ts';
export { writeProof } from './proof-file.ts';
export { GOALS, type Goal, type Proof, type ProofSteps, type ProveOptions, prove } from './prove.ts';
