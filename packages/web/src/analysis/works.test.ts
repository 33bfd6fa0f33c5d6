import { allNodes, newTree, playAt, ROOT_ID, readPdn, replayPdn, type Square } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { MemoryKeys } from '../local/test-keys.ts';
import { keyFor } from './work-key.ts';
import { keepWork, MOST_WORKS, nodeAt, pathOf, readWork, workKeys } from './works.ts';

const work = (at: number) => ({ at, pdn: '1. 11-15 *', path: [0], flipped: false });

describe('[A22] analyses kept on this device', () => {
  it('are found again, the last changed first; the oldest make room', () => {
    const keys = new MemoryKeys();
    for (let i = 1; i <= MOST_WORKS + 2; i += 1) expect(keepWork(keys, `file/${i}`, work(i))).toBe(true);
    expect(workKeys(keys)).toHaveLength(MOST_WORKS);
    expect(workKeys(keys)[0]).toBe(`file/${MOST_WORKS + 2}`);
    expect(readWork(keys, 'file/1')).toBeNull();
    expect(readWork(keys, `file/${MOST_WORKS}`)).toEqual(work(MOST_WORKS));
  });

  it('what somebody else has written there is no analysis', () => {
    const keys = new MemoryKeys();
    for (const text of ['', '{', '[]', '{"pdn":1,"path":[]}', 'null'])
      keys.setItem(`crownhead.analysis.${text}`, text);
    for (const key of workKeys(keys)) expect(readWork(keys, key)).toBeNull();
  });

  it('every node is found again after the tree was written and read', () => {
    const { tree } = replayPdn(readPdn('1. 11-15 (1. 9-14 22-18 (1... 22-17)) 23-19 *')[0]!);
    for (const { id } of allNodes(tree)) expect(nodeAt(tree, pathOf(tree, id))).toBe(id);
    expect(nodeAt(tree, [0, 7])).toBe(nodeAt(tree, [0]));
    const played = playAt(newTree(), ROOT_ID, [11, 15] as Square[]);
    expect(played.ok && pathOf(played.value.tree, played.value.id)).toEqual([0]);
  });
});

describe('[A20] the address of an analysis', () => {
  it.each([
    ['/play/abc', 2, 'here/abc-2'],
    ['/t/abcdef', 1, 'online/abcdef-1'],
    ['/watch/abcdef-3', 1, 'online/abcdef-3'],
    ['/games/here/abc-2', 1, 'here/abc-2'],
    ['/games/online/abcdef-1', 1, 'online/abcdef-1'],
  ])('of the game at %s is %s', (address, game, key) => {
    expect(keyFor(address, game, '*')).toBe(key);
  });

  it('of a game in a file is the same each time, and another for another game', () => {
    const [one, again, other] = ['1. 11-15 *', '1. 11-15 *', '1. 11-16 *'].map((pdn) =>
      keyFor('/open/1', 1, pdn),
    );
    expect(one).toMatch(/^file\/[a-z0-9]+$/);
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });
});
