/** The terminal itself, with streams that are made up: taken, given back, and heard. */
import { EventEmitter } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Canvas } from './canvas.ts';
import type { Input } from './decode.ts';
import { Terminal, type TerminalStreams } from './terminal.ts';

const LEAVES = '\x1b[?25h\x1b[?1049l';
let folder = '';
let fd = 0;

beforeEach(() => {
  vi.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'crownhead-term-'));
  fd = openSync(join(folder, 'out'), 'w');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function made() {
  const raw: boolean[] = [];
  const written: string[] = [];
  const input = Object.assign(new EventEmitter(), {
    setRawMode: (on: boolean) => raw.push(on),
    resume: () => undefined,
    pause: () => undefined,
  });
  const output = Object.assign(new EventEmitter(), {
    ...{ fd, columns: 80, rows: 24, writableNeedDrain: false },
    write: (text: string) => written.push(text),
  });
  const terminal = new Terminal({ input, output } as unknown as TerminalStreams, 'true');
  const heard: Input[] = [];
  terminal.listen({ input: (inputs) => heard.push(...inputs), resized: () => undefined });
  const type = (text: string): void => void input.emit('data', Buffer.from(text));
  return {
    terminal,
    raw,
    written,
    output,
    heard,
    type,
    leaves: () => readFileSync(join(folder, 'out'), 'utf8'),
  };
}

test('[C2] taken once and given back once, however often it is asked', () => {
  const { terminal, raw, written, leaves } = made();
  terminal.open();
  terminal.open();
  terminal.close();
  terminal.close();
  expect(written.join('').split('\x1b[?1049h')).toHaveLength(2);
  expect(leaves().split(LEAVES)).toHaveLength(2);
  expect(raw).toEqual([true, false]);
  terminal.retake();
  expect(raw).toHaveLength(2);
  closeSync(fd);
});

test('after others have had it, everything is redrawn', () => {
  const { terminal, raw, written } = made();
  const frame = new Canvas({ width: 80, height: 24 });
  terminal.open();
  terminal.show(frame);
  const before = written.length;
  terminal.show(frame);
  expect(written).toHaveLength(before);
  terminal.retake();
  terminal.show(frame);
  expect(raw).toEqual([true, false, true]);
  expect(written.at(-1)).toContain('\x1b[2J');
  terminal.close();
  closeSync(fd);
});

test('a closed terminal is not written to', () => {
  const { terminal } = made();
  terminal.open();
  closeSync(fd);
  expect(() => terminal.close()).not.toThrow();
});

test('a slow line gets the newest frame when it has taken the last one', () => {
  const { terminal, written, output } = made();
  terminal.open();
  output.writableNeedDrain = true;
  const frame = (text: string): Canvas => {
    const canvas = new Canvas({ width: 80, height: 24 });
    canvas.put(0, 0, text);
    return canvas;
  };
  for (const text of ['one', 'two', 'three']) terminal.show(frame(text));
  expect(written).toHaveLength(1);
  output.writableNeedDrain = false;
  output.emit('drain');
  expect(written.slice(1).join('')).toContain('three');
  expect(written.join('')).not.toContain('two');
  terminal.close();
  closeSync(fd);
});

const QUERY = '\x1b[5n';
const ANSWER = '\x1b[0n';
const RIGHT = { type: 'key', key: 'right' };
const ESCAPE = { type: 'key', key: 'escape' };
/** Longer than any line takes. */
const LONG_MS = 3_600_000;

test('[M4] where the terminal answers, an escape is the key only when the answer follows it, however long that takes', () => {
  const { terminal, heard, written, type } = made();
  terminal.open();
  terminal.askStatus();
  type(ANSWER);
  type('\x1b');
  expect(written.at(-1)).toBe(QUERY);
  vi.advanceTimersByTime(LONG_MS);
  expect(heard).toEqual([]);
  type('[C');
  expect(heard.splice(0)).toEqual([RIGHT]);
  type(ANSWER);
  type('\x1b');
  vi.advanceTimersByTime(LONG_MS);
  type(ANSWER);
  expect(heard).toEqual([ESCAPE]);
  terminal.close();
  closeSync(fd);
});

test('[M4] the answer itself may come byte by byte, and brings no further query', () => {
  const { terminal, heard, written, type } = made();
  terminal.open();
  terminal.askStatus();
  for (const byte of ANSWER) type(byte);
  for (const byte of '\x1b[C') type(byte);
  for (const byte of ANSWER) type(byte);
  for (const byte of `\x1b${ANSWER}`) type(byte);
  expect(heard).toEqual([RIGHT, ESCAPE]);
  expect(written.filter((text) => text === QUERY)).toHaveLength(3);
  terminal.close();
  closeSync(fd);
});

test('[M4] an answer that was lost is asked for again', () => {
  const { terminal, heard, written, type } = made();
  terminal.open();
  terminal.askStatus();
  type(ANSWER);
  type('\x1b');
  const asked = written.length;
  vi.advanceTimersByTime(5000);
  expect(written.slice(asked)).toEqual([QUERY]);
  type(ANSWER);
  expect(heard).toEqual([ESCAPE]);
  terminal.close();
  closeSync(fd);
});

test('[M4] where the terminal answers nothing, an escape is the key after a gap that no network makes', () => {
  const { terminal, heard, written, type } = made();
  terminal.open();
  type('\x1b');
  expect(written.at(-1)).toBe(QUERY);
  vi.advanceTimersByTime(1999);
  expect(heard).toEqual([]);
  type('[C');
  type('\x1b');
  vi.advanceTimersByTime(2000);
  expect(heard.splice(0)).toEqual([RIGHT, ESCAPE]);
  // Even later, the rest of an arrow is no text.
  type('[C');
  expect(heard.splice(0)).toEqual([RIGHT]);
  expect(written.filter((text) => text === QUERY)).toHaveLength(1);
  terminal.close();
  closeSync(fd);
});

test('a paste whose end never comes is over after a while', () => {
  const { terminal, heard, type } = made();
  terminal.open();
  type('\x1b[200~half a paste');
  vi.advanceTimersByTime(6000);
  expect(heard.at(-1)).toEqual({ type: 'paste', text: 'half a paste' });
  terminal.close();
  closeSync(fd);
});
