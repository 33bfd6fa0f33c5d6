/** Every message of every type goes over the wire and comes out the same, without anything that does not belong to it. */
import { SEATS, SIDE_CHOICES } from '@crownhead/match';
import { PASS_REASONS, THREE_MOVE_DECKS } from '@crownhead/rules';
import { aCharacter, aRuleSet, aSquare, someTableOptions } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientMessageSchema } from './client-message.ts';
import { tableCommandSchema } from './command.ts';
import { parseClientMessage, parseServerMessage } from './parse.ts';
import { serverMessageSchema } from './server-message.ts';
import { LONGEST_MESSAGE } from './version.ts';

const aWhole = fc.maxSafeInteger();
// The schemas leave out the names of every object; no table is called so.
const aTable = fc.stringMatching(/^[a-z0-9]{6,32}$/).filter((id) => !(id in {}));
const anId = fc.stringMatching(/^[\w:.-]{1,64}$/);
const aWord = fc.string({ maxLength: 40 });
const aPath = fc.array(aSquare, { minLength: 1, maxLength: 40 });
const aFen = fc.string({ maxLength: 300 });
const literal = <const T>(value: T) => fc.constant(value);

const aTimer = fc.oneof(
  fc.record({ kind: literal('none') }),
  fc.record({ kind: literal('move'), limit: aWhole, warning: aWhole }),
  fc.record({ kind: literal('clock'), base: aWhole, increment: aWhole, delay: aWhole }),
);
const tableOptions = someTableOptions({ timer: aTimer, idle: aWhole, grace: aWhole });
const aMove = fc.record({
  from: aSquare,
  path: aPath,
  captured: fc.array(aSquare, { maxLength: 24 }),
  crowned: fc.boolean(),
});
const aTurned = fc.oneof(
  fc.record({ kind: literal('move'), move: aMove }),
  fc.record({ kind: literal('pass'), reason: fc.constantFrom(...PASS_REASONS) }),
);
const aStart = fc.oneof(
  fc.record({ kind: literal('standard') }),
  fc.record({
    kind: literal('three-move'),
    deck: fc.constantFrom(...THREE_MOVE_DECKS),
    number: fc.option(aWhole),
  }),
  fc.record({ kind: literal('eleven-man'), number: fc.option(aWhole) }),
  fc.record({ kind: literal('position'), fen: aFen, force: fc.boolean() }),
  fc.record({
    kind: literal('resume'),
    fen: aFen,
    history: fc.array(aTurned, { maxLength: 6 }),
    clocks: fc.option(fc.record({ black: aWhole, white: aWhole })),
  }),
);
const optionParts = {
  rules: aRuleSet,
  table: tableOptions,
  sides: fc.constantFrom(...SIDE_CHOICES),
  start: aStart,
  private: fc.boolean(),
  spectators: fc.boolean(),
  chat: fc.boolean(),
};

/** What each command has besides its type. */
const COMMAND_PARTS: Record<string, fc.Arbitrary<object>> = {
  'options.set': fc.record({ options: fc.record(optionParts, { requiredKeys: [] }) }),
  'seat.take': fc.record({ seat: fc.constantFrom(...SEATS) }, { requiredKeys: [] }),
  'computer.seat': fc.record(
    { level: aWhole, rating: aWhole, seat: fc.constantFrom(...SEATS) },
    { requiredKeys: ['level'] },
  ),
  'seat.remove': fc.record({ seat: fc.constantFrom(...SEATS) }),
  ready: fc.record({ ready: fc.boolean() }),
  move: fc.record({ game: aWhole, ply: aWhole, path: aPath }),
  resign: fc.record({ confirmed: fc.boolean() }),
  chat: fc.record({ text: fc.string({ maxLength: 1200 }) }),
};
const COMMANDS = tableCommandSchema.options.map(({ entries }) => entries.type.literal);
const withType = (type: string, parts: fc.Arbitrary<object> = fc.constant({})) =>
  parts.map((more) => ({ type, ...more }));
const aCommand = fc.oneof(...COMMANDS.map((type) => withType(type, COMMAND_PARTS[type])));

