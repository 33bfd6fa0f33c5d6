/** Comments of a source file: which one belongs to a statement, and what it says without its stars. */
import type { Comment } from 'oxc-parser';

/** The comment that says what the whole file is for, where it begins with one. */
export const headerOf = (text: string, comments: readonly Comment[]): string | null => {
  const [first] = comments;
  return first && text.slice(0, first.start).trim() === '' ? wordsOf(first) : null;
};

/** Does the file begin with a comment and what it is about? Where a line is left free, or an import follows, it does not. */
export const headerIsDoc = (text: string, comments: readonly Comment[]): boolean =>
  comments[0] !== undefined && /^\nexport (?!\*|\{|type \{)/.test(text.slice(comments[0].end));

/** The documentation right before a place in the text. */
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
