import { numberWords } from '../lexicon/en/numbers.ts';
import type { OutlineItem } from '../outline/outline.ts';
import { readList } from '../outline/read-list.ts';
import { type Chart, isTitle } from './chart.ts';
import { countOf, positionsOf, singularName, type Under } from './counted-positions.ts';

export const addAll = (items: readonly OutlineItem[], under: Under | undefined, chart: Chart): readonly string[] =>
  withoutHeading(items).flatMap((item) => {
    const { name, children } = withReports(withTitle(item));
    const counted = /^(\d+|\p{L}+)\s+(.+)$/u.exec(name.text);
    if (counted?.[1] !== undefined && children.length > 1 && countOf(counted[1]) === children.length)
      return addAll(
        children.map((child) => ({ ...child, text: namedAs(child.text, counted[2] ?? '') })),
        under,
        chart,
      );
    const ids = positionsOf(name, under, chart);
    for (const id of ids) {
      if (under !== undefined) chart.lead(under.head, id);
      addAll(children, { head: id, isShared: ids.length > 1 }, chart);
    }
    return ids;
  });

/** `two teams, Platform and Mobile`: the names that follow are the teams that were counted. */
const withoutHeading = (items: readonly OutlineItem[]): readonly OutlineItem[] => {
  const [first, ...named] = items;
  const [, word = ''] = /^(\S+)\s+\S+$/.exec(first?.text ?? '') ?? [];
  const isHeading =
    named.length > 1 && (numberWords.indexOf(word.toLowerCase()) === named.length || word === String(named.length));
  return isHeading && named.every(({ text }) => /^\p{Lu}/u.test(text)) ? named : items;
};

/** `Jane (CEO)`: the brackets hold what Jane is, and nobody below her. */
const withTitle = (item: OutlineItem): OutlineItem => {
  const [title, ...others] = item.children;
  const isHolder = title !== undefined && others.length === 0 && title.children.length === 0 && isTitle(title.text);
  return isHolder ? { ...item, text: `${item.text} (${title.text})`, children: [] } : item;
};

/** `shop manager with four cashiers` brings its own reports. */
const withReports = (item: OutlineItem): { name: OutlineItem; children: readonly OutlineItem[] } => {
  const match = /^(.+?)\s+(?:with|leading|managing|who (?:leads|manages))\s+(.+)$/i.exec(item.text);
  if (match?.[1] === undefined || match[2] === undefined) return { name: item, children: item.children };
  const start = item.span.start + item.text.length - match[2].length;
  const name = { ...item, text: match[1], span: { start: item.span.start, end: item.span.start + match[1].length } };
  return { name, children: [...readList({ text: match[2], start }), ...item.children] };
};

const namesItself = /\p{L}\s+\p{L}/u;

/** `sales` of `three VPs` is the `VP sales`, `law` of `four faculties` the `Law faculty`; a name that says what it is stays. */
export const namedAs = (name: string, kind: string): string => {
  const words = kind.trim().split(' ');
  const one = [...words.slice(0, -1), singularName(words.at(-1) ?? '')].join(' ');
  if (name.toLowerCase().includes(one.toLowerCase()) || namesItself.test(name.replace(/\(.*$/, ''))) return name;
  if (/^\p{Lu}{2,}$/u.test(one) || headOfficers.test(one)) return `${one} ${name}`;
  return /^\p{Lu}/u.test(name) ? name : `${name} ${one}`;
};

/** Titles that come before what they lead: `director finance`. */
const headOfficers = /\b(?:vice president|president|director|chief|head|officer)$/i;