/** What each message of a client has besides its type. */
const CLIENT_PARTS: Record<string, fc.Arbitrary<object>> = {
  hello: fc.record({ protocol: aWhole, token: aWord }, { requiredKeys: ['protocol'] }),
  'lobby.watch': fc.record({ id: anId }),
  'lobby.leave': fc.record({ id: anId }),
  'table.create': fc.record(
    { id: anId, options: fc.record(optionParts), password: aWord },
    { requiredKeys: ['id', 'options'] },
  ),
  'table.open': fc.record(
    { id: anId, table: aTable, seen: aWhole, password: aWord },
    { requiredKeys: ['id', 'table'] },
  ),
  'table.shut': fc.record({ id: anId, table: aTable }),
  'table.password': fc.record({ id: anId, table: aTable, password: aWord }),
  command: fc.record({ id: anId, table: aTable, seen: aWhole, command: aCommand }),
  ack: fc.record({ table: aTable, seq: aWhole }),
  beat: fc.constant({}),
};
const CLIENT_TYPES = clientMessageSchema.options.map(({ entries }) => entries.type.literal);

const JUNK = ['junk', '__proto__', 'constructor', 'toString', 'by', 'shared'] as const;

/** The same as text, with a key in every object that nobody asked for. */
function soiled(value: unknown, junk: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((part) => soiled(part, junk)).join(',')}]`;
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${soiled(part, junk)}`);
  return `{${[...parts, `"${junk}":{"polluted":true}`].join(',')}}`;
}

describe('messages of a client', () => {
  it.each(CLIENT_TYPES)('%s survives the wire, and nothing else does', (type) => {
    fc.assert(
      fc.property(withType(type, CLIENT_PARTS[type]), fc.constantFrom(...JUNK), (message, junk) => {
        const text = JSON.stringify(message);
        fc.pre(text.length < LONGEST_MESSAGE / 2);
        // As text on both sides: what is asked is what was sent, key for key.
        const clean = JSON.parse(text);
        expect(parseClientMessage(text)).toStrictEqual({ ok: true, value: clean });
        const read = parseClientMessage(soiled(clean, junk));
        expect(read).toStrictEqual({ ok: true, value: clean });
      }),
    );
    expect({}).not.toHaveProperty('polluted');
  });

  it('every type and every command has its parts above, so that none goes untested', () => {
    expect(Object.keys(CLIENT_PARTS).sort()).toEqual([...CLIENT_TYPES].sort());
    expect(COMMANDS).toEqual(expect.arrayContaining(Object.keys(COMMAND_PARTS)));
    for (const type of COMMANDS) {
      const command = { type: 'command', id: 'a', table: 'tables', seen: 0, command: { type } };
      expect(parseClientMessage(JSON.stringify(command)).ok, type).toBe(
        !(type in COMMAND_PARTS) || type === 'seat.take',
      );
    }
  });
});

