/** Everything the game library offers. */
export {
  type Collection,
  type CollectionOrigin,
  GAME_RESULTS,
  pliesOf,
  positionAt,
  resultOfGame,
  type StoredResult,
  TEXT_FIELDS,
  type TextColumn,
  type TextField,
  textOf,
  transferables,
  turnAt,
} from './collection.ts';
export { findDuplicates } from './duplicates.ts';
export { type Explored, type ExplorerMove, explore } from './explorer.ts';
export { folded, type GameFilter, type Span } from './filter.ts';
export { gameOf, pdnOfGame, tagsOf } from './game-of.ts';
export { type ImportFault, type ImportProgress, importPdn, PdnImport } from './import-pdn.ts';
export { joinCollections } from './join.ts';
export {
  formatMask,
  type Mask,
  type MaskError,
  type MaskFault,
  mirrorMask,
  parseMask,
  type WrittenMask,
} from './mask.ts';
export {
  formatMaterial,
  type Material,
  type MaterialFault,
  mirrorMaterial,
  type PieceCount,
  parseMaterial,
} from './material.ts';
export { type PackFault, packCollection, unpackCollection } from './pack.ts';
export { mirrorPattern, type Pattern } from './pattern.ts';
export { pickGames } from './pick.ts';
export { type BoardQuery, type Match, type Query, search } from './search.ts';
export { type CollectionCounts, countCollection } from './statistics.ts';
