/** Play on this device: no socket, no server, no schemas. */
export {
  type ComputerHost,
  type ComputerPlayer,
  ComputerProblem,
  type ComputerRequest,
  type ComputerSeats,
  type SeatComputers,
} from './computer-player.ts';
export { seatComputers } from './computers.ts';
export { type LocalPorts, LocalTable, type LocalTableStart, type ProofVerdict, YOU } from './local-table.ts';
export { type LocalPlayer, type LocalSetup, localOptions, openLocal, resumeLocal } from './open.ts';
export {
  isWorthKeeping,
  parseSaved,
  type ReadTable,
  SAVED_FAULTS,
  type SavedFault,
  type SavedTable,
  UNKEPT,
} from './saved.ts';
