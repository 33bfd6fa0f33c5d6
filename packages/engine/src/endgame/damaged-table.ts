/** The error for a corrupt table file: it never gives a wrong answer instead. */
export class DamagedTable extends Error {
  constructor(what: string) {
    super(`an endgame table is damaged: ${what}`);
  }
}
