/** Quick play in the web app: the preferences of this device, and one press that leads to a table. */
import { globalFetch, globalStorage, type Refused } from '@crownhead/client';
import { findTables, type QuickPreferences, quickPlay, readPreferences } from '@crownhead/client/remote';
import type { TableId } from '@crownhead/protocol';
import type { Result } from '@crownhead/rules';
import { signal } from '@preact/signals';
import { go, path } from '../router.ts';
import { toast } from '../ui/toast.tsx';
import { onlineWords } from './online-words.ts';
import { refusalText } from './refusal-text.ts';
import { connection } from './server-session.ts';

const storage = globalStorage('crownhead.quick-play');

function kept(): QuickPreferences {
  try {
    return readPreferences(JSON.parse(storage.read() ?? 'null'));
  } catch {
    return readPreferences(null);
  }
}

export const preferences = signal(kept());

export function setPreferences(change: Partial<QuickPreferences>): void {
  preferences.value = { ...preferences.peek(), ...change };
  storage.write(JSON.stringify(preferences.peek()));
}

const placeOf = (table: TableId): string => `/t/${table}`;

/** Joins a table that waits, or opens one, and goes there; `left` is a table to which one does not want to return. */
export async function playQuickly(left?: TableId): Promise<Result<unknown, Refused> | null> {
  const current = connection.peek();
  if (!current) return null;
  const source = { origin: '', fetch: globalFetch };
  return quickPlay({
    connection: current,
    preferences: preferences.peek(),
    list: async () => {
      const found = await findTables(source, { state: 'free' });
      return (found?.tables ?? []).filter(({ table }) => table !== left);
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    isAt: (table) => path() === placeOf(table),
    arrived: (table) => go(placeOf(table)),
    failed: (problem) => toast(refusalText(problem, onlineWords.value)),
  });
}
