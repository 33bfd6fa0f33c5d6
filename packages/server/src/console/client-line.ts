/** Parses the line of a client. Every line means something; whether it makes sense now is decided elsewhere. */
import { parseReport, type ReportLine } from './report.ts';

export type ClientLine =
  | { readonly kind: 'ready'; readonly name: string | null }
  /** `stamp` is the time stamp of the message it is about; the newest one when left out. */
  | { readonly kind: 'ack'; readonly stamp: number | null }
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'answer'; readonly yes: boolean }
  | { readonly kind: 'resign'; readonly confirmed: boolean }
  /** Null where it does not say enough. */
  | { readonly kind: 'report'; readonly report: ReportLine | null }
  | { readonly kind: 'draw' | 'claim' | 'sit' | 'board' | 'rules' | 'help' | 'quit' | 'nothing' | 'unknown' };

/** A square first: the word MOVE may be left out. */
const BARE_MOVE = /^(?:\d|[a-h][1-8])/i;

export function parseClientLine(line: string): ClientLine {
  if (line === '') return { kind: 'nothing' };
  if (BARE_MOVE.test(line)) return { kind: 'move', text: line };
  const [word = ''] = line.split(/\s/, 1);
  const rest = line.slice(word.length).trim();
  switch (word.toUpperCase()) {
    case 'READY':
      return { kind: 'ready', name: rest === '' ? null : rest };
    case 'ACK':
      return { kind: 'ack', stamp: /^\d{1,15}$/.test(rest) ? Number(rest) : null };
    case 'MOVE':
      return { kind: 'move', text: rest };
    case 'YES':
    case 'ACCEPT':
      return { kind: 'answer', yes: true };
    case 'NO':
    case 'DECLINE':
      return { kind: 'answer', yes: false };
    case 'RESIGN':
      return { kind: 'resign', confirmed: rest.toUpperCase() === 'YES' };
    case 'DRAW':
      return { kind: 'draw' };
    case 'CLAIM':
      return { kind: 'claim' };
    case 'SIT':
      return { kind: 'sit' };
    case 'BOARD':
      return { kind: 'board' };
    case 'RULES':
      return { kind: 'rules' };
    case 'REPORT':
      return { kind: 'report', report: parseReport(rest) };
    case 'HELP':
      return { kind: 'help' };
    case 'QUIT':
      return { kind: 'quit' };
    default:
      return { kind: 'unknown' };
  }
}
