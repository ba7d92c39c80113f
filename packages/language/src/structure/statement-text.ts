/** Words before a colon that name what follows rather than the diagram: `Tables: users(id)`. */
const listWords = /^(?:the )?(?:tables?|entities|classes|objects|schema|database|relations?)$/i;

interface Request {
  readonly text: string;
  readonly title: string;
  readonly prompt: string;
}

/**
 * What of a prompt is to be read. `Book: title, isbn` and `Tables: users(id)` were taken for a title before a colon: there the
 * whole prompt is read, and nothing is left of the title.
 */
export const statementText = ({ text, title, prompt }: Request): { readonly text: string; readonly title: string } => {
  if (text.trim() === '') return { text: prompt, title: '' };
  if (title === '') return { text, title };
  const [, opening = '', first = ''] = /^\s*([^:\n]{1,60}?)\s*:\s*([^.\n]*)/.exec(prompt) ?? [];
  if (opening.toLowerCase() !== title.toLowerCase() && !opening.toLowerCase().endsWith(` ${title.toLowerCase()}`))
    return { text, title };
  if (listWords.test(opening)) return { text: prompt, title: '' };
  const isThing =
    opening.split(/\s+/).length <= 2 &&
    /^[\p{L}\d_]+(?: [\p{L}\d_]+)?$/u.test(opening) &&
    isMemberList(first) &&
    prompt.includes(opening);
  return isThing ? { text: prompt, title: '' } : { text, title };
};

/** Short entries in lower case, or operations: what a class has rather than what a diagram shows. */
const isMemberList = (list: string): boolean => {
  const entries = list
    .split(/,|\band\b/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return (
    !/\w\([^)]*,/.test(list) &&
    entries.length > 0 &&
    entries.every((entry) => entry.split(/\s+/).length <= 3 && /^[\p{Ll}+#~_-]/u.test(entry))
  );
};