describe('what cannot be read', () => {
  const refused = (text: string): void => {
    const read = parseClientMessage(text);
    if (!read.ok) expect(['bad-message', 'too-large']).toContain(read.error.code);
  };

  it('is refused, never thrown', () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: aCharacter }), fc.json({ maxDepth: 6 })), refused));
    fc.assert(fc.property(fc.json(), (text) => void parseServerMessage(text)));
  });

  it('is refused with its own id, wherever the fault is', () => {
    const aMessage = fc.oneof(...CLIENT_TYPES.map((type) => withType(type, CLIENT_PARTS[type])));
    const aFault = fc.tuple(aMessage, anId, fc.jsonValue(), fc.nat());
    fc.assert(
      fc.property(aFault, ([message, id, wrong, place]) => {
        const keys = Object.keys(message).filter((key) => key !== 'id');
        const key = keys[place % keys.length]!;
        const read = parseClientMessage(JSON.stringify({ ...message, id, [key]: wrong }));
        if (!read.ok && read.error.code === 'bad-message') expect(read.error.id).toBe(id);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['half a message', '{"type":"beat"'],
    ['a list', '[{"type":"beat"}]'],
    ['no type', '{"id":"a"}'],
    ['an unknown type', '{"type":"table.burn","id":"a"}'],
    ['an inherited key as type', '{"type":"toString","id":"a"}'],
    ['a type by way of the prototype', '{"__proto__":{"type":"beat"}}'],
    ['a fraction', '{"type":"ack","table":"tables","seq":1.5}'],
    ['a number beyond counting', '{"type":"ack","table":"tables","seq":1e300}'],
    [
      'a square that is none',
      '{"type":"command","id":"a","table":"tables","seen":0,"command":{"type":"move","game":1,"ply":1,"path":[0,33]}}',
    ],
    [
      'a path without end',
      `{"type":"command","id":"a","table":"tables","seen":0,"command":{"type":"move","game":1,"ply":1,"path":[${'1,'.repeat(41)}1]}}`,
    ],
    ['a table named like a path', '{"type":"table.shut","id":"a","table":"../../etc"}'],
    ['brackets without end', '['.repeat(LONGEST_MESSAGE)],
  ])('%s', (_, text) => {
    expect(parseClientMessage(text)).toMatchObject({ ok: false, error: { code: 'bad-message' } });
  });

  it('a message that is too long is not even read', () => {
    const text = `{"type":"beat","id":"a","x":"${'x'.repeat(LONGEST_MESSAGE)}"}`;
    expect(parseClientMessage(text)).toEqual({
      ok: false,
      error: { code: 'too-large', id: null, where: null },
    });
  });
});

describe('messages of the server', () => {
  const aListing = fc.record({
    table: aTable,
    host: aWord,
    seats: fc.tuple(
      fc.option(fc.record({ name: aWord, level: fc.option(aWhole), away: fc.boolean() })),
      literal(null),
    ),
    rules: aRuleSet,
    options: tableOptions,
    locked: fc.boolean(),
    spectators: fc.boolean(),
    playing: fc.boolean(),
    game: aWhole,
    watching: aWhole,
    createdAt: aWhole,
  });
  const state = {
    table: aTable,
    seq: aWhole,
    at: aWhole,
    asked: fc.constantFrom('move', 'wait', 'ready', 'nothing'),
    board: fc.option(aWord),
    message: fc.record({ length: aWhole, text: aWord }),
  };
  const someone = fc.record({ player: aWord, name: aWord });
  const SERVER_PARTS: Record<string, fc.Arbitrary<object>> = {
    welcome: fc.record({ protocol: aWhole, server: aWord, now: aWhole, you: fc.option(someone) }),
    reply: fc.record(
      { id: anId, ok: literal(true), table: aTable, seq: aWhole },
      { requiredKeys: ['id', 'ok'] },
    ),
    refusal: fc.record(
      { id: fc.option(anId), error: aWord, message: aWord, board: fc.option(aWord), asked: literal('move') },
      { requiredKeys: ['id', 'error', 'message'] },
    ),
    update: fc.record({ ...state, events: fc.array(fc.record({ type: aWord, v: literal(1), at: aWhole })) }),
    snapshot: fc.record({ ...state, state: fc.record({ v: literal(1), status: literal('open') }) }),
    presence: fc.record({ table: aTable, count: aWhole, watching: fc.array(someone) }),
    'table.shut': fc.record({ table: aTable, error: aWord, message: aWord }),
    lobby: fc.record({ tables: fc.array(aListing, { maxLength: 3 }) }),
    'lobby.changed': fc.record({ tables: fc.array(aListing, { maxLength: 3 }), gone: fc.array(aTable) }),
    beat: fc.record({ now: aWhole, heads: fc.dictionary(aTable, aWhole) }),
    bye: fc.record({ reason: fc.constantFrom('draining', 'moved'), message: aWord }),
    announcement: fc.record({ id: aWord, text: aWord, until: fc.option(aWhole, { nil: null }) }),
  };
  const TYPES = serverMessageSchema.options.map(({ entries }) => entries.type.literal);

  it.each(TYPES)('%s survives the wire', (type) => {
    expect(SERVER_PARTS).toHaveProperty([type]);
    fc.assert(
      fc.property(withType(type, SERVER_PARTS[type]), (message) => {
        const text = JSON.stringify(message);
        expect(parseServerMessage(text)).toStrictEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  it('a newer server may say more: what is unknown is left out', () => {
    const text = '{"type":"reply","id":"a","ok":true,"mood":"good"}';
    expect(parseServerMessage(text)).toStrictEqual({ ok: true, value: { type: 'reply', id: 'a', ok: true } });
  });
});
