import type { Answer, Name } from '../../../program/index.ts';

/** A name as a value, such as `under-100`. */
export const wordOf = ({ words }: Pick<Name, 'words'>): string => words.join('-');

/** An answer as it stands in a table. */
export const answerWord = (answer: Answer): string =>
  typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : wordOf(answer);

/** What stands between single quotes. */
export const quoted = (text: string): string => `'${text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').replace(/'/g, "''")}'`;

export const writeLines = (
  writer: { readonly line: (text: string, about?: readonly string[]) => void },
  lines: readonly string[],
  about?: readonly string[],
): void => {
  for (const [index, line] of lines.entries()) writer.line(line, index === 0 ? about : undefined);
};
