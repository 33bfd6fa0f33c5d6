/** A console table in a test: receives lines, and shows its view and what it sends. */
import { playing } from '@crownhead/match';
import { formatFen, type Square } from '@crownhead/rules';
import { FakeWorld } from '../fakes.ts';
import type { Sent, Sentence, TableChange } from '../table.ts';
import { ConsoleTable } from './console-table.ts';

export const START = 'W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';

export class TestVisit {
  readonly world = new FakeWorld();
  /** What was said to the server. */
  readonly lines: string[] = [];
  readonly changes: TableChange[] = [];
  readonly table: ConsoleTable;

  constructor(name = 'Ann') {
    this.table = new ConsoleTable({ ports: this.world, name, say: (line) => this.lines.push(line) });
    this.table.subscribe((change) => this.changes.push(change));
  }

  /** A player or a spectator in a game that has just begun. */
  static atGame(side: 'W' | 'B' | '-', fen = START): TestVisit {
    const visit = new TestVisit(side === '-' ? 'Eve' : 'Ann');
    const role = side === '-' ? 'SPECTATOR' : 'PLAYER';
    const name = side === '-' ? 'Eve' : 'Ann';
    visit.hear(`WELCOME 1 ${role} 600 You are ${name}. A turn of more than 600 seconds loses the game.`);
    const players = {
      W: 'You play White, Bob plays Red.',
      B: 'You play Red, Bob plays White.',
      '-': 'Bob plays Red, Cy plays White.',
    };
    visit.hear(`GAME 1 ${side} ${players[side]}`);
    visit.state(fen[0] === side ? 'MOVE' : 'WAIT', fen);
    return visit;
  }

  get view() {
    return this.table.view;
  }
  get fen(): string | null {
    const { round } = this.view.state;
    return round && formatFen(round.game.position);
  }
  get isOn(): boolean {
    return playing(this.view.state) !== null;
  }
  /** What the last lines reported. */
  get said(): readonly Sentence[] {
    return this.changes.at(-1)?.said ?? [];
  }

  /** The first move of the game. */
  move(...path: readonly number[]): Promise<Sent> {
    return this.table.send({ type: 'move', game: 1, ply: 1, path: [...path] as Square[] });
  }

  hear(...lines: readonly string[]): void {
    this.table.hear(lines);
  }

  state(action: string, fen: string, text = ''): void {
    this.hear(`STATE ${this.world.now()} ${action} ${fen} ${text.length}${text && ' '}${text}`);
  }
}
