/** The open tables of a server as a numbered list, and what can be typed there (N3, N4). */

import { listingText, seatText } from '@crownhead/client';
import { type LobbyView, readPreferences } from '@crownhead/client/remote';
import { findPreset, OFFICIAL_PRESET } from '@crownhead/match';
import type { TableListing } from '@crownhead/protocol';
import { quotable } from '@crownhead/rules';
import { rulesName } from '../../play/rules-choice.ts';
import { findWord, type Word, wordList } from '../../play/typed.ts';
import { plural, table } from '../../words.ts';
import { hostedTable } from '../host-options.ts';
import { type Answer, GOODBYE, say, withEffects } from './answer.ts';

const WORDS: readonly Word<LobbyTalk, Answer>[] = [
  { names: [], usage: 'N', help: 'go to the table with this number', run: () => say() },
  {
    names: ['watch', 'w'],
    usage: 'watch N',
    help: 'watch there without a seat',
    run: (lobby, rest) => lobby.open(rest, false),
  },
  {
    names: ['new'],
    usage: 'new [RULES]',
    help: 'open a new table, with other rules if you name them',
    run: (_, rest) => create(rest),
  },
  {
    names: ['quick'],
    usage: 'quick [RULES]',
    help: 'quick play: a game with anyone',
    run: (_, rest) => quick(rest),
  },
  {
    names: ['find', 'f'],
    usage: 'find [NAME]',
    help: 'only tables with this name of a host or player; all again without one',
    run: (lobby, rest) => lobby.find(rest),
  },
  { names: ['more', 'm'], usage: 'more', help: 'the next tables of many', run: (lobby) => lobby.more() },
  { names: ['list', 'l'], usage: 'list', help: 'list the tables', run: (lobby) => lobby.list() },
  { names: ['help', '?', 'h'], usage: 'help', help: 'show this list', run: () => say(...wordList(WORDS)) },
  { names: ['quit', 'exit', 'q', 'leave'], usage: 'quit', help: 'end the program', run: () => GOODBYE },
];

function quick(rules: string): Answer {
  const preset = rules === '' ? OFFICIAL_PRESET : findPreset(rules);
  if (!preset) return say(`There are no rules called “${quotable(rules)}”: see crownhead rules.`);
  return withEffects({ type: 'quick-play', preferences: readPreferences({ rules: preset.id }) });
}

function create(rules: string): Answer {
  const options = hostedTable(rules === '' ? {} : { rules });
  return options.ok ? withEffects({ type: 'table.create', options: options.value }) : say(options.error);
}

/** As the server takes it. */
const LONGEST_SEARCH = 40;

const row = (listing: TableListing, i: number): readonly string[] => [
  `${i + 1}`,
  listing.host,
  listing.seats.map(seatText).join(' – '),
  rulesName(listing.rules, listing.options),
  listingText(listing),
];

export class LobbyTalk {
  /** Somebody who came to watch sees games only, and takes no seat. */
  readonly #watch: boolean;
  #view: LobbyView | null = null;
  /** As it was printed: numbers mean what has been read. */
  #printed: readonly TableListing[] | null = null;
  #search = '';
  #page = 0;

  constructor(watch: boolean) {
    this.#watch = watch;
  }

  /** The list is there to choose from. */
  get isShown(): boolean {
    return this.#printed !== null;
  }

  /** While the user is at a table. */
  noted(view: LobbyView): void {
    this.#view = view;
  }

  /** Printed when it arrives, when the first table opens while somebody waits for one, and on request. */
  told(view: LobbyView): Answer {
    this.noted(view);
    const waits = this.#printed === null || (this.#printed.length === 0 && this.#tables.length > 0);
    return view.fresh && waits ? this.list() : say();
  }

  /** After a table: the list will come again, the first of all tables. */
  forget(): void {
    this.#view = null;
    this.#printed = null;
    this.#search = '';
    this.#page = 0;
  }

  find(name: string): Answer {
    this.#search = name.slice(0, LONGEST_SEARCH);
    this.#page = 0;
    return this.#ask();
  }

  more(): Answer {
    if ((this.#view?.after ?? 0) === 0) return say('These are all the tables.');
    this.#page += 1;
    return this.#ask();
  }

  /** The list is printed when it comes. */
  #ask(): Answer {
    this.#printed = null;
    const search = this.#search === '' ? {} : { search: this.#search };
    const state = this.#watch ? ({ state: 'playing' } as const) : {};
    return withEffects({ type: 'lobby.watch', query: { ...search, ...state, page: this.#page } });
  }

  get #tables(): readonly TableListing[] {
    return (this.#view?.tables ?? []).filter(({ playing }) => playing || !this.#watch);
  }

  list(): Answer {
    const tables = this.#tables;
    this.#printed = tables;
    if (tables.length === 0 && this.#search !== '')
      return say('No table found with that name: type find for all tables.');
    if (tables.length === 0)
      return say(this.#watch ? 'Nobody is playing right now.' : 'No open tables yet: type new to open one.');
    return say(
      this.#watch ? 'Games to watch:' : 'Open tables:',
      table(tables.map(row), [0]),
      ...this.#pageWords(tables.length),
      'Type a number, watch and a number, quick, new, or help.',
    );
  }

  #pageWords(count: number): readonly string[] {
    const { before = 0, after = 0 } = this.#view ?? {};
    if (after === 0) return [];
    return [`${before + 1}–${before + count} of ${before + count + after}: type more for the next ones.`];
  }

  type(line: string): Answer {
    const text = line.trim();
    if (text === '') return this.list();
    const found = findWord(WORDS, text);
    return found ? found.word.run(this, found.rest) : this.open(text, !this.#watch);
  }

  open(text: string, sit: boolean): Answer {
    const count = this.#printed?.length ?? 0;
    const listing = /^\d+$/.test(text) ? this.#printed?.[Number(text) - 1] : undefined;
    if (listing) return withEffects({ type: 'table.open', id: listing.table, sit });
    return say(
      count === 0
        ? 'There is no such table: type new to open one, or list.'
        : `There ${count === 1 ? 'is' : 'are'} ${plural(count, 'table')} in the list: type a number, or help.`,
    );
  }
}
