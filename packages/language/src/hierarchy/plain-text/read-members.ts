import { functionWords } from '../../lexicon/en/closed-words.ts';
import { innerWords } from '../../lexicon/en/organisation-words.ts';
import {
  doublePost,
  eachBehind,
  emptyEnd,
  emptyStart,
  isVacant,
  ledBy,
  memberBorder,
  memberOpeners,
  noMember,
  oneOfThem,
  openerWays,
  theyAre,
  underHead,
  whoDoes,
} from '../../lexicon/en/plain-chart-words.ts';
import { fieldNouns } from '../../lexicon/en/position-words.ts';
import { type Piece, trimPiece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import { countOf, singularName } from '../counted-positions.ts';
import { article, isPerson, isTitle } from '../read-name.ts';
import { masked } from './masked.ts';
import { joinHolder, nameCounted, nameShared } from './name-members.ts';

/** Somebody, a post or a part of the whole that a list names, with those below. */
export interface PlainMember {
  readonly name: Piece;
  readonly below: readonly PlainMember[];
  /** Somebody named before whom this one reports to. */
  readonly above?: Piece;
  /** True where several have the same below them, each their own. */
  readonly isOneOfSeveral?: true;
}

/** Something between two separators, and the separator before it. */
interface Item extends Piece {
  readonly mark: ',' | 'and' | ', and' | ', then' | ';' | '';
}

/**
 * The members that a list names, in order, each with those that stand below it: `a head baker with two bakers, and a shop manager`. In: the list.
 * Out: undefined where a part of it is no name.
 */
export const readMembers = (list: Piece): readonly PlainMember[] | undefined => readItems(itemsOf(list));

const itemsOf = (list: Piece): readonly Item[] => {
  const parts = splitOutside(list, memberBorder).flatMap((part) => trimPiece(part) ?? []);
  const items: Item[] = [];
  for (const part of parts) {
    const before = items.at(-1);
    const gap = before && list.text.slice(before.start + before.text.length - list.start, part.start - list.start);
    if (before !== undefined && gap !== undefined && /^\s+and\s+$/i.test(gap) && areOnePost(before.text, part.text)) {
      const text = list.text.slice(before.start - list.start, part.start - list.start + part.text.length);
      items[items.length - 1] = { ...before, text };
    } else items.push({ ...part, mark: markOf(gap ?? '') });
  }
  return items;
};

const markOf = (gap: string): Item['mark'] => {
  if (gap === '') return '';
  if (gap.includes(';')) return ';';
  if (/then/i.test(gap)) return ', then';
  const hasAnd = /[\p{L}&+]/u.test(gap);
  return gap.includes(',') ? (hasAnd ? ', and' : ',') : 'and';
};

/** `founder and CEO Mia`, `sales and marketing director`: one post. */
const areOnePost = (one: string, other: string): boolean =>
  (doublePost.test(one.replace(article, '')) && !article.test(other) && isTitle(other.split(' ')[0] ?? '')) ||
  (fieldNouns.has(one.replace(article, '').toLowerCase()) && !article.test(other) && / /.test(other) && isTitle(other));

const readItems = (items: readonly Item[]): readonly PlainMember[] | undefined => {
  const members: PlainMember[] = [];
  let batch: readonly PlainMember[] = [];
  for (let place = 0; place < items.length; ) {
    const item = items[place];
    if (item === undefined) break;
    const told = members.at(-1);
    if (told !== undefined && (ledBy.test(item.text) || isVacant.test(item.text))) {
      const text = `${told.name.text} (${item.text.replace(ledBy, '').replace(article, '')})`;
      members[members.length - 1] = { ...told, name: { ...told.name, text } };
      place += 1;
      continue;
    }
    const alike = theyAre.exec(item.text)?.groups;
    if (told !== undefined && alike !== undefined) {
      const count = alike.who?.toLowerCase() === 'both' ? 2 : members.length;
      members.push(...members.splice(-count).map((member) => holding(member, singularName(alike.what ?? ''))));
      place += 1;
      continue;
    }
    const { what } = oneOfThem.exec(item.text)?.groups ?? {};
    if (told !== undefined && what !== undefined) {
      const apart = tellApart(told, what);
      if (apart === undefined) return undefined;
      members.splice(-1, 1, ...apart);
      place += 1;
      continue;
    }
    const lowered = items[place - 1];
    if (told !== undefined && item.mark === ', then' && lowered !== undefined && underHead.test(lowered.text)) {
      const below = readItems([{ ...item, mark: '' }, ...items.slice(place + 1)]);
      if (below === undefined) return undefined;
      members[members.length - 1] = { ...told, below: [...told.below, ...below] };
      break;
    }
    const opener = openerOf(item);
    const own = opener === undefined ? item : opener.own;
    const read = own === undefined ? undefined : readMember(own);
    if (own !== undefined && read === undefined) return undefined;
    if (read !== undefined) batch = nameCounted([read]);
    if (read !== undefined) members.push(...batch);
    const last = members.at(-1);
    place += 1;
    if (opener === undefined) continue;
    if (last === undefined) return undefined;
    if (opener.way === 'is' || opener.way === 'up') {
      const said = opener.rest;
      members[members.length - 1] =
        opener.way === 'up'
          ? { ...last, above: said }
          : { ...last, name: { ...last.name, text: `${last.name.text} (${said.text.replace(article, '')})` } };
      continue;
    }
    const count =
      opener.way === 'some'
        ? lengthOf(items, place - 1, opener.isRelative || members.length > 1, opener.rest)
        : items.length - place;
    const inner = [{ ...opener.rest, mark: '' as const }, ...items.slice(place, place + count)];
    const below = noMember.test(opener.rest.text) ? [] : readItems(inner);
    if (below === undefined) return undefined;
    place += count;
    if (opener.way === 'each') members.splice(0, members.length, ...nameCounted(members));
    const isOne = opener.way !== 'each' || isCounted(last.name.text);
    const owners = isOne ? [last] : batch.length > 1 ? batch : [...members];
    for (const owner of owners)
      members[members.indexOf(owner)] = {
        ...withBelow(owner, below),
        ...((owners.length > 1 || opener.way === 'each') && { isOneOfSeveral: true as const }),
      };
  }
  return nameShared(nameCounted(joinHolder(members)));
};

/** `two bakers, one of whom is an apprentice`: a baker, and a baker who is one. */
const tellApart = (told: PlainMember, what: string): readonly PlainMember[] | undefined => {
  const [count = '', ...words] = told.name.text.split(' ');
  const kind = [...words.slice(0, -1), singularName(words.at(-1) ?? '')].join(' ');
  if (countOf(count) < 2) return undefined;
  const others = countOf(count) === 2 ? kind : `${countOf(count) - 1} ${words.join(' ')}`;
  const one = isTitle(kind) || isPerson(what) ? `${kind} (${what})` : what;
  return [others, one].map((text) => ({ ...told, name: { ...told.name, text } }));
};

const withBelow = (member: PlainMember, below: readonly PlainMember[]): PlainMember => ({
  ...member,
  below: [...member.below, ...withoutField(below)],
});

/** `who runs the kitchen with two cooks`: the cooks are below whoever runs it. */
export const withoutField = (below: readonly PlainMember[]): readonly PlainMember[] => {
  const [only, ...others] = below;
  const isField = only !== undefined && others.length === 0 && only.below.length > 0 && /^the\s/i.test(only.name.text);
  return isField && !isTitle(only.name.text) ? only.below : below;
};

interface Opener {
  readonly own: Piece | undefined;
  readonly way: (typeof openerWays)[number];
  readonly rest: Piece;
  /** True for `, who leads`: told of one in passing. */
  readonly isRelative: boolean;
}

const openerOf = (item: Item): Opener | undefined => {
  const { each } = eachBehind.exec(item.text)?.groups ?? {};
  if (each !== undefined && item.mark === ',')
    return {
      own: undefined,
      way: 'each',
      rest: { ...item, text: item.text.slice(0, -each.length) },
      isRelative: false,
    };
  const found = memberOpeners.exec(masked(item.text));
  const groups = found?.groups;
  if (found === null || groups === undefined) return undefined;
  const from = found.index + found[0].length;
  const rest = trimPiece({ text: item.text.slice(from).replace(emptyEnd, ''), start: item.start + from });
  if (rest === undefined) return undefined;
  const way = openerWays.find((each) => groups[each] !== undefined) ?? 'some';
  return {
    own: trimPiece({ text: item.text.slice(0, found.index), start: item.start }),
    way,
    rest,
    isRelative: /^[,\s]*(?:who|which|that)\s/i.test(found[0]),
  };
};

/**
 * How many of the items behind an opener go on with its list. A list ends with the item that `and` joins: up to there where more follows or
 * where nothing stood before, so that there is no other list that it could end.
 */
const lengthOf = (items: readonly Item[], opener: number, isInList: boolean, first: Piece): number => {
  const rest = items.slice(opener + 1);
  const [next] = rest;
  if (next !== undefined && isOfEach(next)) return rest.length;
  const end = rest.findIndex(({ mark }) => mark !== ',');
  const last = rest[end];
  const until = end < 0 ? rest : rest.slice(0, end + 1);
  const isPlain = until.every((item) => openerOf(item)?.own === undefined && openerOf(item) === undefined);
  if (rest.length === 0 || !isPlain || last?.mark === ';') return 0;
  const isAlike = isName(first.text) && until.every(({ text }) => isName(text));
  const isOnly = !isInList;
  if (last?.mark === 'and') return end === 0 || isOnly || isAlike || end < rest.length - 1 ? end + 1 : 0;
  if (last?.mark === ', and' || last?.mark === ', then') return end > 0 && (isOnly || isAlike) ? end + 1 : 0;
  return isAlike ? until.length : 0;
};

/** `each with two teams`: it says so of those right before. */
const isOfEach = (item: Item): boolean => {
  const opener = openerOf(item);
  return opener?.way === 'each' && opener.own === undefined;
};

/** `Ali`, and `bakers Ali` in front of more of them. */
const isName = (text: string): boolean => /^(?:\p{Ll}+s\s)?\p{Lu}/u.test(text) && !isTitle(text);

export const isCounted = (text: string): boolean => countOf(text.split(' ')[0] ?? '') > 1;

/** With what somebody does in brackets, unless something stands there. */
const holding = (member: PlainMember, post: string): PlainMember =>
  /\)$/.test(member.name.text)
    ? member
    : { ...member, name: { ...member.name, text: `${member.name.text} (${post})` } };

