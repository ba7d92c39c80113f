import {
  askedItems,
  branchOpeners,
  countedParts,
  eitherOf,
  exampleOpener,
  openedByWith,
  reminder,
  slashedList,
} from '../lexicon/en/topic-words.ts';
import { type OutlineItem, type Piece, spanOfPiece, trimPiece } from '../outline/outline.ts';
import { splitOutside } from '../outline/read-list.ts';
import { withoutLead } from './without-lead.ts';

interface Branch {
  readonly text: string;
  readonly span: OutlineItem['span'];
  readonly children: OutlineItem[];
}

/**
 * Reads the topics that a list names, each with its own. In: what stands behind a topic's name. Out: the topics in order. `knots:
 * bowline, hitch, winds: gale` and `sails like jib and spinnaker, knots such as hitch` have groups: what follows an opener belongs
 * to it up to the next one, or up to the `and` that ends its list.
 */
export const readBranches = (given: Piece): readonly OutlineItem[] => {
  const piece = cut(given, countedParts.exec(given.text)?.[0].length ?? 0);
  const groups = splitOutside(piece, /;/g);
  if (groups.length > 1) return readGroups(groups);
  const told = splitOutside(piece, /,(?!\d)/g).flatMap((item) => trimPiece(item) ?? []);
  const items = told.map((item) => withoutLead(cut(item, reminder.exec(item.text)?.[0].length ?? 0)));
  const openerOf = openersFor(items);
  const branches: Branch[] = [];
  let open: Branch | undefined;
  items.forEach((item, index) => {
    const isReminder = reminder.test(told[index]?.text ?? '');
    if (isReminder) open = undefined;
    const example = exampleOpener.exec(item.text)?.[0];
    const before = branches.at(-1);
    if (example !== undefined && before !== undefined) {
      before.children.push(...sidesOf(cut(item, example.length)));
      open = endsList(item.text) ? undefined : before;
      return;
    }
    const opened = openerOf(item);
    if (opened !== undefined) {
      const branch: Branch = { text: opened.head.text, span: spanOfPiece(opened.head), children: [] };
      branches.push(branch);
      branch.children.push(...readBranches(opened.list));
      open = opened.isOpen && !endsList(opened.list.text) && !slashedList.test(opened.list.text) ? branch : undefined;
      return;
    }
    const isLast = index === items.length - 1 || openerOf(items[index + 1] ?? item) !== undefined;
    const isListed =
      isReminder || items.length === 1 || (isLast && !startsWithAnd(piece, item)) || behindBrackets.test(item.text);
    const named = isListed || open !== undefined ? sidesOf(item) : [toBranch(item)];
    (open?.children ?? branches).push(...(named as Branch[]));
    if (open !== undefined && endsList(item.text)) open = undefined;
  });
  return branches;
};

/** How items of a list open one of their own: those that say it with \`with\`, or by two ways alone, do where others do. */
const openersFor = (items: readonly Piece[]): ((item: Piece) => Opener | undefined) => {
  const openers =
    items.filter(({ text }) => openedByWith.test(text)).length > 1
      ? [...branchOpeners, { pattern: openedByWith, isOpen: false }]
      : branchOpeners;
  const opened = items.filter((item) => openerAmong(item, openers) !== undefined || hasBrackets.test(item.text));
  const all = opened.length > 1 ? [...openers, { pattern: eitherOf, isOpen: false }] : openers;
  return (item) => openerAmong(item, all);
};

const hasBrackets = /^[^()]+\([^()]+\)$/;

/** `knots: bowline; reef; winds: gale, breeze; boats`: where semicolons part what one group holds, those without a head are its own. */
const readGroups = (groups: readonly Piece[]): readonly OutlineItem[] => {
  const items: OutlineItem[] = [];
  let holder: OutlineItem | undefined;
  for (const group of groups) {
    const isHeaded = headedGroup.test(group.text);
    const read = readBranches(group);
    if (holder !== undefined && !isHeaded)
      items[items.length - 1] = holder = { ...holder, children: [...holder.children, ...read] };
    else items.push(...read);
    if (isHeaded) holder = group.text.includes(',') ? undefined : items.at(-1);
  }
  return items;
};

/** `knots: bowline` */
export const headedGroup = /^[^:;]{2,60}:\s/;

/** `knots (reef, bowline) and winds` */
const behindBrackets = /\)\s+(?:and|&)\s/;

const cut = ({ text, start }: Piece, length: number): Piece => ({ text: text.slice(length), start: start + length });

const startsWithAnd = (whole: Piece, item: Piece): boolean =>
  /(?:and|or|&)\s+$/i.test(whole.text.slice(0, item.start - whole.start));

/** A list ends with the item in front of which `and` stands. */
const endsList = (text: string): boolean => /\s(?:and|or|&)\s/i.test(text.replace(/\([^()]*\)/g, ''));

interface Opener {
  readonly head: Piece;
  readonly list: Piece;
  readonly isOpen: boolean;
}

const openerAmong = (
  item: Piece,
  openers: readonly Pick<Opener & { pattern: RegExp }, 'pattern' | 'isOpen'>[],
): Opener | undefined => {
  for (const { pattern, isOpen } of openers) {
    const { head, list } = pattern.exec(item.text)?.groups ?? {};
    const named =
      head === undefined ? undefined : trimPiece({ text: head, start: item.start + item.text.indexOf(head) });
    if (named !== undefined && list !== undefined)
      return { head: named, list: { text: list, start: item.start + item.text.lastIndexOf(list) }, isOpen };
  }
  return undefined;
};

/** `jib and spinnaker`, `calm / rough`, `on-shore/off-shore`: the names between the words of a list. */
const sidesOf = (item: Piece): readonly Branch[] =>
  splitOutside(item, /\s+(?:and|or|n)\s+|\s*&\s*|\s+[/+|]\s+|(?<=\p{Ll}{3})(?<!\band)\/(?=\p{Ll}{2})/giu).flatMap(
    (side) => {
      const named = trimPiece(side);
      return named === undefined ? [] : [toBranch(named)];
    },
  );

/** `winds (gale, breeze)`: what brackets hold belongs to the name. */
const toBranch = (given: Piece): Branch => {
  const item = cut(given, /^the\s+(?=\p{Ll})/u.exec(given.text)?.[0].length ?? 0);
  const { head, list } = /^(?<head>[^()]+?)\s*\((?<list>.*)\)$/s.exec(item.text)?.groups ?? {};
  if (head === undefined || list === undefined) return { text: item.text, span: spanOfPiece(item), children: [] };
  const said = list.replace(askedItems, (mark) => `,${mark.slice(1)}`);
  const plain = said === list ? list : said.replace(/\?\s*$/, (mark) => ' '.repeat(mark.length));
  const children = readBranches({ text: plain, start: item.start + item.text.lastIndexOf(list) });
  return { text: head, span: { start: item.start, end: item.start + head.length }, children: [...children] };
};
