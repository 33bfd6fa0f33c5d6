/** Comments of a source file: which one belongs to a statement, and what it says without its stars. */
import type { Comment } from 'oxc-parser';

/** The comment that says what the whole file is for, where it begins with one. */
export const headerOf = (text: string, comments: readonly Comment[]): string | null => {
  const [first] = comments;
  return first && text.slice(0, first.start).trim() === '' ? wordsOf(first) : null;
};

/** The documentation right before a place in the text; the file's own header is not that of its first statement. */
export function docBefore(text: string, comments: readonly Comment[], start: number): string | null {
  const last = comments.findLast(({ end }) => end <= start);
  const belongs =
    last?.type === 'Block' && last.value.startsWith('*') && text.slice(last.end, start).trim() === '';
  return belongs ? wordsOf(last) : null;
}

/** Paragraphs as one line each, blank lines between them. */
export function wordsOf(comment: Comment): string {
  const lines = comment.value.replace(/^\*/, '').split('\n');
  const bare = lines.map((line) => line.replace(/^\s*\* ?/, '').trim());
  return bare
    .join('\n')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\n/g, ' '))
    .join('\n\n');
}

export const firstParagraph = (words: string): string => words.split('\n\n')[0]!;
