/** What is thrown for a table file that is not sound: it never answers wrongly instead. */
/** Thrown where bytes are no endgame table, or not a whole one. */
export class DamagedTable extends Error {
  constructor(what: string) {
    super(`an endgame table is damaged: ${what}`);
  }
}
