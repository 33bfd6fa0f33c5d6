/** The drawn openings and named openings: every one replays under the official rules to the position on record. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { threeMoveName } from './ballot-names.ts';
import { type ElevenManBallot, elevenManBallots, THREE_MOVE_DECKS, threeMoveBallots } from './ballots.ts';
import { formatFen, parseFen } from './fen.ts';
import { applyMove } from './move.ts';
import { readMove } from './move-text.ts';
import { NAMED_OPENINGS, openingName, openingNames, openingOfLine } from './openings.ts';
import { type Position, START, toPosition } from './position.ts';
import { OFFICIAL } from './rule-set.ts';

/** The records lie beside the repository and are not part of it. */
const RECORDS = new URL('../../../../shared/data/', import.meta.url);
const FILES = {
  threeMove: new URL('three-move-ballots.json', RECORDS),
  elevenMan: new URL('eleven-man-ballots.json', RECORDS),
  openings: new URL('named-openings.json', RECORDS),
};
const absent = Object.values(FILES).filter((file) => !existsSync(file));
for (const file of absent) console.warn(`SKIPPED: no record to compare with: ${file.pathname}`);
const read = <T>(file: URL): T => JSON.parse(readFileSync(file, 'utf8'));

function replay(start: Position, moves: readonly string[]): Position {
  return moves.reduce((position, text) => {
    const move = readMove(position, OFFICIAL, text);
    if (!move.ok) throw new Error(`${text}: ${move.error}`);
    return applyMove(position, move.value);
  }, start);
}

const reached = (ballot: ElevenManBallot): string => formatFen(replay(ballot.start, ballot.moves));

describe('three-move ballots', () => {
  it('[E1] come in decks of 144, 156 and 174, each holding the one before', () => {
    const decks = THREE_MOVE_DECKS.map((deck) => threeMoveBallots(deck));
    expect(decks.map((deck) => deck.length)).toEqual([144, 156, 174]);
    expect(decks[1]).toEqual(expect.arrayContaining([...decks[0]!]));
    expect(decks[2]).toEqual(expect.arrayContaining([...decks[1]!]));
  });

  it('[E1] are numbered 1 to 174, replay to 174 different positions with White to move', () => {
    const all = threeMoveBallots('174');
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 174 }, (_, i) => i + 1));
    const ends = all.map(({ moves }) => formatFen(replay(START, moves)));
    expect(new Set(ends).size).toBe(174);
    expect(ends.every((fen) => fen.startsWith('W:'))).toBe(true);
  });

  it('[E1] carry a name where they have one', () => {
    expect(threeMoveName(5)).toBe('Dreaded Edinburgh');
    expect(threeMoveName(1)).toBeNull();
  });

  it.skipIf(absent.includes(FILES.threeMove))(
    '[E1] are those on record: moves, deck, name and position',
    () => {
      interface Row {
        acf: number;
        moves: string;
        deck: string;
        name: string | null;
        fen: string;
      }
      const deckOf: Record<string, string> = { crossboard144: '144', mail12: '156', barred18: '174' };
      const rows = read<Row[]>(FILES.threeMove);
      expect(
        threeMoveBallots('174').map(({ moves, ...ballot }) => ({
          ...ballot,
          name: threeMoveName(ballot.number),
          moves: moves.join(' '),
          fen: formatFen(replay(START, moves)),
        })),
      ).toEqual(
        rows.map(({ acf, moves, deck, name, fen }) => ({
          number: acf,
          moves,
          deck: deckOf[deck],
          name,
          fen,
        })),
      );
    },
  );
});

describe('eleven-man ballots', () => {
  it('[E1] are 2,500 different positions, 247 of them lost and left out unless asked for', () => {
    const all = elevenManBallots('all');
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 2500 }, (_, i) => i + 1));
    expect(elevenManBallots()).toHaveLength(2253);
    expect(elevenManBallots().some(({ lost }) => lost)).toBe(false);
    expect(
      all
        .filter(({ lost }) => lost)
        .slice(0, 7)
        .map(({ number }) => number),
    ).toEqual([25, 26, 28, 29, 30, 34, 92]);
    expect(all[24]).toMatchObject({ removed: [12, 28], moves: ['11-15', '24-19'] });
    expect(new Set(all.map(reached)).size).toBe(2500);
    for (const { removed, start } of all) {
      expect(formatFen(start)).not.toMatch(new RegExp(`\\b(${removed.join('|')})\\b`));
    }
  });

  it.skipIf(absent.includes(FILES.elevenMan))('[E1] are those on record, number by number', () => {
    const rows = read<{ all: Record<string, string>; lost: string[] }>(FILES.elevenMan);
    expect(elevenManBallots('all').map(reached)).toEqual(Object.values(rows.all));
    const lost = elevenManBallots('all').filter((ballot) => ballot.lost);
    expect(lost.map(({ number }) => number)).toEqual(rows.lost.map((text) => Number.parseInt(text, 10)));
    for (const [i, text] of Object.keys(rows.all).entries()) {
      const { removed, moves } = elevenManBallots('all')[i]!;
      const [, black, white, first, second] = /Remove (\d+) and (\d+); (\S+) (\S+)/.exec(text)!;
      // Equal formations go by either name on record, by one name here.
      if (Number(black) === removed[0]) expect(moves[0]).toBe(first);
      if (Number(white) === removed[1]) expect(moves[1]).toBe(second);
    }
  });
});

