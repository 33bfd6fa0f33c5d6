/** What a row about one of the five documents is, and the places that many rows name. */
import type { RequirementId } from '../requirement-groups.ts';

/** Where a person sees it: an address of the web app, a command, or a page or folder of the project. */
export type Place =
  | `/${string}`
  | `crownhead ${string}`
  | `docs/${string}`
  | `CONTRIBUTING.md${string}`
  | 'deploy'
  | 'packages/rules';

export type DocumentRow = readonly [
  /** Section, table or figure of the document. */
  part: string,
  words: string,
  places: readonly Place[],
  ids: readonly RequirementId[],
];

export const EDITOR: readonly Place[] = ['/editor', 'crownhead play'];
export const GAME: readonly Place[] = ['/play/', 'crownhead play'];
export const FORM: readonly Place[] = ['/new/', 'crownhead play'];
export const TABLE: readonly Place[] = ['/t/', 'crownhead join'];
export const LOBBY: readonly Place[] = ['/online', 'crownhead join'];
export const CONSOLE_CLIENT: readonly Place[] = ['crownhead join --console'];
