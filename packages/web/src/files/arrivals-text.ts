/** Is a pasted text worth opening? Tags, the first move with its number, or a position. */
const GAME = /^\s*\[\w+\s+"|(?:^|\s)1\.\s*\d{1,2}\s*[-x]\s*\d{1,2}|^\s*[BW?]:[WB]/m;
const LONGEST = 50_000_000;

export const looksLikeGame = (text: string): boolean => text.length < LONGEST && GAME.test(text);