describe('named openings', () => {
  it('[E1] are valid positions, each with one name', () => {
    expect(new Set(NAMED_OPENINGS.map(([, name]) => name)).size).toBe(NAMED_OPENINGS.length);
    for (const [fen, name] of NAMED_OPENINGS) {
      const setup = parseFen(fen);
      const position = setup.ok ? toPosition(setup.value) : setup;
      expect(position.ok, fen).toBe(true);
      if (position.ok) expect(openingName(position.value)).toBe(name);
    }
  });

  it('[E1] are found by position, whatever the way there', () => {
    expect(openingName(START)).toBe('Go as You Please');
    expect(openingName(replay(START, ['11-15', '23-18', '8-11']))).toBe('Cross');
    expect(openingName(replay(START, ['11-15', '23-18', '9-14']))).toBe('Cross Choice');
    expect(openingName(replay(START, ['9-14', '23-18', '14x23']))).toBe('Double Cross');
    expect(openingName(replay(START, ['11-15', '22-18', '15x22', '25x18']))).toBe('Single Corner');
    expect(openingName(replay(START, ['11-15', '22-18', '15x22', '26x17']))).toBe('26-17 Single Corner');
    expect(openingName(replay(START, ['11-15']))).toBeNull();
  });

  const openingAfter = (...moves: string[]): string | null =>
    openingOfLine((ply) => replay(START, moves.slice(0, ply)), moves.length);

  it('[B6] name a whole game: the last one it went through', () => {
    expect(openingAfter('11-15', '23-19', '8-11')).toBe('11-15 23-19 8-11');
    expect(openingAfter('11-15', '23-19', '8-11', '22-17')).toBe('11-15 23-19 8-11');
    expect(openingAfter('11-15', '23-19', '8-11', '22-17', '4-8', '25-22')).toBe('Old Fourteenth');
  });

  it('[B6] a game that went through none has the ballot of its first three moves, whatever their order', () => {
    expect(openingAfter('9-14', '22-18', '5-9', '25-22')).toBe('9-14 22-18 5-9');
    expect(openingAfter('9-13', '24-20', '12-16')).toBe('Dundee Barred');
    expect(openingAfter('9-13', '22-17', '13x22')).toBe('9-13 22-17 13x22');
    expect(openingAfter('11-16', '24-20', '9-13')).toBe(openingAfter('9-13', '24-20', '11-16'));
    expect(openingAfter('11-15', '23-18')).toBeNull();
    expect(openingOfLine(() => replay(START, ['11-15']), 3)).toBeNull();
  });

  it('[B6] are offered by the names that games can have, and no others', () => {
    const names = openingNames();
    expect(names).toEqual(expect.arrayContaining(['Laird and Lady', 'The Skull Cracker', 'Dundee Barred']));
    const ofPositions = NAMED_OPENINGS.map(([, name]) => name);
    const ofBallots = threeMoveBallots('174').map(({ moves }) => openingAfter(...moves));
    for (const name of names) expect([...ofPositions, ...ofBallots]).toContain(name);
    // No game is called so: it is what the start is called.
    expect(names).not.toContain('Go as You Please');
  });

  it.skipIf(absent.includes(FILES.openings))('[E1] are those on record, corrected', () => {
    const spelling: Record<string, string> = {
      'Gemeni I': 'Gemini I',
      'Gemeni II': 'Gemini II',
      'Frasers Inferno': "Fraser's Inferno",
      'Olivers Twister': "Oliver's Twister",
      'Ryans Cross': "Ryan's Cross",
      'Stricklands Cross': "Strickland's Cross",
      'Will-o-the-Wisp': "Will-o'-the-Wisp",
      GAYP: 'Go as You Please',
      'Laird Lady': 'Laird and Lady',
      'Laird Lady Refused': 'Laird and Lady Refused',
    };
    const { '26-17 Single Corner': singleCorner, ...others } = read<Record<string, string>>(FILES.openings);
    // The record has the exchange by 25x18 under the name of the other one.
    const rows = [
      ['26-17 Single Corner', 'B:W17,21,23,24,25,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12'],
      ...Object.entries(others),
      ['Single Corner', singleCorner],
    ] as const;
    expect(
      NAMED_OPENINGS.map(([fen, name]) => {
        const setup = parseFen(fen);
        return [setup.ok && formatFen(setup.value), name];
      }),
    ).toEqual(rows.map(([name, fen]) => [fen, spelling[name] ?? name]));
  });
});
