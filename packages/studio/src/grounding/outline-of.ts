import { tableItems } from './outline-tables.ts';

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
    .replace(
      /^(?:\d+(?:\.\d+)*[.)]?|[A-Z][.)]|(?:part|chapter|section|article|appendix|annex|(?:agenda )?item)(?: \w+)?(?::|\s[–—-]))\s+(?=\S)/i,
      '',
    )
    .replace(/\s*\([^()]*\)\s*$/, '')
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(/[.:?!]+$/, '')
    .replace(/:\s.+$/, '')
    .split(/[,–—]\s/, 1)[0]
    ?.trim() || heading;

interface Item {
  readonly label: string;
  /** Levels below the section. */
  readonly depth: number;
}

/** Words of a sentence that is as short as an item. */
const shortSentence = 11;

/** Lines with marks, paragraphs that open with what they are about, or sentences where they are as short as items. */
const itemsOf = (text: string): readonly Item[] => {
  const items = markedItems(text);
  const rows = tableItems(text);
  if (items.length > 0 || rows.length > 0) return rows.length > items.length ? rows : items;
  const paragraphs = paragraphsOf(text);
  const topics = longestRun(paragraphs.map(topicItems));
  if (topics.length > 1 && (topics.length === paragraphs.length || topics.length >= fewestTopics)) return topics.flat();
  const sentences = paragraphs.flatMap(sentencesOf).filter((sentence) => /\p{L}/u.test(sentence));
  return areShort(sentences) ? sentences.flatMap((said) => itemOf(said, 0)) : [];
};

/** Paragraphs in a row that each open with a topic, where something else stands before or after them. */
const longestRun = (topics: readonly (readonly Item[])[]): readonly (readonly Item[])[] => {
  let best: readonly (readonly Item[])[] = [];
  let from = 0;
  for (let at = 0; at <= topics.length; at += 1) {
    if ((topics[at]?.length ?? 0) > 1) continue;
    if (at - from > best.length) best = topics.slice(from, at);
    from = at + 1;
  }
  return best;
};

/** Fewer of them may be paragraphs that happen to begin so. */
const fewestTopics = 3;

const paragraphsOf = (text: string): readonly string[] =>
  text.split(/\n\s*\n/).flatMap((part) => {
    const lines = part.split('\n').filter((line) => !line.trim().startsWith('|'));
    return /\p{L}/u.test(lines.join('')) ? [lines.join(' ').trim()] : [];
  });

const sentencesOf = (paragraph: string): readonly string[] => paragraph.split(/(?<=[.!?])\s+(?=\p{Lu})/u);

const areShort = (sentences: readonly string[]): boolean =>
  sentences.length > 1 &&
  sentences.reduce((sum, sentence) => sum + sentence.split(/\s+/).length, 0) <= shortSentence * sentences.length;

/** "Storing. Nuts in the closed box. ..." and "Lab is short: smears, dipsticks": a topic, and what is listed or said shortly of it. */
const topicItems = (paragraph: string): readonly Item[] => {
  const { topic = '', rest = '' } = opensWithTopic.exec(paragraph)?.groups ?? {};
  const lists = sentencesOf(rest).map(listIn);
  const first = lists.findIndex((list) => list.length > 1);
  const told =
    first >= 0
      ? lists.flatMap((list, place) => (place === first || list.length > 2 ? list : []))
      : sentencesOf(rest).map(nameOf);
  return topic === '' ? [] : [{ label: nameOf(topic), depth: 0 }, ...told.map((label) => ({ label, depth: 1 }))];
};

const opensWithTopic =
  /^(?<topic>\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+){0,2}?)(?:[.:]\s+|\s[–—-]\s+|\s(?:is|are|comes?)\s[^,.:]*[,.:]\s*)(?<rest>\S.*)$/su;

/** The names that a sentence lists, behind what it says of them. */
const listIn = (sentence: string): readonly string[] => {
  const [said = ''] = sentence.replace(/\s*\([^()]*\)/g, '').split(/[.!?](?:\s|$)/, 1);
  const behind = said.includes(': ') ? said.slice(said.lastIndexOf(': ') + 2) : said.replace(leadIn, '');
  const parts = behind
    .split(/,\s*(?:(?:and|or|plus)\s+)?|\s+and\s+/u)
    .filter((part) => !/^(?:which|who|where|that)\b/.test(part))
    .map(nameOf);
  return parts.length > 1 && parts.every((part) => part !== '' && part.split(' ').length <= longestPart) ? parts : [];
};

/** Words before a list. */
const leadIn = /^(?:(?:that|this|it) (?:means|is|covers?)|(?:here )?you(?:['’]ll| will)? \p{L}+|there (?:is|are))\s+/iu;

interface Line {
  readonly indent: number;
  readonly isCounted: boolean;
  readonly isLead: boolean;
  readonly said: string;
}

/**
 * Lines with marks. What stands on lines of its own before several of their lists is above them ("Forms", and the forms below it), as numbers are
 * above dashes.
 */
const markedItems = (text: string): readonly Item[] => {
  const lines = linesOf(text);
  const marked = lines.filter(({ isLead }) => !isLead);
  const least = Math.min(...marked.map(({ indent }) => indent));
  const hasLeads = lines.filter(({ isLead }) => isLead).length > 1;
  const isMixed = marked[0]?.isCounted === true && marked.some(({ isCounted }) => !isCounted);
  const haveTopics = marked.filter(({ said }) => catchword.test(said)).length * 2 > marked.length;
  return lines.flatMap(({ indent, isCounted, isLead, said }) => {
    if (isLead) return hasLeads ? [{ label: nameOf(said), depth: 0 }] : [];
    const isBelow = indent > least || (isMixed && !isCounted);
    return itemOf(said, (hasLeads ? 1 : 0) + (isBelow ? 1 : 0), haveTopics ? /[:.]|\s[-–—]/ : /:|\s[-–—]/);
  });
};

/** Lines with marks, and short ones without directly before them. */
const linesOf = (text: string): readonly Line[] => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const read = lines.map((line) => /^([^\S\n]*)(?:[-*•–]|(\d{1,2})[.)])\s+(?:\[[ x]\]\s*)?(\S.*)$/u.exec(line));
  return lines.flatMap((line, at): readonly Line[] => {
    const [, indent = '', count, said] = read[at] ?? [];
    if (said !== undefined) return [{ indent: indent.length, isCounted: count !== undefined, isLead: false, said }];
    const isLead = read[at + 1] != null && isShortName.test(line.trim());
    return isLead ? [{ indent: 0, isCounted: false, isLead, said: line.trim() }] : [];
  });
};

const isShortName = /^[\p{L}\d][^.!?;|]{1,50}:?$/u;

/** "The rules. Ethics, records, ..." */
const catchword = /^\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+){0,3}\.\s+\S/u;

/** A name, and the names of a list behind the mark that ends it. */
const itemOf = (said: string, depth: number, mark = /:|\s[-–—]/): readonly Item[] => {
  const end = mark.exec(said.slice(0, longestHead));
  const name = end === null ? '' : said.slice(0, end.index);
  const list = end === null ? '' : said.slice(end.index + end[0].length);
  const parts = name.length < 2 || !/^\s+\S/.test(list) || /[.!?]\s/.test(name) ? [] : listIn(list.trimStart());
  const label = nameOf(parts.length > 1 ? name : said);
  if (label === '') return [];
  return [{ label, depth }, ...parts.map((part) => ({ label: part, depth: depth + 1 }))];
};

/** Letters of a name that has a list. */
const longestHead = 52;

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
