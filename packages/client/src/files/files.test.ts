/** PDN files as bytes: packed, in every encoding people have, in any pieces, damaged, and far larger than they look. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodePdn, pdnText } from './index.ts';

const TEXT = '[White "Müller – Ørsted"]\n\n1. 11-15 23-18 *\n';
const MOST = 1_000_000;

const utf16 = (text: string, little: boolean): Uint8Array => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return little ? bytes : bytes.swap16();
};

const ENCODED: Readonly<Record<string, Uint8Array>> = {
  'UTF-8': Buffer.from(TEXT),
  'UTF-8 with a mark': Buffer.from(`\ufeff${TEXT}`),
  'Windows-1252': Buffer.from(TEXT.replace('–', '\x96'), 'latin1'),
  'UTF-16, little end first': utf16(TEXT, true),
  'UTF-16, big end first': utf16(TEXT, false),
};

function* inPieces(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe('[F2] the bytes of a file', () => {
  for (const [encoding, bytes] of Object.entries(ENCODED)) {
    it(`${encoding}, packed or not, however it is cut`, async () => {
      for (const file of [bytes, gzipSync(bytes)])
        for (const size of [1, 2, 3, 7, file.length])
          expect(await pdnText(inPieces(file, size), MOST)).toEqual({ ok: true, value: TEXT });
    });
  }

  it('nothing at all is an empty text', async () => {
    expect(await pdnText([], MOST)).toEqual({ ok: true, value: '' });
    expect(await pdnText([new Uint8Array(), Buffer.from('x')], MOST)).toEqual({ ok: true, value: 'x' });
  });

  it('an end in the middle of a character is read as it can be', async () => {
    expect(await pdnText([Buffer.from('M\xc3', 'latin1')], MOST)).toEqual({ ok: true, value: 'MÃ' });
  });

  it('what was packed and cut short, or changed, is told as damaged', async () => {
    const packed = gzipSync(TEXT.repeat(100));
    const changed = Buffer.from(packed);
    changed[20]! ^= 0xff;
    const damaged = { ok: false, error: 'damaged' };
    expect(await pdnText([packed.subarray(0, packed.length - 20)], MOST)).toEqual(damaged);
    expect(await pdnText([changed], MOST)).toEqual(damaged);
    expect(await pdnText([new Uint8Array([0x1f, 0x8b, 1, 2, 3])], MOST)).toEqual(damaged);
  });

  it('a file that cannot be read fails as reading it does', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield gzipSync(TEXT).subarray(0, 10);
      throw new Error('the disk is gone');
    }
    await expect(pdnText(broken(), MOST)).rejects.toThrow('the disk is gone');
  });

  it('[V4] a small file that unpacks to a huge one is given up early', async () => {
    const bomb = gzipSync(Buffer.alloc(16 * 2 ** 20, 0x20));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await pdnText([bomb], MOST)).toEqual({ ok: false, error: 'too-big' });
    let largest = 0;
    let length = 0;
    for await (const text of decodePdn([bomb])) {
      largest = Math.max(largest, text.length);
      length += text.length;
    }
    expect(length).toBe(16 * 2 ** 20);
    expect(largest).toBeLessThan(2 ** 20);
  });
});
