/** Sends a command to a table, and says so where it was refused. */
import type { Sent, Table } from '@crownhead/client';
import { toast } from '../ui/toast.tsx';
import { onlineWords } from './online-words.ts';
import { refusalText } from './refusal-text.ts';

/** Nothing is wrong: it is as it was sent. */
const FINE: readonly string[] = ['already-so', 'already-seated', 'not-seated'];

export async function sendCommand(table: Table, command: Parameters<Table['send']>[0]): Promise<Sent> {
  const sent = await table.send(command);
  if (!sent.ok && !FINE.includes(sent.error.error)) toast(refusalText(sent.error, onlineWords.value));
  return sent;
}
