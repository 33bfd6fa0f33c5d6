/** Asks the server as the person at this page; their role is the server's to check. */
import { globalFetch } from '@crownhead/client';
import type { AdminCommand, AdminInput, AdminOutput } from '@crownhead/protocol/admin';
import { useState } from 'preact/hooks';
import { toast } from '../ui/toast.tsx';
import { useLatest } from '../ui/use-latest.ts';
import { adminWords } from './admin-words.ts';

const post = async (path: string, body: object): Promise<{ status: number; body: unknown }> => {
  const response = await globalFetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

/** Null where it was refused, or nobody answered. */
export async function ask<C extends AdminCommand>(
  command: C,
  input: AdminInput<C>,
): Promise<AdminOutput<C> | null> {
  const answer = await post(`/api/admin/${command}`, input).catch(() => null);
  return answer?.status === 200 ? (answer.body as AdminOutput<C>) : null;
}

/** The same, and says how it went. */
export async function act<C extends AdminCommand>(command: C, input: AdminInput<C>): Promise<boolean> {
  const done = (await ask(command, input)) !== null;
  const { done: fine, failed } = adminWords.value;
  toast(done ? fine : failed);
  return done;
}

/** Takes the code of a link; false where it is used or old. */
export const becomeOwner = async (code: string): Promise<boolean> =>
  (await post('/api/owner', { code }).catch(() => null))?.status === 200;

interface Asked<T> {
  /** Undefined until it has come, null where it was refused. */
  readonly value: T | null | undefined;
  readonly again: () => void;
}

/** What a list shows: asked when it appears, when the question changes, and after something was done. */
export function useAsked<C extends AdminCommand>(command: C, input: AdminInput<C>): Asked<AdminOutput<C>> {
  const [turn, setTurn] = useState(0);
  const value = useLatest(() => ask(command, input), [command, JSON.stringify(input), turn]);
  return { value, again: () => setTurn((before) => before + 1) };
}
