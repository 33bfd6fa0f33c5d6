/** What is thrown for a table file that is not sound: it never answers wrongly instead. */
export class DamagedTable extends Error {
  constructor(what: string) {
    super(`an endgame table is damaged: ${what}`);
  }
}
