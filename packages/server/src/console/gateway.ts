/** The console gateway (C1): gives every client a number and a port of its own, and notices when they are gone. */
import { createServer, type Server, type Socket } from 'node:net';
import { type PlayerId, seatOf } from '@crownhead/match';
import type { OfferedOptions, Restricted, ServerMessage } from '@crownhead/protocol';

import { type NewReport, REPORTS_OF_ADDRESS, type Reports } from '../admin/reports.ts';
import type { Core } from '../core.ts';
import { addressOf } from '../limits/address.ts';
import { AddressRateLimit } from '../limits/address-rate-limit.ts';
import { limitConnections } from '../limits/connection-limit.ts';
import type { Rate } from '../limits/token-bucket.ts';
import type { Member } from '../room/room.ts';
import type { Session } from '../store/store.ts';
import type { Cancel } from '../time/clock.ts';
import { Conversation, NOT_READY } from './conversation.ts';
import { Ids } from './ids.ts';
import type { ConsolePorts } from './options.ts';
import { ConsolePeer } from './peer.ts';
import { whoMakesRoom } from './room-maker.ts';
import { Seating } from './seating.ts';

export interface ConsoleGatewayDeps {
  readonly core: Core;
  readonly host: string;
  readonly ports: ConsolePorts;
  /** Of the tables it opens. */
  readonly options: OfferedOptions;
  /** Takes what players report; null where nobody runs the server who would read it. */
  readonly reports: Reports | null;
  onFailure(error: unknown): void;
}

/** A client has this long to come to its port, and then this long to say that it is ready. */
export const READY_MS = 10_000;
/** Visits from one address: each of them leaves something behind in the store. */
export const CONNECTION_RATE: Rate = { perSecond: 0.5, burst: 40 };
/** A client that has been dismissed and stays connected is cut off after this. */
const CLOSE_MS = 1000;
const KEEP_MS = 10 * 60 * 1000;
/** TCP asks after this much silence whether anybody is still there. */
const KEEP_ALIVE_MS = 10_000;
/** Sockets at one port; only those who are being sent away are ever more than one. */
const MOST_SOCKETS = 64;
/** Of them from one address, so that no address has them all. */
export const SOCKETS_PER_ADDRESS = 8;

const FULL = 'Server is full';
const ERASED = 'BYE What this server kept about you has been erased.';
const MAKE_ROOM = 'BYE There is no more room, and somebody from elsewhere has come.';

interface Expected {
  readonly address: string;
  readonly giveUp: Cancel;
}

export class ConsoleGateway {
  readonly #deps: ConsoleGatewayDeps;
  readonly #ids: Ids;
  readonly #seating: Seating;
  readonly #servers: Server[] = [];
  readonly #sockets = new Set<Socket>();
  /** Clients who were sent their port and have not come yet: from the same address, until their time is over. */
  readonly #expected = new Map<number, Expected>();
  readonly #visits = new AddressRateLimit(CONNECTION_RATE);
  readonly #reports = new AddressRateLimit(REPORTS_OF_ADDRESS);
  readonly #peers = new Set<ConsolePeer>();
  readonly #leaving = new Set<Promise<void>>();
  readonly #stopKeeping: Cancel;
  #draining = false;

