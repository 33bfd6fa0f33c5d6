/** The table where somebody has asked for a seat. Never part of an address: a link must not seat whoever opens it. */
import type { TableId } from '@crownhead/protocol';
import { effect } from '@preact/signals';
import { path } from '../router.ts';

let wished: TableId | null = null;

/** Null takes an earlier wish back. */
export function wishToSit(table: TableId | null): void {
  wished = table;
}

/** Whether a seat was asked for at this table; true once. */
export function takeWish(table: TableId): boolean {
  const isWished = wished === table;
  if (isWished) wished = null;
  return isWished;
}

// Somebody who has gone elsewhere does not want that seat any more.
effect(() => {
  if (path() !== `/t/${wished}`) wished = null;
});
