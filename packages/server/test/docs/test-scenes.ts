/** The transcripts of docs/protocol.md: one visit to a server, from coming in to its goodbye. */
import { offered } from '../test-server.ts';
import { type Person, Recorder } from './test-recorder.ts';

type Say = (person: Person, message: object) => Promise<unknown>;

/** A table of the host's, behind a password; answers its id. */
async function create(recorder: Recorder, host: Person, id: string, options: object): Promise<string> {
  const heard = await recorder.say(host, { type: 'table.create', id, options, password: 'swordfish' });
  const table = String(heard.find(({ type }) => type === 'reply')!.table);
  recorder.rename(table, 'table0of0ann');
  return table;
}

async function arrive(recorder: Recorder): Promise<readonly [Person, Person, Person]> {
  recorder.scene('session');
  const ann = await recorder.guest('Ann');
  recorder.scene('handshake');
  await recorder.dial(ann);
  await recorder.say(ann, { type: 'lobby.watch', id: 'early' });
  await recorder.say(ann, { type: 'hello', protocol: 99 });
  await recorder.say(ann, { type: 'hello', protocol: 1, token: ann.token });
  await recorder.say(ann, { type: 'table.burn', id: 'what' });
  recorder.scene('others');
  const [bob, eve] = [await recorder.guest('Bob'), await recorder.guest('Eve')];
  for (const person of [bob, eve]) {
    await recorder.dial(person);
    await recorder.say(person, { type: 'hello', protocol: 1, token: person.token });
  }
  return [ann, bob, eve];
}

async function play(recorder: Recorder, say: Say, table: string, ann: Person, bob: Person): Promise<void> {
  const move = (id: string, seen: number, ply: number, path: number[]) => ({
    type: 'command',
    id,
    table,
    seen,
    command: { type: 'move', game: 1, ply, path },
  });
  recorder.scene('moves');
  await say(ann, { type: 'ack', table, seq: 5 });
  await say(ann, move('a5', 5, 1, [11, 15]));
  recorder.scene('repeat');
  recorder.note('Bob does not acknowledge: five seconds pass');
  await recorder.pass(6000, ['update']);
  await say(bob, { type: 'ack', table, seq: 6 });
  await say(bob, move('b5', 6, 2, [22, 18]));
  recorder.scene('repeated-command');
  recorder.note('the same once more, as after a lost answer');
  await say(bob, move('b5', 6, 2, [22, 18]));
  recorder.scene('refusal');
  await say(ann, move('a6', 7, 3, [9, 13]));
  await say(bob, move('b6', 7, 3, [18, 11]));
  await say(ann, move('a7', 7, 1, [11, 15]));
  await say(ann, move('a8', 7, 3, [15, 22]));
}

async function lose(recorder: Recorder, say: Say, table: string, ann: Person, bob: Person): Promise<void> {
  recorder.scene('resume');
  await recorder.drop(bob);
  await recorder.dial(bob);
  await say(bob, { type: 'hello', protocol: 1, token: bob.token });
  await say(bob, { type: 'table.open', id: 'b7', table, seen: 8 });
  recorder.scene('gap');
  recorder.note('Ann has seen nothing, or too long ago: she asks for the table as it is');
  await say(ann, { type: 'table.open', id: 'a9', table });
}

async function after(recorder: Recorder, say: Say, table: string, people: readonly Person[]): Promise<void> {
  const [ann, bob, eve] = people as readonly [Person, Person, Person];
  const command = (id: string, body: object) => ({ type: 'command', id, table, seen: 0, command: body });
  recorder.scene('spectator');
  await say(eve, { type: 'table.open', id: 'e1', table, password: 'swordfish' });
  await say(eve, command('e2', { type: 'move', game: 1, ply: 4, path: [25, 18] }));
  recorder.note('a moment later');
  await recorder.pass(200, ['presence']);
  recorder.scene('end');
  await say(bob, command('b8', { type: 'resign', confirmed: false }));
  await say(bob, command('b9', { type: 'resign', confirmed: true }));
  recorder.scene('rematch');
  await say(ann, command('a10', { type: 'ready', ready: true }));
  await say(bob, command('b10', { type: 'rematch.decline' }));
  await say(eve, command('e3', { type: 'seat.accept' }));
  recorder.scene('beats');
  await recorder.pass(2000, ['beat']);
}

/** Every scene by its name. */
export async function makeTranscripts(): Promise<ReadonlyMap<string, string>> {
  const recorder = await Recorder.start();
  const say: Say = (person, message) => recorder.say(person, message);
  const people = await arrive(recorder);
  const [ann, bob, eve] = people;
  recorder.scene('lobby');
  await say(eve, { type: 'lobby.watch', id: 'e0' });
  recorder.scene('create');
  await say(ann, { type: 'table.create', id: 'a1', options: offered({ private: true }) });
  const table = await create(recorder, ann, 'a2', offered({ private: true, sides: 'host-black' }));
  await say(ann, { type: 'table.open', id: 'a3', table });
  await say(ann, { type: 'command', id: 'a4', table, seen: 1, command: { type: 'seat.take' } });
  recorder.scene('listed');
  await recorder.pass(200, ['lobby.changed']);
  await say(eve, { type: 'lobby.leave', id: 'e9' });
  recorder.scene('join');
  await say(bob, { type: 'table.open', id: 'b1', table });
  await say(bob, { type: 'table.open', id: 'b2', table, password: 'guess' });
  await say(bob, { type: 'table.open', id: 'b3', table, password: 'swordfish' });
  await say(bob, { type: 'command', id: 'b4', table, seen: 2, command: { type: 'seat.take' } });
  recorder.scene('ready');
  for (const [person, id] of [
    [ann, 'ready-a'],
    [bob, 'ready-b'],
  ] as const) {
    await say(person, { type: 'command', id, table, seen: 3, command: { type: 'ready', ready: true } });
  }
  await play(recorder, say, table, ann, bob);
  await lose(recorder, say, table, ann, bob);
  await after(recorder, say, table, people);
  recorder.scene('drain');
  recorder.note('the server is told to stop');
  await recorder.stop();
  return recorder.transcripts();
}
