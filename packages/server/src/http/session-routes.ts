/** Sessions over HTTP. Browsers get a cookie their pages cannot read; other programs get the token itself. */
import type { IncomingHttpHeaders } from 'node:http';
import {
  type ErrorCode,
  NAME_FAULTS,
  type NameRefusal,
  returnLinkSchema,
  returnRequestSchema,
  type SessionReply,
  sessionReplySchema,
  sessionRequestSchema,
} from '@crownhead/protocol';
import { bannedText, mutedText, type Restrictions } from '../admin/restrictions.ts';
import type { CreatedSession, Identity } from '../identity/identity.ts';
import type { Session } from '../store/store.ts';
import { clearCookie, writeCookie } from './cookie.ts';
import { problem } from './problem.ts';
import type { RequestInspector } from './request-inspector.ts';
import {
  noSession,
  type Route,
  type RouteRequest,
  type RouteResponse,
  refuse,
  respond,
  route,
} from './route.ts';

const TAG = 'Session';
const NAME_REFUSALS = {
  400: NAME_FAULTS,
  409: ['name-in-use'],
} as const satisfies Record<number, readonly (NameRefusal & ErrorCode)[]>;

type Asked = Pick<RouteRequest<unknown, unknown, unknown>, 'headers' | 'remoteAddress'>;

const refuseName = (code: NameRefusal): RouteResponse => refuse(code === 'name-in-use' ? 409 : 400, code);
const sessionReply = ({ player, name }: Session): SessionReply => ({ player, name });

export interface SessionRoutesDeps {
  readonly identity: Identity;
  readonly inspector: RequestInspector;
  readonly restrictions: Restrictions;
}

/** Why this visitor may not have this name, or any; null where they may. */
function restricted(
  { inspector, restrictions }: SessionRoutesDeps,
  asked: Asked,
  name: string,
  session: Session | null,
): RouteResponse | null {
  const address = inspector.addressOf({ socket: asked, headers: asked.headers });
  const ban = restrictions.banOf({ address, player: session?.player, name });
  if (ban) return respond(403, problem('banned', bannedText(ban), ban));
  const mute = session && name !== session.name ? restrictions.muteOf(session.player) : null;
  return mute && respond(403, problem('muted', mutedText(mute), mute));
}

/** A browser names its origin whenever it sends something; a program does not. */
const given = (
  inspector: RequestInspector,
  status: number,
  { session, token }: CreatedSession,
  headers: IncomingHttpHeaders,
): RouteResponse =>
  headers.origin === undefined
    ? respond(status, { ...sessionReply(session), token })
    : respond(status, sessionReply(session), {
        'set-cookie': writeCookie(token, inspector.isHttps(headers)),
      });

async function withSession(
  inspector: RequestInspector,
  headers: IncomingHttpHeaders,
  then: (session: Session) => RouteResponse | Promise<RouteResponse>,
): Promise<RouteResponse> {
  const session = await inspector.sessionOf(headers);
  return session === null ? noSession() : then(session);
}

const reply = (description: string) => ({ description, content: sessionReplySchema });

const enter = (deps: SessionRoutesDeps): Route =>
  route({
    method: 'POST',
    path: '/api/session',
    tag: TAG,
    summary: 'Come in as a guest',
    description:
      'A browser gets a cookie, any other client a token to send as “Authorization: Bearer TOKEN”. Who has a session already keeps it under the new name.',
    example: `-H 'content-type: application/json' -d '{"name":"Ann"}' {origin}/api/session`,
    limit: 'session',
    body: sessionRequestSchema,
    replies: { 200: reply('The session there was, renamed.'), 201: reply('A new session.') },
    refusals: { ...NAME_REFUSALS, 403: ['banned', 'muted'] },
    handle: async (asked) => {
      const { identity, inspector } = deps;
      const { body, headers } = asked;
      const { name } = body;
      const before = await inspector.sessionOf(headers);
      const refused = restricted(deps, asked, name, before);
      if (refused) return refused;
      if (before !== null) {
        const renamed = await identity.rename(before, name);
        return renamed.ok ? respond(200, sessionReply(renamed.value)) : refuseName(renamed.error);
      }
      const begun = await identity.create(name);
      return begun.ok ? given(inspector, 201, begun.value, headers) : refuseName(begun.error);
    },
  });

