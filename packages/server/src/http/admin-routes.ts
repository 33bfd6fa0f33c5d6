/** Operating the server over HTTP: a route for every admin command, one for the link of an owner, one for reports. */
import type { IncomingHttpHeaders } from 'node:http';
import { isErrorCode, reportRequestSchema } from '@crownhead/protocol';
import {
  ADMIN_COMMAND_NAMES,
  ADMIN_COMMANDS,
  type AdminCommand,
  announcementSchema,
  ownerRequestSchema,
} from '@crownhead/protocol/admin';
import * as v from 'valibot';
import { type Actor, type AdminRefusal, LOCAL } from '../admin/admin.ts';
import type { Operations } from '../admin/operations.ts';
import type { RequestInspector } from './request-inspector.ts';
import { noSession, type Route, type RouteResponse, refuse, respond, route } from './route.ts';

export interface AdminRoutesDeps {
  readonly operations: Operations;
  readonly inspector: RequestInspector;
}

const TAG = 'Admin';
/** Everything else that is refused is a conflict with how things stand. */
const STATUS: Readonly<Record<string, number>> = {
  'not-allowed': 403,
  'has-role': 403,
  'no-person': 404,
  'no-record': 404,
  'no-table': 404,
  'no-node': 404,
  'bad-network': 400,
  'no-backup': 400,
  'backup-failed': 500,
  unavailable: 503,
};
const REFUSALS = {
  401: ['no-session'],
  403: ['not-allowed', 'has-role'],
  404: ['no-person', 'no-record', 'no-table', 'no-node'],
} as const;

const refusal = ({ code, words }: AdminRefusal): RouteResponse =>
  refuse(STATUS[code] ?? (isErrorCode(code) ? 409 : 400), code, words);

async function actorOf(
  { operations: { admin, localToken }, inspector }: AdminRoutesDeps,
  headers: IncomingHttpHeaders,
): Promise<Actor | RouteResponse> {
  const token = inspector.tokenOf(headers);
  // Never as a cookie: it is for programs.
  if (headers.authorization !== undefined && token !== null && localToken.matches(token)) {
    return LOCAL;
  }
  const session = await inspector.sessionOf(headers);
  if (session === null) return noSession();
  const role = await admin.roleOf(session.player);
  return role === null ? refuse(403, 'not-allowed') : { id: session.player, name: session.name, role };
}

function commandRoute(deps: AdminRoutesDeps, command: AdminCommand): Route {
  const { access, summary, input, output } = ADMIN_COMMANDS[command];
  return route({
    method: 'POST',
    path: `/api/admin/${command}`,
    tag: TAG,
    summary,
    description: `For ${access === 'local' ? 'whoever has the token of the machine' : access === 'owner' ? 'owners' : 'owners and moderators'}.`,
    limit: 'admin',
    body: input as unknown as v.GenericSchema<unknown, never>,
    replies: { 200: { description: 'Done, or found.', content: output } },
    refusals: REFUSALS,
    handle: async ({ body, headers }) => {
      const actor = await actorOf(deps, headers);
      if ('status' in actor) return actor;
      const result = await deps.operations.admin.run(actor, command, body);
      return result.ok ? respond(200, result.value) : refusal(result.error);
    },
  });
}

const becomeOwner = ({ operations: { ownership, directives }, inspector }: AdminRoutesDeps): Route =>
  route({
    method: 'POST',
    path: '/api/owner',
    tag: TAG,
    summary: 'Become an owner with the code of a one-time link',
    limit: 'return',
    body: ownerRequestSchema,
    replies: { 200: { description: 'You are an owner.', content: v.object({ role: v.literal('owner') }) } },
    refusals: { 400: ['bad-return-code'], 401: ['no-session'] },
    handle: async ({ body: { code }, headers }) => {
      const session = await inspector.sessionOf(headers);
      if (session === null) return noSession();
      const made = await ownership.redeem(session, code);
      if (!made) return refuse(400, 'bad-return-code');
      // Known on this node when they come next.
      await directives.follow();
      return respond(200, { role: 'owner' });
    },
  });

const report = ({ operations: { reports }, inspector }: AdminRoutesDeps): Route =>
  route({
    method: 'POST',
    path: '/api/reports',
    tag: 'Session',
    summary: 'Report somebody at a table to those who operate the server',
    limit: 'return',
    body: reportRequestSchema,
    replies: { 201: { description: 'It will be looked at.', content: v.object({ id: v.string() }) } },
    refusals: { 401: ['no-session'], 403: ['not-open-here'], 404: ['no-person', 'no-table'] },
    handle: async ({ body, headers }) => {
      const session = await inspector.sessionOf(headers);
      if (session === null) return noSession();
      const report = await reports.file(session, body);
      if (report.ok) return respond(201, { id: report.value });
      return refuse(report.error === 'not-open-here' ? 403 : 404, report.error);
    },
  });

const announced = ({ operations: { directives } }: AdminRoutesDeps): Route =>
  route({
    method: 'GET',
    path: '/api/announcements',
    tag: 'Server',
    summary: 'What everybody is told at present',
    limit: 'general',
    replies: {
      200: {
        description: 'Oldest first.',
        content: v.object({ announcements: v.array(v.omit(announcementSchema, ['by'])) }),
      },
    },
    handle: () => respond(200, { announcements: directives.announcements.map(({ by: _, ...each }) => each) }),
  });

export const adminRoutes = (deps: AdminRoutesDeps): readonly Route[] => [
  ...ADMIN_COMMAND_NAMES.map((command) => commandRoute(deps, command)),
  becomeOwner(deps),
  report(deps),
  announced(deps),
];
