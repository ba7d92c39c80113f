import { rowOpener } from '../lexicon/en/data-words.ts';
import { findPasted } from '../pasted/find-pasted.ts';
import { tokenise } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { isAttributeName } from './items.ts';
import { findLink } from './link.ts';
import { hasColumnMark, typesIn } from './members.ts';
import { isPluralName } from './name.ts';
import { clauseBehind } from './notation/clause-behind.ts';
import { readCompositeKey } from './notation/composite-key.ts';
import { opensWithTitle } from './notation/read-lists.ts';

/** Words before a colon that name what follows rather than the diagram: `Tables: users(id)`. */
const listWords =
  /^(?:the )?(?:(?:my|postgres(?:ql)?|(?:my ?)?sql|mariadb|oracle|sqlite) ?(?:server )?)?(?:tables?|entit(?:y|ies)|class(?:es)?|objects|schema|database|relations?)$/i;

interface Request {
  readonly text: string;
  readonly title: string;
  readonly prompt: string;
}

/**
 * What of a prompt is to be read. `Book: title, isbn` and `Tables: users(id)` were taken for a title before a colon: there the
 * whole prompt is read, and nothing is left of the title.
 */
export const statementText = ({
  title,
  prompt,
  ...request
}: Request): { readonly text: string; readonly title: string } => {
  const text = withHeads(request.text, prompt);
  const pasted = findPasted(prompt)?.span.start;
  if (pasted !== undefined && text.slice(0, pasted + 1).trim() === '')
    return {
      text: ' '.repeat(pasted) + prompt.slice(pasted),
      title: prompt.slice(0, pasted).trim() === '' ? '' : title,
    };
  if (text.trim() === '') return withSubject(prompt, '') ?? { text: prompt, title: '' };
  if (title === '') return { text, title };
  const subject = withSubject(prompt, title);
  if (subject !== undefined) return subject;
  if (isHeading(prompt, title)) return { text: prompt, title: '' };
  const [, opening = '', first = ''] = /^\s*([^:\n]{1,60}?)\s*:\s*([^.\n]*)/.exec(prompt) ?? [];
  if (opening.toLowerCase() !== title.toLowerCase() && !opening.toLowerCase().endsWith(` ${title.toLowerCase()}`))
    return { text, title };
  if (listWords.test(opening) || /\b(?:is|are|has|have|can|of the following)\b/i.test(opening))
    return { text: prompt, title: '' };
  const head = opening.replace(
    /^(?:table|entity|class)\s+|\s+(?:table|entity|class)(?=\s|$)|\s+(?:with|w\/|having)\s.*$/gi,
    '',
  );
  const opened = tokenise(opening);
  if (opened.length <= longestOwner && findLink(tokenise(`${opening} ${first}`), 0, 'clause')?.start === opened.length)
    return { text: prompt, title: '' };
  const isThing =
    head.split(/\s+/).length <= 2 &&
    /^[\p{L}\d_]+(?: [\p{L}\d_]+)?$/u.test(head) &&
    isMemberList(first.split(';')[0] ?? '') &&
    !namesThings(prompt.slice(prompt.indexOf(':') + 1)) &&
    prompt.includes(opening);
  return isThing ? { text: prompt, title: '' } : { text, title };
};

/** The most words of a name before a colon that goes on with a verb: `Pier: has 3 berths`. */
const longestOwner = 3;

/** Short entries in lower case, or operations: what a class has rather than what a diagram shows. */
const isMemberList = (told: string): boolean => {
  const columns = told.slice(0, clauseBehind(told));
  const list = (readCompositeKey(columns)?.rest ?? columns).replace(lengthOfType, '');
  const entries = list
    .split(/,|\band\b/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return (
    !/\w ?\([^)]*,|\p{L}\s[-–—]\s\p{L}/u.test(list) &&
    entries.length > 0 &&
    entries.every(
      (entry) =>
        (entry.split(/\s+/).length <= 3 && /^[\p{Ll}+#~_-]/u.test(entry)) ||
        rowOpener.test(entry) ||
        hasColumnMark(entry),
    )
  );
};

/** `(80)`, `(10,2)` behind the type of a column. */
const lengthOfType = /\(\s*\d+\s*(?:,\s*\d+\s*)?\)/g;

/** So many names, none of which says a fact, are things: `harbour: ferries, piers, cranes`. */
const leastThings = 3;

const namesThings = (list: string): boolean => {
  const entries = list.split(/,|\band\b/).map((entry) => entry.trim().replace(/\.$/, ''));
  return (
    entries.length >= leastThings &&
    entries.every(
      (entry) =>
        /^\p{L}[\p{L} -]*$/u.test(entry) &&
        (!isAttributeName(entry) || isPluralName(entry)) &&
        typesIn(entry) === 'certain',
    )
  );
};

/** `a bank with customers and accounts`: what follows `with` belongs to the diagram, not to its name. */
const withSubject = (prompt: string, title: string): { readonly text: string; readonly title: string } | undefined => {
  const found =
    /^([^:.\n]{0,100}?\b(?:diagram|erd|models?|schema|design|uml)\b[^:.\n]{0,60}?)\s(?:with|where|in which|that has|containing|including|consisting of)\s+/i.exec(
      prompt,
    );
  if (found === null) return undefined;
  const name =
    /\b(?:for|of)\s+(?:an?\s+|the\s+|my\s+)?([^,]+)$/i.exec(found[1] ?? '')?.[1] ??
    title.split(/\s(?:with|where|in which)\s/)[0] ??
    '';
  return { text: ' '.repeat(found[0].length) + prompt.slice(found[0].length), title: capitalised(name) };
};

/** A name on a line of its own with bullets below is a class, not a title. */
const isHeading = (prompt: string, title: string): boolean => {
  const [first = '', second = ''] = prompt.split('\n').filter((line) => line.trim() !== '');
  return (
    first.trim().replace(/:$/, '').toLowerCase() === title.toLowerCase() &&
    title.split(' ').length <= 3 &&
    /^\s*[-*•]\s/.test(second) &&
    !listWords.test(title) &&
    !opensWithTitle(prompt)
  );
};

/** `class diagram of a shop: Book: title`: only the first colon ends the request, what stands before the second is a name. */
export const withHeads = (text: string, prompt: string): string => {
  const cut = text.length - text.trimStart().length;
  const opening = /^[^:\n]*[:.\n]\s*(?=[^:.\n]{1,60}:\s*$)/.exec(prompt.slice(0, cut))?.[0];
  return opening === undefined ? text : ' '.repeat(opening.length) + prompt.slice(opening.length);
};