const whoAmI = ({ inspector }: SessionRoutesDeps): Route =>
  route({
    method: 'GET',
    path: '/api/session',
    tag: TAG,
    summary: 'Who am I?',
    example: `-H 'authorization: Bearer TOKEN' {origin}/api/session`,
    limit: 'general',
    replies: { 200: reply('The session.') },
    refusals: { 401: ['no-session'] },
    handle: ({ headers }) =>
      withSession(inspector, headers, (session) => {
        // Asked with a cookie, it lasts from now again.
        const token = headers.authorization === undefined ? inspector.tokenOf(headers) : null;
        const cookie = token === null ? {} : { 'set-cookie': writeCookie(token, inspector.isHttps(headers)) };
        return respond(200, sessionReply(session), cookie);
      }),
  });

const rename = (deps: SessionRoutesDeps): Route =>
  route({
    method: 'PUT',
    path: '/api/session',
    tag: TAG,
    summary: 'Take another name',
    limit: 'session',
    body: sessionRequestSchema,
    replies: { 200: reply('The session under its new name.') },
    refusals: { ...NAME_REFUSALS, 401: ['no-session'], 403: ['banned', 'muted'] },
    handle: (asked) =>
      withSession(deps.inspector, asked.headers, async (session) => {
        const { name } = asked.body;
        const refused = restricted(deps, asked, name, session);
        if (refused) return refused;
        const renamed = await deps.identity.rename(session, name);
        return renamed.ok ? respond(200, sessionReply(renamed.value)) : refuseName(renamed.error);
      }),
  });

const logOut = ({ identity, inspector }: SessionRoutesDeps): Route =>
  route({
    method: 'DELETE',
    path: '/api/session',
    tag: TAG,
    summary: 'Log out, on every device',
    limit: 'session',
    replies: { 204: { description: 'There is no session any more.', content: null } },
    handle: async ({ headers }) => {
      const session = await inspector.sessionOf(headers);
      if (session !== null) await identity.end(session);
      return respond(204, null, { 'set-cookie': clearCookie(inspector.isHttps(headers)) });
    },
  });

const linkDevice = ({ identity, inspector }: SessionRoutesDeps): Route =>
  route({
    method: 'POST',
    path: '/api/session/link',
    tag: TAG,
    summary: 'A code that brings this session to another device',
    description: 'It works once, for ten minutes.',
    limit: 'session',
    replies: { 201: { description: 'The code, and until when it works.', content: returnLinkSchema } },
    refusals: { 401: ['no-session'] },
    handle: ({ headers }) =>
      withSession(inspector, headers, async (session) => respond(201, await identity.link(session))),
  });

const returnWithCode = ({ identity, inspector }: SessionRoutesDeps): Route =>
  route({
    method: 'POST',
    path: '/api/session/return',
    tag: TAG,
    summary: 'Come back with such a code',
    description:
      'The session goes on here and ends everywhere else. Who has a session already must say “replace”, since anybody can send them such a link.',
    limit: 'return',
    body: returnRequestSchema,
    replies: { 200: reply('The session.') },
    refusals: { 400: ['bad-return-code'], 409: ['session-exists'] },
    handle: async ({ body: { code, replace = false }, headers }) => {
      if (!replace && (await inspector.sessionOf(headers)) !== null) return refuse(409, 'session-exists');
      const begun = await identity.redeem(code);
      return begun.ok ? given(inspector, 200, begun.value, headers) : refuse(400, begun.error);
    },
  });

export function sessionRoutes(deps: SessionRoutesDeps): readonly Route[] {
  return [enter, whoAmI, rename, logOut, linkDevice, returnWithCode].map((make) => make(deps));
}
