/** What a console server says, for people: its lines in, what to show and what to answer out. Knows no socket. */
import { type BySide, boardText, parseFen, SIDE_NAMES } from '@crownhead/rules';

export interface Heard {
  readonly show: readonly string[];
  readonly say: readonly string[];
  /** The server has ended it, and how. */
  readonly over: 'fine' | 'refused' | null;
}

/** What a terminal would obey is not text. */
const UNSAFE = /[\p{Cc}\p{Cf}]/gu;
const NOTHING: Heard = { show: [], say: [], over: null };
const ASKING: readonly string[] = ['MOVE', 'RECHECK', 'REMATCH', 'SEAT', 'DRAW', 'TAKEBACK'];
const NAMES: readonly BySide<string>[] = Object.values(SIDE_NAMES);

/** What the sides are called here. */
const namesIn = (sentence: string): BySide<string> | undefined =>
  NAMES.find(({ black, white }) =>
    [black, white].every((name) => sentence.includes(`play ${name}`) || sentence.includes(`plays ${name}`)),
  );

/** “Ann (White) is to move: 21-17, 22-17.” */
const turnSentence = (list: string, sentence: string): string =>
  list === '-' ? sentence : sentence.replace(/\.$/, `: ${list.replaceAll(',', ', ')}.`);

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

  hear(line: string): Heard {
    const text = line.replace(UNSAFE, ' ').trimEnd();
    const [word = '', ...rest] = text.split(' ');
    const sentence = (skip: number): string => rest.slice(skip).join(' ');
    switch (word) {
      case '#':
        // How to say READY need not be told to somebody who has us for it.
        return this.#isIn ? { ...NOTHING, show: [text.slice(2)] } : NOTHING;
      case 'WELCOME':
        this.#isIn = true;
        return {
          ...NOTHING,
          show: [sentence(3), ...(rest[1] === 'SPECTATOR' ? ['You watch: both seats are taken.'] : [])],
        };
      case 'GAME':
        this.#flip = rest[1] === 'B';
        this.#watches = rest[1] === '-';
        this.#names = namesIn(sentence(2)) ?? this.#names;
        this.#shown = '';
        return { ...NOTHING, show: ['', `Game ${rest[0]}. ${sentence(2)}`] };
      case 'TURN':
        // Players see their own moves by playing; spectators are told whose turn it is (N6).
        return this.#watches ? { ...NOTHING, show: [turnSentence(rest[1] ?? '-', sentence(2))] } : NOTHING;
      case 'STATE':
        return this.#state(rest[0] ?? '', rest[1] ?? '', rest[2] ?? '-', sentence(4));
      case 'BYE':
        return { ...NOTHING, show: [sentence(0)], over: this.#isIn ? 'fine' : 'refused' };
      default:
        // Sentences without a word of the protocol: “Server is full”, “You must be ready”.
        return { ...NOTHING, show: [text], over: this.#isIn ? null : 'refused' };
    }
  }

  #state(stamp: string, action: string, fen: string, message: string): Heard {
    if (action !== 'MESSAGE') this.#asked = ASKING.includes(action);
    const say = action === 'MOVE' ? [`ACK ${stamp}`] : [];
    const repeated = this.#seen === `${stamp} ${action}`;
    this.#seen = `${stamp} ${action}`;
    if (repeated && message === '') return { ...NOTHING, say };
    const board = fen !== this.#shown || action === 'RECHECK' ? this.#board(fen) : [];
    const turn =
      action === 'MOVE' ? ['Your move, like 11-15 or e3-d4. HELP lists what else you can say.'] : [];
    return { show: [...board, ...(message === '' ? [] : [message]), ...turn], say, over: null };
  }

  #board(fen: string): readonly string[] {
    const parsed = parseFen(fen);
    if (!parsed.ok) return [];
    this.#shown = fen;
    return boardText(parsed.value, { ascii: true, names: this.#names, flip: this.#flip }).split('\n');
  }
}
