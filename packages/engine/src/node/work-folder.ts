/** The folder of a build in progress: every finished pair is kept in it, so that a build can be resumed. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { materialKey } from '../endgame/material.ts';
import type { Pair } from '../endgame/plan.ts';
import type { SliceValues } from '../endgame/values.ts';

/** Raised when the numbering or the solver changes, so that nothing older is taken up. */
const VERSION = 2;
const HEADER = 8;

export class WorkFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
    mkdirSync(path, { recursive: true });
  }

  /** Fills in the values of a pair; false where they are not there, or not whole. */
  load(pair: Pair, values: readonly SliceValues[]): boolean {
    let bytes: Uint8Array;
    try {
      bytes = readFileSync(this.#fileOf(pair, values));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
    const parts = values.flatMap(partsOf);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const body = bytes.subarray(HEADER);
    const isWhole =
      body.length === parts.reduce((sum, part) => sum + part.length, 0) &&
      view.getUint32(0, true) === VERSION &&
      view.getUint32(4, true) === crc32(body);
    if (!isWhole) return false;
    let at = 0;
    for (const part of parts) {
      part.set(body.subarray(at, at + part.length));
      at += part.length;
    }
    return true;
  }

  /** Written beside and then renamed, so that a build killed at any moment leaves nothing half written. */
  save(pair: Pair, values: readonly SliceValues[]): void {
    const parts = values.flatMap(partsOf);
    const header = new Uint8Array(HEADER);
    const view = new DataView(header.buffer);
    view.setUint32(0, VERSION, true);
    view.setUint32(
      4,
      parts.reduce((crc, part) => crc32(part, crc), 0),
      true,
    );
    const file = this.#fileOf(pair, values);
    const beside = `${file}.new`;
    writeFileSync(beside, Buffer.concat([header, ...parts]));
    renameSync(beside, file);
  }

  /** The build is finished: nothing here is needed any more. */
  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  #fileOf({ own }: Pair, [values]: readonly SliceValues[]): string {
    return join(this.path, `${materialKey(own)}${values?.measure ? `-${values.measure}` : ''}.pair`);
  }
}

const partsOf = ({ packed, distance }: SliceValues): Uint8Array[] =>
  distance === null ? [packed] : [packed, distance];