const readMember = (item: Piece): PlainMember | undefined => {
  const bare = trimPiece({ ...item, text: item.text.replace(emptyEnd, '').replace(underHead, '') });
  const start = emptyStart.exec(bare?.text ?? '')?.[0].length ?? 0;
  if (bare === undefined) return undefined;
  const piece = { text: bare.text.slice(start), start: bare.start + start };
  const { own, inside } = /^(?<own>[^()]+?)\s*\((?<inside>[^()]*)\)$/.exec(piece.text)?.groups ?? {};
  if (own === undefined || inside === undefined) {
    const { field, holder } = /^(?<field>[\p{L} ]+):\s+(?<holder>[^:()]+)$/u.exec(piece.text)?.groups ?? {};
    if (field !== undefined && holder !== undefined && isPerson(holder) && !isTitle(field))
      return { name: { ...piece, text: `${holder} (${field})` }, below: [] };
    const { who, what } = whoDoes.exec(piece.text)?.groups ?? {};
    if (who !== undefined && what !== undefined && isPlainName(who))
      return { name: { ...piece, text: `${who} (${what})` }, below: [] };
    return isPlainName(piece.text) ? { name: piece, below: [] } : undefined;
  }
  if (!isPlainName(own)) return undefined;
  return inBrackets(
    { text: own, start: piece.start },
    { text: inside, start: piece.start + piece.text.lastIndexOf(inside) },
    piece,
  );
};

