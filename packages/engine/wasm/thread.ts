/** The region of memory that belongs to this thread: everything the search writes, except the transposition table. */

export let thread: usize = 0;

export function setThread(address: usize): void {
  thread = address;
}
