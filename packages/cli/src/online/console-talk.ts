/** What a console server says, for people: takes its lines, returns what to show and what to answer. Knows no socket. */

import { playersIn, readServerLine, type ServerLine } from '@crownhead/client/console';
import { formatTable, SIDE_NAMES } from '@crownhead/match';
import { type BySide, boardText, formatFen, formatRules, type Position } from '@crownhead/rules';

type LineOf<K extends ServerLine['kind']> = Extract<ServerLine, { kind: K }>;

export interface TalkOutput {
  readonly show: readonly string[];
  readonly say: readonly string[];
  /** The server has ended it, and how. */
  readonly over: 'fine' | 'refused' | null;
}

const NOTHING: TalkOutput = { show: [], say: [], over: null };
const ASKING: readonly string[] = ['MOVE', 'RECHECK', 'REMATCH', 'SEAT', 'DRAW', 'TAKEBACK'];

/** “Ann (White) is to move: 21-17, 22-17.” */
const turnSentence = ({ moves, text }: LineOf<'turn'>): string =>
  moves.length === 0 ? text : text.replace(/\.$/, `: ${moves.join(', ')}.`);

export class ConsoleTalk {
  #names: BySide<string> = SIDE_NAMES['black-white'];
  #flip = false;
  #watches = false;
  #shown = '';
  #seen = '';
  #isIn = false;
  #asked = false;

  /** Has the server asked for something that was not answered yet? */
  get asked(): boolean {
    return this.#asked;
  }

  /** Something was said to the server. */
  answered(): void {
    this.#asked = false;
  }

  /** Has the server let us in? */
  get isIn(): boolean {
    return this.#isIn;
  }

  receive(text: string): TalkOutput {
    const line = readServerLine(text);
    switch (line.kind) {
      case 'remark':
        // How to send READY is of no use to somebody whose client does it.
        return this.#isIn ? { ...NOTHING, show: [line.text] } : NOTHING;
      case 'welcome':
        this.#isIn = true;
        return {
          ...NOTHING,
          show: [
            line.text,
            ...(line.role === 'SPECTATOR' ? ['You are watching: both seats are taken.'] : []),
          ],
        };
      case 'game': {
        this.#flip = line.side === 'black';
        this.#watches = line.side === null;
        const players = playersIn(line.text, line.side);
        if (players) this.#names = SIDE_NAMES[players.sideNames];
        this.#shown = '';
        return { ...NOTHING, show: ['', `Game ${line.number}. ${line.text}`] };
      }
      case 'turn':
        // Players see their own moves by playing; spectators are told whose turn it is (N6).
        return this.#watches ? { ...NOTHING, show: [turnSentence(line)] } : NOTHING;
      case 'state':
        return this.#state(line);
      case 'bye':
        return { ...NOTHING, show: [line.text], over: this.#isIn ? 'fine' : 'refused' };
      case 'words':
        // Sentences without a word of the protocol: “Server is full”, “You must be ready”.
        return { ...NOTHING, show: [line.text], over: this.#isIn ? null : 'refused' };
      case 'rules':
        return { ...NOTHING, show: [`${formatRules(line.rules)}; ${formatTable(line.table)}`] };
      case 'unreadable':
        return NOTHING;
    }
  }

  #state({ at, action, position, text }: LineOf<'state'>): TalkOutput {
    if (action !== 'MESSAGE') this.#asked = ASKING.includes(action);
    const say = action === 'MOVE' ? [`ACK ${at}`] : [];
    const repeated = this.#seen === `${at} ${action}`;
    this.#seen = `${at} ${action}`;
    if (repeated && text === '') return { ...NOTHING, say };
    const board = position ? this.#board(position, action === 'RECHECK') : [];
    const turn = action === 'MOVE' ? ['Your move, like 11-15 or e3-d4. HELP lists the other commands.'] : [];
    return { show: [...board, ...(text === '' ? [] : [text]), ...turn], say, over: null };
  }

  /** Once for each position, unless it is wanted again. */
  #board(position: Position, again: boolean): readonly string[] {
    const fen = formatFen(position);
    if (fen === this.#shown && !again) return [];
    this.#shown = fen;
    return boardText(position, { ascii: true, names: this.#names, flip: this.#flip }).split('\n');
  }
}
