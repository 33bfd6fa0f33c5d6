/** What lines say. */
import { describe, expect, it } from 'vitest';
import { parseClientLine } from './client-line.ts';

describe('a line', () => {
  it.each([
    ['READY', { kind: 'ready', name: null }],
    ['ready Ann of  York ', { kind: 'ready', name: 'Ann of  York' }],
    ['ack', { kind: 'ack', stamp: null }],
    ['ACK 1800000000000', { kind: 'ack', stamp: 1_800_000_000_000 }],
    ['ACK soon', { kind: 'ack', stamp: null }],
    ['MOVE 11-15', { kind: 'move', text: '11-15' }],
    ['move', { kind: 'move', text: '' }],
    ['11x18x25', { kind: 'move', text: '11x18x25' }],
    ['E3-D4', { kind: 'move', text: 'E3-D4' }],
    ['Yes', { kind: 'answer', yes: true }],
    ['ACCEPT', { kind: 'answer', yes: true }],
    ['no', { kind: 'answer', yes: false }],
    ['decline', { kind: 'answer', yes: false }],
    ['RESIGN', { kind: 'resign', confirmed: false }],
    ['resign yes', { kind: 'resign', confirmed: true }],
    ['RESIGN please', { kind: 'resign', confirmed: false }],
    ['draw', { kind: 'draw' }],
    ['claim', { kind: 'claim' }],
    ['sit', { kind: 'sit' }],
    ['board', { kind: 'board' }],
    ['rules', { kind: 'rules' }],
    ['help', { kind: 'help' }],
    ['quit', { kind: 'quit' }],
    ['', { kind: 'nothing' }],
    ['GET / HTTP/1.1', { kind: 'unknown' }],
    ['movement', { kind: 'unknown' }],
  ])('[M4] %s', (line, expected) => {
    expect(parseClientLine(line.trim())).toEqual(expected);
  });
});
