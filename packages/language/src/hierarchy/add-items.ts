import { ledWithCount } from '../lexicon/en/leading-verbs.ts';
import { numberWords } from '../lexicon/en/numbers.ts';
import { headsOf, memberNouns, slashedPosts, titleNouns } from '../lexicon/en/position-words.ts';
import type { OutlineItem, Piece } from '../outline/outline.ts';
import { readList } from '../outline/read-list.ts';
import { capitalised } from '../text/words.ts';
import type { Chart } from './chart.ts';
import { countOf, positionsOf, singularName, type Under } from './counted-positions.ts';
import { isPerson } from './read-name.ts';

/** Items of a list, with what their brackets hold; one name in brackets is part of the box. */
export const readItems = (piece: Piece): readonly OutlineItem[] => withKinds(readList(piece, separator).map(withTitle));

/** The same with what all of a list are called for each of them, in brackets as well. */
const withKinds = (items: readonly OutlineItem[]): readonly OutlineItem[] =>
  withSharedHead(
    items
      .flatMap(atSlashes)
      .map((item) => (item.children.length < 2 ? item : { ...item, children: withKinds(item.children) })),
  );

/** A count behind `with` goes on with the same list: `leads Web with two devs + one tester`. */
const count = `(?:\\d|(?:${numberWords.slice(1).join('|')})\\b)`;
const separator = new RegExp(
  `,|;|(?<!\\s(?:with|w\\/?)\\s${count}[^,;()]{0,40})\\s+(?:and|\\+)\\s+|\\s+(?:n|plus|as well as)\\s+|\\s*&\\s*|\\s+\\/\\s+|\\s+(?:and|\\+)\\s+(?!${count})`,
  'gi',
);

