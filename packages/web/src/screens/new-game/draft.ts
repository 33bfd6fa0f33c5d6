/**
 * The form as it stands, kept for this page while somebody sets up a position or reloads. `?draft` in an address goes on with
 * it; without it a form begins as it was last used.
 */
import { place } from '../../router.ts';
import { DRAFT_MARK, type GameForm } from './game-form.ts';
import { lastForm } from './last-form.ts';
import { parseDraft } from './remembered.ts';

const KEY = 'crownhead.draft';

/** Not kept anywhere but here: a password has no business in the storage of a browser. */
let secret = '';
export const draftPassword = (): string => secret;

/** As it was typed, faults and all; what is stored is for a page that is loaded again. */
let latest: GameForm | null = null;

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepDraft(form: GameForm, password = secret): void {
  secret = password;
  latest = form;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(form));
  } catch {
    // Storage may be forbidden: then the draft lasts as long as the page.
  }
}

export function dropDraft(): void {
  secret = '';
  latest = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is kept there either.
  }
}

export const isDraftAsked = (here: string = place.peek()): boolean =>
  new URL(here, location.origin).searchParams.has(DRAFT_MARK);

/** The draft where the address asks for it and there is one, otherwise the form as it was last used. */
export function openForm(here: string = place.peek()): GameForm {
  if (!isDraftAsked(here)) return lastForm();
  const kept = stored();
  return latest ?? (kept === null ? lastForm() : parseDraft(kept));
}