/** `cardiology (led by Dr. Sato, two nurses)`, `Tom (design, 4 designers)`, `Ann (CEO)`: who holds it comes first, others are below. */
const inBrackets = (own: Piece, inside: Piece, whole: Piece): PlainMember | undefined => {
  const opening = withOpening.exec(inside.text)?.[0].length ?? 0;
  const members = readMembers({ text: inside.text.slice(opening), start: inside.start + opening });
  const [first, ...others] = splitOutside(inside, memberBorder).flatMap((part) => trimPiece(part) ?? []);
  const led = ledBy.exec(first?.text ?? '')?.[0].length ?? 0;
  const isOne = others.length === 0 && opening === 0 && !isCounted(inside.text);
  const isBelow = isOne && /^\p{Ll}/u.test(inside.text) && isTitle(inside.text) && isOther(own.text, inside.text);
  if (isOne && led === 0 && !isBelow) return { name: whole, below: [] };
  const isLedFirst = first !== undefined && isPerson(first.text) && others.length > 0 && others.every(isOfFirst);
  const isHeld = first !== undefined && (led > 0 || isLedFirst || (isPerson(own.text) && !isCounted(first.text)));
  if (isHeld && opening === 0) {
    const name = { ...own, text: `${own.text} (${first.text.slice(led).replace(article, '')})` };
    const from = others[0]?.start ?? 0;
    const rest = inside.text.slice(from - inside.start);
    const skipped = withOpening.exec(rest)?.[0].length ?? 0;
    const below = others.length === 0 ? [] : readMembers({ text: rest.slice(skipped), start: from + skipped });
    return below && { name, below };
  }
  return members && { name: own, below: members };
};

const withOpening = /^\s*(?:with|w\/)\s+/i;

/** `Tom + 3 agents`, `Bea, with developers Jo and Max`: the first leads the others, of whom the text tells what they are. */
const isOfFirst = ({ text }: Piece, place: number, all: readonly Piece[]): boolean =>
  isCounted(text) || withOpening.test(text) || (place > 0 && withOpening.test(all[0]?.text ?? ''));

/** `finance manager (bookkeeper)` has a bookkeeper, `managing director (owner)` is one. */
const isOther = (own: string, inside: string): boolean => isTitle(own) && !doublePost.test(inside);

/** In words. */
const longestName = 7;

/** Names hold no words that join clauses, and say nothing of all or none. */
export const isPlainName = (text: string): boolean => {
  const words = text.replace(article, '').split(/\s+/);
  return (
    words.length <= longestName &&
    !/[():;,]|\s[-–—]\s/.test(text) &&
    !words.some(
      (word, place) =>
        functionWords.has(word.toLowerCase()) && !(innerWords.test(word) && place > 0) && countOf(word) < 0,
    )
  );
};
