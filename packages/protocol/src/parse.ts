/** The one place where text from the other end becomes a typed message. */
import { err, ok, type Result } from '@crownhead/rules';
import * as v from 'valibot';
import { type ClientMessage, clientMessageSchema } from './client-message.ts';
import type { GatewayError } from './error.ts';
import { commandIdSchema } from './ids.ts';
import { type ServerMessage, serverMessageSchema } from './server-message.ts';
import { LONGEST_MESSAGE } from './version.ts';

/** What is wrong with a message. */
export interface BadMessage {
  readonly code: Extract<GatewayError, 'bad-message' | 'too-large'>;
  /** The id of the message, where it had a readable one, so that the answer finds its question. */
  readonly id: string | null;
  /** Where it went wrong, as in `command.path.0`. */
  readonly where: string | null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whatever was wrong with a message, its own id may still be readable. */
const idOf = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'id')) return null;
  const { id } = value as { id: unknown };
  return v.is(commandIdSchema, id) ? id : null;
};

function parse<S extends v.GenericSchema>(text: string, schema: S): Result<v.InferOutput<S>, BadMessage> {
  const value = readJson(text);
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  return err({ code: 'bad-message', id: idOf(value), where: v.getDotPath(parsed.issues[0]!) });
}

/** A message of a client from its text, or what is wrong with it. */
export function parseClientMessage(text: string): Result<ClientMessage, BadMessage> {
  if (text.length > LONGEST_MESSAGE) return err({ code: 'too-large', id: null, where: null });
  return parse(text, clientMessageSchema);
}

/** The server may send long snapshots: no limit here. */
export const parseServerMessage = (text: string): Result<ServerMessage, BadMessage> =>
  parse(text, serverMessageSchema);
