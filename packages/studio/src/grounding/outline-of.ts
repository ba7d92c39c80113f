/** A section with its headings and its text, in which list items stand on lines of their own. */
export interface OutlinedSection {
  readonly headingPath: readonly string[];
  readonly text: string;
}

export interface DocumentOutline {
  /** Lines, two blanks deeper for each level. */
  readonly text: string;
  readonly leaves: number;
}

/**
 * The outline of a part of a document: its heading, the headings below it, and of each section what it lists. An item is told by its name, which
 * stands before what is said about it; a name with a list behind it has that as its own items. In: the path of the part, and its sections in order.
 */
export const outlineOf = (path: readonly string[], sections: readonly OutlinedSection[]): DocumentOutline => {
  const lines = [titleOf(path.at(-1) ?? '')];
  const told = new Set<string>();
  let leaves = 0;
  for (const { headingPath, text } of sections) {
    const items = itemsOf(text);
    if (items.length === 0) continue;
    for (let depth = path.length; depth < headingPath.length; depth += 1) {
      const key = headingPath.slice(0, depth + 1).join('\n');
      if (told.has(key)) continue;
      told.add(key);
      lines.push(indented(titleOf(headingPath[depth] ?? ''), depth - path.length + 1));
    }
    const level = headingPath.length - path.length + 1;
    for (const { label, depth } of items) lines.push(indented(label, level + depth));
    leaves += items.length;
  }
  return { text: lines.join('\n'), leaves };
};

const indented = (label: string, level: number): string => `${'  '.repeat(level)}- ${label}`;

/** A heading without its number and without what it says in brackets or behind a colon. */
export const titleOf = (heading: string): string =>
  heading
    .replace(/^(?:\d+(?:\.\d+)*[.)]?|part \w+:|chapter \w+:)\s+(?=\S)/i, '')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(/[.:?!]+$/, '')
    .split(/[,–—]\s/, 1)[0]
    ?.trim() || heading;

interface Item {
  readonly label: string;
  /** Levels below the section. */
  readonly depth: number;
}

/** Words of a sentence that is as short as an item. */
const shortSentence = 11;

/** Lines with marks, or where a section has none, its sentences where they are as short as items. */
const itemsOf = (text: string): readonly Item[] => {
  const items = markedItems(text);
  if (items.length > 0) return items;
  const sentences = text
    .split('\n')
    .filter((line) => !line.trim().startsWith('|'))
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    .filter((sentence) => /\p{L}/u.test(sentence));
  const words = sentences.reduce((sum, sentence) => sum + sentence.split(/\s+/).length, 0);
  return sentences.length < 2 || words > shortSentence * sentences.length
    ? []
    : sentences.flatMap((said) => itemOf(said, 0));
};

const markedItems = (text: string): readonly Item[] => {
  const marked = [...text.matchAll(/^([^\S\n]*)(?:[-*•–]|\d{1,2}[.)])\s+(?:\[[ x]\]\s*)?(\S[^\n]*)$/gmu)];
  const least = Math.min(...marked.map(([, indent = '']) => indent.length));
  return marked.flatMap(([, indent = '', said = '']) => itemOf(said, indent.length > least ? 1 : 0));
};

/** A name, and the names of a list behind a colon below it. */
const itemOf = (said: string, depth: number): readonly Item[] => {
  const [, name = '', list = ''] = /^([^:.!?]{2,50}?)(?::|\s[-–—])\s+(.+)$/.exec(said) ?? [];
  const parts =
    list === '' || /[.!?]\s+\p{Lu}/u.test(list)
      ? []
      : list.replace(/[.!]+$/, '').split(/,\s*(?:(?:and|or)(?:\s+the)?\s+)?|\s+and\s+(?=\p{Ll}+ \p{Ll}+$)/u);
  const isList = parts.length > 1 && parts.every((part) => part.split(/\s+/).length <= longestPart);
  const label = nameOf(isList ? name : said);
  if (label === '') return [];
  return [{ label, depth }, ...(isList ? parts.map((part) => ({ label: nameOf(part), depth: depth + 1 })) : [])];
};

/** Words of one of several names behind a colon. */
const longestPart = 6;

/** Words that a topic is told in. */
const longestName = 8;

/** What an item is about: the words before what explains it. */
const nameOf = (item: string): string => {
  const [head = ''] = item
    .replace(/\*\*|__|`|~~/g, '')
    .split(/\s+[-–—]\s+|[:;(]|[.!?](?:\s|$)|,\s|\s+(?=(?:because|since|which|who|unless|so that|if|when|until)\b)/, 1);
  const words = head
    .replace(/[^\p{L}\p{N})]+$/u, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .split(/\s+/);
  return words.slice(0, longestName).join(' ');
};
