/** Bodies of the HTTP surface that clients use: sessions. (The referee's are the server's own.) */
import * as v from 'valibot';
import { tableIdSchema } from './ids.ts';
import { wordsSchema } from './plain-text.ts';

/** Refused in words by `guestName`; here only its size is bounded. */
export const sessionRequestSchema = v.object({ name: v.pipe(v.string(), v.maxLength(400)) });
export type SessionRequest = v.InferOutput<typeof sessionRequestSchema>;

/** `token` comes only to clients without cookies. */
export const sessionReplySchema = v.object({
  player: v.string(),
  name: v.string(),
  token: v.optional(v.string()),
});
export type SessionReply = v.InferOutput<typeof sessionReplySchema>;

/** The code of a return link, sent when it is followed; `replace` where somebody agrees to give up the session they have. */
export const returnRequestSchema = v.object({
  code: v.pipe(v.string(), v.maxLength(200)),
  replace: v.exactOptional(v.boolean()),
});
/** The code goes into a link; it works once, for ten minutes. */
export const returnLinkSchema = v.object({ code: v.string(), until: v.number() });

/** What keeps somebody out or silent: why, and until when; null for one without an end. */
export const restrictedSchema = v.object({ reason: v.string(), until: v.nullable(v.number()) });
export type Restricted = v.InferOutput<typeof restrictedSchema>;

/** Anything that was refused: its code, and its sentence. */
export const errorReplySchema = v.object({
  error: v.string(),
  message: v.string(),
  restriction: v.exactOptional(restrictedSchema),
});
export type ErrorReply = v.InferOutput<typeof errorReplySchema>;

/** Owners may do everything, moderators what keeps the peace. */
export const ROLES = ['owner', 'moderator'] as const;
export type Role = (typeof ROLES)[number];

/** What a report can be about. */
export const REPORT_REASONS = ['insults', 'name', 'cheating', 'stalling', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What a player reports about another at a table. */
export const reportRequestSchema = v.object({
  table: tableIdSchema,
  /** The player it is about. */
  about: v.pipe(v.string(), v.regex(/^[!-~]{1,64}$/)),
  reason: v.picklist(REPORT_REASONS),
  text: v.optional(wordsSchema(0, 500), ''),
});