  private constructor(deps: ConsoleGatewayDeps) {
    const { core, options, ports } = deps;
    this.#deps = deps;
    this.#ids = new Ids(ports.maxClients);
    this.#seating = new Seating({ admission: core.admission, options });
    // Names stay in use while their owners stay.
    this.#stopKeeping = core.clock.every(KEEP_MS, async () => {
      for (const { session } of this.#peers)
        if (session) await core.identity.keep(session).catch(deps.onFailure);
    });
  }

  /** Listens at the base port and at the port of every client; all of them or none. */
  static async open(deps: ConsoleGatewayDeps): Promise<ConsoleGateway> {
    const gateway = new ConsoleGateway(deps);
    const { basePort, maxClients } = deps.ports;
    try {
      await gateway.#listen(basePort, (socket) => gateway.#greet(socket));
      for (let id = 1; id <= maxClients; id++) {
        await gateway.#listen(basePort + id, (socket) => gateway.#arrive(id, socket));
      }
    } catch (error) {
      await gateway.close();
      throw error;
    }
    return gateway;
  }

  /** Whoever may not be here any more goes. */
  enforce(): void {
    for (const peer of this.#peers) {
      const ban = this.#banOf(peer);
      if (ban) peer.expel(ban);
    }
  }

  /** Nothing is kept about this person any more. */
  dismiss(player: PlayerId): void {
    for (const peer of this.#peers) if (peer.session?.player === player) peer.end(ERASED);
  }

  tellAll(message: ServerMessage): void {
    for (const peer of this.#peers) if (peer.welcomed) peer.send(message);
  }

  #banOf({ address, session }: ConsolePeer): Restricted | null {
    const { restrictions } = this.#deps.core.operations.directives;
    return restrictions.banOf({ address, player: session?.player, name: session?.name });
  }

  /** Says goodbye to everybody. Seats are not given up: whether a game goes on is for the rules to say. */
  async drain(): Promise<void> {
    this.#draining = true;
    this.#stopKeeping();
    for (const { giveUp } of this.#expected.values()) giveUp();
    for (const peer of this.#peers) peer.end('BYE This server is about to stop.');
    await Promise.all(this.#leaving);
    await this.#deps.core.requests.finished();
  }

  /** After a drain: remaining clients are cut off, and the ports are free. */
  async close(): Promise<void> {
    this.#stopKeeping();
    const closed = this.#servers.map((server) => new Promise((resolve) => server.close(resolve)));
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all(closed);
  }

  async #listen(port: number, onSocket: (socket: Socket) => void): Promise<void> {
    const server = createServer({
      keepAlive: true,
      keepAliveInitialDelay: KEEP_ALIVE_MS,
      noDelay: true,
      allowHalfOpen: true,
    });
    server.maxConnections = MOST_SOCKETS;
    limitConnections(server, { most: SOCKETS_PER_ADDRESS });
    server.on('connection', (socket) => {
      if (socket.destroyed) return;
      this.#sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => this.#sockets.delete(socket));
      onSocket(socket);
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, this.#deps.host, () => {
        server.off('error', reject);
        server.on('error', this.#deps.onFailure);
        resolve();
      });
    });
    this.#servers.push(server);
  }

  /** At the base port: a number and a port, or the news that there is none. */
  #greet(socket: Socket): void {
    const { clock } = this.#deps.core;
    const address = addressOf({ remoteAddress: socket.remoteAddress, forwardedFor: undefined }, 0);
    const isWelcome = !this.#draining && this.#visits.wait(address, clock.now()) === 0;
    const id = isWelcome ? (this.#ids.take() ?? this.#makeRoom(address)) : null;
    if (id === null) {
      this.#refuse(socket, FULL);
      return;
    }
    this.#visits.charge(address, clock.now(), 1);
    const giveUp = clock.after(READY_MS, () => this.#forgo(id));
    this.#expected.set(id, { address, giveUp });
    this.#closeWith(socket, `ID ${id} PORT ${this.#deps.ports.basePort + id}`);
  }

  /** Nobody will come to this port. */
  #forgo(id: number): void {
    this.#expected.get(id)?.giveUp();
    this.#expected.delete(id);
    this.#ids.free(id);
  }

  /** A number of those who have many, for somebody from elsewhere. */
  #makeRoom(address: string): number | null {
    const expected = [...this.#expected].map(([id, each]) => ({ ...each, id, rank: 'expected' as const }));
    const id = whoMakesRoom([...expected, ...this.#peers], address);
    if (id === null) return null;
    if (this.#expected.has(id)) this.#forgo(id);
    for (const peer of this.#peers) if (peer.id === id) peer.end(MAKE_ROOM);
    return this.#ids.take();
  }

  /** At the port of one client. */
  #arrive(id: number, socket: Socket): void {
    const { core, onFailure, ports } = this.#deps;
    const expected = this.#expected.get(id);
    const address = addressOf({ remoteAddress: socket.remoteAddress, forwardedFor: undefined }, 0);
    if (expected?.address !== address || this.#draining) {
      this.#refuse(socket, `BYE Ask at port ${ports.basePort} for a port of your own.`);
      return;
    }
    expected.giveUp();
    this.#expected.delete(id);
    const { clock, requests, identity, budget } = core;
    const notReady = clock.after(READY_MS, () => peer.end(NOT_READY));
    const peer: ConsolePeer = new ConsolePeer({
      id,
      socket,
      clock,
      requests,
      closeWith: (line) => this.#closeWith(socket, line),
      onEnd: () => {
        notReady();
        this.#gone(peer, conversation);
      },
    });
    const deps = {
      clock,
      identity,
      seating: this.#seating,
      budget,
      banOf: () => this.#banOf(peer),
      announcements: () => core.operations.directives.announcements.map(({ text }) => text),
      report: (by: Session, report: NewReport) => this.#report(peer.address, by, report),
      onReady: notReady,
      onFailure,
    };
    const conversation = new Conversation(peer, deps);
    this.#peers.add(peer);
    socket.on('data', (bytes) => conversation.receive(bytes));
    socket.on('end', () => conversation.hangUp());
    socket.on('close', () => peer.cut());
    peer.explain([`Say READY, or READY and your name, within ${READY_MS / 1000} seconds.`]);
  }

  /** As many as over HTTP. */
  async #report(address: string, by: Session, report: NewReport): Promise<boolean> {
    const { reports, core } = this.#deps;
    if (reports === null || this.#reports.take(address, core.clock.now()) > 0) return false;
    return (await reports.file(by, report)).ok;
  }

  /** Says a last line and closes. What still comes is read, so that it cannot push the line aside. */
  #closeWith(socket: Socket, line: string): void {
    socket.end(`${line}\n`);
    socket.resume();
    const cut = this.#deps.core.clock.after(CLOSE_MS, () => socket.destroy());
    socket.on('close', cut);
  }

  /** Says why and closes as soon as that is sent: somebody who keeps their half open holds nothing. */
  #refuse(socket: Socket, line: string): void {
    this.#closeWith(socket, line);
    socket.on('finish', () => socket.destroy());
  }

  #gone(peer: ConsolePeer, conversation: Conversation): void {
    this.#peers.delete(peer);
    this.#ids.free(peer.id);
    const leaving = conversation.done
      .then(() => this.#sayGoodbye(peer))
      .catch(this.#deps.onFailure)
      .finally(() => this.#leaving.delete(leaving));
    this.#leaving.add(leaving);
  }

  /** Nobody can come back to a console connection, so after it the name and the seat are free immediately. */
  async #sayGoodbye(peer: ConsolePeer): Promise<void> {
    const { rooms, identity } = this.#deps.core;
    const { member, session } = peer;
    if (!this.#draining) {
      await rooms.forget(peer);
      if (member) await this.#leave(member);
    }
    if (session) await identity.release(session);
  }

  /** Where losing the connection has not ended it all, leaving does; and nobody waits for the reply of one who is gone. */
  #leave({ room, player, connection }: Member): Promise<void> {
    const { node, clock } = this.#deps.core;
    return node.tables.use(room.table, async (host) => {
      const submit = (type: 'seat.decline' | 'leave') =>
        host.submit({
          actor: player,
          commandId: `gone:${type}:${connection}`,
          at: clock.now(),
          seen: 0,
          command: { type, by: player },
        });
      const isAt = (): boolean => seatOf(host.state, player) !== null || host.state.host === player;
      if (host.state.seatOffer?.player === player) await submit('seat.decline');
      if (host.state.status === 'open' && isAt()) await submit('leave');
    });
  }
}
