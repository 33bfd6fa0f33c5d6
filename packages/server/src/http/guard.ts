/** What a request is held to: its limits and its share of the one budget, before and after its body has come. */
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AddressRateLimit } from '../limits/address-rate-limit.ts';
import type { Budget } from '../limits/budget.ts';
import { HTTP_MS } from '../limits/costs.ts';
import { Lanes } from '../limits/lanes.ts';
import { RequestTurns } from '../limits/request-turns.ts';
import { type Charged, type HttpConfig, LIMITED, type Limited } from './config.ts';
import { OPEN_TO_ALL } from './headers.ts';
import { problem } from './problem.ts';
import type { RouteDeps } from './register.ts';
import type { RequestInspector } from './request-inspector.ts';
import { changesSomething } from './route.ts';

export interface GuardDeps {
  readonly inspector: RequestInspector;
  readonly budget: Budget;
  readonly now: () => number;
  readonly config: Pick<HttpConfig, 'limits'>;
}

/** Requests of one address that are answered at a time, files apart. Each may ask the store for much, and have a long answer. */
export const ANSWERED_AT_ONCE = 8;

/** The status of what is refused for coming too fast. */
const TOO_FAST = 429;

/** Headers come with every request and are part of its price; what comes besides is charged by the byte. */
const FREE_BYTES = 2048;

const isLimited = (charged: Charged): charged is Limited => (LIMITED as readonly string[]).includes(charged);

/** Another method at the address of a route is refused or explained, which costs next to nothing. */
const chargedAs = ({ routeOptions, method }: FastifyRequest): Charged => {
  const { route } = routeOptions.config;
  const isAsked = method === route?.method || (method === 'HEAD' && route?.method === 'GET');
  return route !== undefined && isAsked ? route.limit : 'files';
};

function tooFast(request: FastifyRequest, reply: FastifyReply, wait: number): FastifyReply {
  if (request.routeOptions.config.route?.open) reply.headers(OPEN_TO_ALL);
  return (
    reply
      .code(TOO_FAST)
      .header('retry-after', Math.ceil(wait / 1000))
      // Whoever floods has to connect again for the next one.
      .header('connection', 'close')
      .send(problem('too-fast'))
  );
}

/** Bytes that have come over a connection since the last call; what a header claims counts for nothing. */
function byteCounter(): (socket: Socket) => number {
  const counted = new WeakMap<Socket, number>();
  return (socket) => {
    // Requests that tests inject have no connection.
    const total = socket.bytesRead ?? 0;
    const fresh = total - (counted.get(socket) ?? 0);
    counted.set(socket, total);
    return Math.max(0, fresh - FREE_BYTES);
  };
}

/** Costly questions one after the other, with everybody else's business in between. */
function turnTaker(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}

/** Refuses what comes too fast, and changes that a foreign page asks for. */
export function guardRequests(app: FastifyInstance, { inspector, budget, now, config }: GuardDeps): void {
  const limits = Object.fromEntries(
    LIMITED.map((name) => [name, new AddressRateLimit(config.limits[name])]),
  ) as Record<Limited, AddressRateLimit>;
  const bytesOf = byteCounter();
  const turn = turnTaker();
  const turns = new RequestTurns();
  const chargeBytes = (request: FastifyRequest): void => {
    const bytes = bytesOf(request.socket);
    if (bytes > 0) budget.charge({ address: inspector.addressOf(request) }, { ms: 0, bytes });
  };

  app.addHook('onRequest', async (request, reply) => {
    const charged = chargedAs(request);
    const address = inspector.addressOf(request);
    const own = isLimited(charged) ? limits[charged] : null;
    const wait = own?.wait(address, now()) || budget.spend({ address }, { ms: HTTP_MS[charged] })?.wait || 0;
    if (wait > 0) return tooFast(request, reply, wait);
    own?.charge(address, now(), 1);
    await turns.take(address);
    const { route } = request.routeOptions.config;
    const changes = route !== undefined && request.method === route.method && changesSomething(route);
    if (changes && !inspector.originAllowed(request.headers))
      return reply.code(403).send(problem('foreign-origin'));
  });

  // Many may have sent their headers while there was still something left, and all their bodies at the same moment.
  app.addHook('preHandler', async (request, reply) => {
    const charged = chargedAs(request);
    chargeBytes(request);
    if (charged === 'referee') await turn();
    const wait = budget.debtOf(inspector.addressOf(request));
    if (wait > 0) return tooFast(request, reply, wait);
  });

  // Bodies that were refused for their length, and those that broke off.
  app.addHook('onResponse', async (request) => chargeBytes(request));
  app.addHook('onRequestAbort', async (request) => chargeBytes(request));
}

/** Those who have said who they are pay as well; the request is over before that is known. */
export function chargePeople(
  app: FastifyInstance,
  { inspector, budget }: Pick<GuardDeps, 'inspector' | 'budget'>,
): void {
  app.addHook('onResponse', async ({ headers, routeOptions }, reply) => {
    if (reply.statusCode === TOO_FAST) return;
    const person = inspector.personOf(headers);
    const charged = routeOptions.config.route?.limit;
    if (person !== undefined && charged) budget.charge({ person }, { ms: HTTP_MS[charged] });
  });
}

/** A few requests of an address at a time: what the first of a crowd have cost is charged before the others are looked at. */
export function laneTaker({
  inspector,
  budget,
}: Pick<GuardDeps, 'inspector' | 'budget'>): RouteDeps['inLane'] {
  const lanes = new Lanes(ANSWERED_AT_ONCE);
  return (request, reply, job) => {
    const address = inspector.addressOf(request);
    return lanes.run(address, async () => {
      const wait = budget.debtOf(address);
      return wait > 0 ? tooFast(request, reply, wait) : job();
    });
  };
}