export const addAll = (items: readonly OutlineItem[], under: Under | undefined, chart: Chart): readonly string[] =>
  withoutHeading(items.filter(({ text }) => !nobody.test(text)).map(withTitle)).flatMap((item) => {
    const placed = placedItem.exec(item.text)?.groups;
    const own = placed?.above === undefined ? undefined : chart.refer(placed.above);
    if (placed?.name !== undefined && own !== undefined)
      return addAll([{ ...item, text: placed.name }], { head: own, isShared: false }, chart);
    const { name, children } = withReports(item);
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

/** Who is below somebody that leads no one. */
const nobody = /^(?:none|nobody|no[- ]one|no reports?)$/i;

/** `Dina under Ben`, `clerk reports directly to Ben` in a list of others. */
const placedItem =
  /^(?<name>[^()]+?)\s+(?:under|below|reporting to|(?:reports?|answers?)\s+(?:directly\s+|straight\s+|only\s+)?to)\s+(?<above>[^()]+)$/i;

/** `two teams, Platform and Mobile`: the names that follow are the teams that were counted. */
export const withoutHeading = (items: readonly OutlineItem[]): readonly OutlineItem[] => {
  const [first, ...named] = items;
  const [, word = '', kind = ''] = /^(\S+)\s+(\S.*)$/.exec(first?.text ?? '') ?? [];
  const isHeading =
    named.length > 1 && (numberWords.indexOf(word.toLowerCase()) === named.length || word === String(named.length));
  if (!isHeading || !named.every(({ text }) => /^\p{Lu}/u.test(text))) return items;
  return named.map((item) => (isPerson(item.text) ? { ...item, text: `${item.text} (${singularTitle(kind)})` } : item));
};

const singularTitle = (kind: string): string => {
  const words = kind.trim().split(' ');
  return [...words.slice(0, -1), singularName(words.at(-1) ?? '')].join(' ');
};

/** `shift leads early/late`: a shift lead for each. */
const atSlashes = (item: OutlineItem): readonly OutlineItem[] => {
  const { kind = '', list = '' } = slashedPosts.exec(item.text)?.groups ?? {};
  const title = singularTitle(kind);
  const isPosts = title !== kind && titleNouns.has(title.split(' ').at(-1)?.toLowerCase() ?? '');
  return isPosts
    ? list.split('/').map((name) => ({ ...item, text: capitalised(`${title} ${name}`), children: [] }))
    : [item];
};

/** `heads of law, art and IT`: one word behind the first is what each of the others is in charge of, too. */
const withSharedOffice = (items: readonly OutlineItem[]): readonly OutlineItem[] | undefined => {
  const { kind = '', joint = '', what = '' } = headsOf.exec(items[0]?.text ?? '')?.groups ?? {};
  const title = singularTitle(kind);
  const isOffice = title !== kind && titleNouns.has(title.split(' ').at(-1)?.toLowerCase() ?? '');
  const isShared =
    items.length > 1 &&
    items.slice(1).every(({ text, children }) => /^[\p{L}&]+$/u.test(text) && !isPost(text) && children.length === 0);
  return isOffice && isShared
    ? items.map((item, index) => ({
        ...item,
        text: capitalised(`${title} ${joint} ${index === 0 ? what : item.text}`),
      }))
    : undefined;
};

const isPost = (text: string): boolean => titleNouns.has(singularName(text).toLowerCase());

/** `coaches U9, U11`, `Direct buyers Sam, Lou`: the kind in front is shared by the single names that follow. */
const withSharedHead = (items: readonly OutlineItem[]): readonly OutlineItem[] => {
  const offices = withSharedOffice(items);
  if (offices !== undefined) return offices;
  const { kind = '', name = '' } =
    /^(?<kind>(?:\p{L}+\s+)*?\p{L}+s)\s+(?<name>\S+)$/u.exec(items[0]?.text ?? '')?.groups ?? {};
  const title = singularTitle(kind);
  const isShared =
    items.length > 1 &&
    title !== kind &&
    titleNouns.has(title.split(' ').at(-1)?.toLowerCase() ?? '') &&
    items.slice(1).every(({ text, children }) => /^\S+$/.test(text) && children.length === 0);
  if (!isShared) return items;
  return items.map((item, index) => ({ ...item, text: capitalised(`${title} ${index === 0 ? name : item.text}`) }));
};

/** `Jane (CEO)`, `sales (Jan Kock)`: one name in brackets is no report. */
const withTitle = (item: OutlineItem): OutlineItem => {
  const [title, ...others] = item.children;
  const isHolder =
    title !== undefined &&
    others.length === 0 &&
    title.children.length === 0 &&
    !startsWithCount(title.text) &&
    !item.text.includes('(');
  return isHolder ? { ...item, text: `${item.text} (${title.text})`, children: [] } : item;
};

const startsWithCount = (text: string): boolean => countOf(text.split(' ')[0] ?? '') > 0;

/** `shop manager with four cashiers` brings its own reports. */
const withReports = (item: OutlineItem): { name: OutlineItem; children: readonly OutlineItem[] } => {
  const match =
    ledWithCount.exec(item.text) ??
    /^(.+?),?\s+(?:with|w\/?|leading|managing|who (?:leads|manages)|split into|over)\s+(.+)$/i.exec(item.text);
  if (match?.[1] === undefined || match[2] === undefined) return { name: item, children: item.children };
  const start = item.span.start + item.text.length - match[2].length;
  const name = { ...item, text: match[1], span: { start: item.span.start, end: item.span.start + match[1].length } };
  return { name, children: [...readItems({ text: match[2], start }), ...item.children] };
};

const namesItself = /\p{L}\s+\p{L}/u;

/** `sales` of `three VPs` is the `VP sales`, `law` of `four faculties` the `Law faculty`; a name that says what it is stays. */
export const namedAs = (name: string, kind: string): string => {
  const one = singularTitle(kind);
  const bare = name.replace(/\(.*$/, '').trim();
  if (memberNouns.has(kind.trim().split(' ').at(-1)?.toLowerCase() ?? '')) return name;
  if (name.toLowerCase().includes(one.toLowerCase()) || namesItself.test(bare)) return name;
  if (isPerson(bare) && titleNouns.has(one.split(' ').at(-1)?.toLowerCase() ?? '')) return `${name} (${one})`;
  if (/^\p{Lu}{2,}$/u.test(one) || headOfficers.test(one)) return `${one} ${name}`;
  return /^\p{Lu}/u.test(name) || name.includes('(') ? name : `${name} ${one}`;
};

/** Titles that come before what they lead: `director finance`. */
const headOfficers = /\b(?:vice president|president|director|chief|head|officer)$/i;
