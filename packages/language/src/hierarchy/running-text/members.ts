import {
  adverbEnd,
  ledByPost,
  ledUnit,
  memberEnd,
  ofWhom,
  placeEnd,
  whoIsWhat,
  whoWithWhat,
  withArticle,
  withOwnPeople,
} from '../../lexicon/en/chart-remarks.ts';
import { anyPeople, vagueKinds } from '../../lexicon/en/chart-units.ts';
import { counted } from '../../lexicon/en/organisation-words.ts';
import { fieldNouns, memberNouns } from '../../lexicon/en/position-words.ts';
import { singular } from '../../lexicon/morphology.ts';
import type { Piece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import { holderIn, type Member, named, postAndName } from './named-member.ts';
import { isMember, isPersonName, isPost, isSomebody, isUnit, withoutDeterminer } from './posts.ts';
import { isSpeaking, withoutRemarks } from './remarks.ts';

/**
 * The members that a list of running text names, in order: "Tom Ashby, who is Head of Claims; and Jo Lim, our assistant" are two. Titles keep their
 * "and" ("Health and Safety Officer"); what is only told of somebody is passed over.
 */
export const readMembers = (list: Piece): readonly Member[] => {
  const groups = splitOutside(list, /;\s*/g);
  if (groups.length > 1) return groups.flatMap((group) => readHead(group) ?? readGroup(withoutRemarks(group)));
  return groups.flatMap((group) => readGroup(withoutRemarks(group)));
};

/** One with people of his own, as far as an item of a list tells of nobody else. */
export const readHead = (item: Piece): Member | undefined => {
  for (const pattern of withOwnPeople) {
    const { who = '', what = '' } = pattern.exec(item.text)?.groups ?? {};
    const [head, ...others] = who === '' ? [] : readGroup(withoutRemarks({ text: who, start: item.start }));
    const own = readGroup(withoutRemarks({ text: what, start: item.start + item.text.lastIndexOf(what) }));
    if (head !== undefined && others.length === 0 && own.length > 0) return { ...head, with: own };
  }
  return undefined;
};

const readGroup = (group: Piece): readonly Member[] => {
  const items = aHolder.test(group.text) ? [{ ...group, isAfterComma: false }] : itemsOf(group);
  const kind = kindCounted(items[0]?.text ?? '');
  const [first, ...others] = joinNames(items).map((member) => ofKind(member, kind));
  const isNamedAfter =
    kind !== '' && (others[0]?.person !== undefined || others[0]?.title?.toLowerCase().includes(kind.toLowerCase()));
  return first === undefined ? others : isNamedAfter ? others : [first, ...others];
};

/** "Lou Farrant - finance and fundraising". */
const aHolder = /^\s*(?<who>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)\s[-–—]\s(?<what>[^,;()]+)$/u;

/** What those are who are named after their number: "two planners, Hana Mori and Joss Reed". */
const kindCounted = (text: string): string => {
  const kind = counted.test(text.trim()) ? text.trim().replace(counted, '') : '';
  const words = kind.split(' ');
  const last = words.at(-1) ?? '';
  if (memberNouns.has(last.toLowerCase()) || vagueKinds.test(kind) || !isPost(kind)) return '';
  return [...words.slice(0, -1), singular(last)].join(' ');
};

const ofKind = (member: Member, kind: string): Member => {
  if (kind === '' || member.person === undefined) return member;
  if (member.title === undefined) return { ...member, title: kind };
  return /^\p{Ll}+$/u.test(member.title) ? { ...member, title: `${member.title} ${kind}` } : member;
};

/** Pieces between commas and "and", where "and" is no part of a title. */
const itemsOf = (piece: Piece): readonly Item[] => {
  const parts = splitOutside(
    piece,
    /,\s+and\s+|,\s+plus\s+|,\s+|\s+and\s+(?:also\s+)?|\s+plus\s+|\s+as well as\s+|\s+but also\s+/gi,
  );
  const items: Item[] = [];
  for (const part of parts) {
    const before = items.at(-1);
    const gap =
      before === undefined
        ? ''
        : piece.text.slice(before.start + before.text.length - piece.start, part.start - piece.start);
    const joined = before && piece.text.slice(before.start - piece.start, part.start + part.text.length - piece.start);
    if (before !== undefined && joined !== undefined && /^\s+and\s+$/i.test(gap) && areOneTitle(before.text, part.text))
      items[items.length - 1] = { text: joined, start: before.start, isAfterComma: before.isAfterComma };
    else items.push({ ...part, isAfterComma: /^,\s+$/.test(gap) });
  }
  return items;
};

interface Item extends Piece {
  readonly isAfterComma: boolean;
}

/** "Health" and "Safety Officer", "Head of Science" and "Evidence": a field on one side. */
const areOneTitle = (before: string, next: string): boolean => {
  const [one, other] = [withoutDeterminer(before), next.trim()];
  if (/[()]/.test(one) || isSomebody(other)) return false;
  if (other !== withoutDeterminer(other)) return false;
  const isCapital = /^\p{Lu}/u.test(one) && /^\p{Lu}/u.test(other);
  if (!isCapital && !(/^\p{Ll}/u.test(one) && isPost(other) && fieldNouns.has(one.toLowerCase()))) return false;
  if (/\b(?:of|for)\b/.test(one)) return isPost(one) && !isPost(other) && !isSomebody(other);
  return !isPost(one) && !isPersonName(one) && isPost(other);
};

/** What a title is of: `Director` of operations. */
const headNoun = (title: string): string => title.replace(/ (?:of|for) .*$/, '');

/** Names beside titles become one member each. */
const joinNames = (items: readonly Item[]): readonly Member[] => {
  const members: Member[] = [];
  let isMe = false;
  for (const item of items) {
    const bare = readMember(item);
    const read = isMe && bare !== undefined ? { ...bare, isSpeaker: true as const } : bare;
    isMe = false;
    if (read === undefined) {
      isMe = /^(?:and )?(?:me|myself|I)$/i.test(item.text.trim());
      continue;
    }
    const before = members.at(-1);
    const isOther =
      item.isAfterComma &&
      before !== undefined &&
      ((before.person === undefined &&
        before.isUnit !== true &&
        read.title === undefined &&
        !/s$/.test(headNoun(before.title ?? ''))) ||
        (before.title === undefined && read.person === undefined && !/^\s*(?:the|and)\s+.*s$/i.test(item.text)));
    if (isOther && before !== undefined)
      members[members.length - 1] = {
        ...before,
        ...read,
        piece: spanning(before.piece, item),
        with: [...before.with, ...read.with],
      };
    else members.push(read);
  }
  return members;
};

const spanning = (from: Piece, to: Piece): Piece => ({
  text: from.text.padEnd(to.start - from.start) + to.text,
  start: from.start,
});

/** One item: a person, a title, or both. */
const readMember = (item: Piece): Member | undefined => {
  const text = item.text.trim().replace(memberEnd, '');
  const piece = { text, start: item.start + item.text.indexOf(text) };
  const said = whoIsWhat.exec(text)?.groups;
  if (said?.who !== undefined && said.what !== undefined)
    return named(said.who, said.what.replace(/.*\bas\s+(?=\p{Lu})|^\p{Lu}\p{L}+[’']s\s+/u, ''), piece);
  const holder = aHolder.exec(text)?.groups;
  if (holder?.who !== undefined && holder.what !== undefined && isSomebody(holder.who))
    return named(holder.who, holder.what, piece);
  const field = /^(?<who>\p{Lu}\p{L}+(?: \p{Lu}[\p{L}’'-]+)?) (?:for|as) (?<what>(?:the |our )?[\p{L} ]+)$/u.exec(
    text,
  )?.groups;
  if (field?.who !== undefined && field.what !== undefined && isSomebody(field.who))
    return named(field.who, field.what, piece);
  const crew = whoWithWhat.exec(text)?.groups;
  if (crew?.who !== undefined && crew.what !== undefined && isMember(crew.who)) {
    const head = readMember({ text: crew.who, start: piece.start });
    const below = readMembers({ text: crew.what, start: piece.start + text.length - crew.what.length });
    return head && { ...head, with: below };
  }
  const beside = /^(?<who>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)+) (?<what>the \p{L}.+)$/u.exec(text)?.groups;
  if (beside?.who !== undefined && beside.what !== undefined && isSomebody(beside.who))
    return named(beside.who, beside.what, piece);
  const unit = ledUnit.exec(text)?.groups;
  const chief = ledByPost.exec(text)?.groups?.post;
  if (chief !== undefined && isPost(chief)) return { title: withoutDeterminer(chief), piece, with: [] };
  if (unit?.who !== undefined && unit.what !== undefined && isSomebody(unit.who))
    return named(unit.who, `${withoutDeterminer(unit.what)} lead`, piece);
  const team =
    /^(?<what>[^()]+?)\s*\((?:team )?(?:lead|leader|led by|head|headed by|run by|manager|boss)[:\s]+(?<who>\p{Lu}[^()]*)\)/u.exec(
      text,
    )?.groups;
  if (team?.who !== undefined && team.what !== undefined && isSomebody(team.who))
    return named(team.who, team.what, piece);
  const called = postAndName(text);
  if (called !== undefined) return named(called.who, called.what, piece);
  const bracket = /^(?<who>[^()]+?)\s*\((?<what>[^()]*)\)/.exec(text)?.groups;
  if (
    bracket?.who !== undefined &&
    bracket.what !== undefined &&
    !isSpeaking.test(bracket.what) &&
    (isMember(bracket.who) || isPersonName(bracket.what))
  )
    return named(bracket.who, holderIn(bracket.what), piece);
  const whole = text
    .replace(/\s*\([^()]*\)/g, '')
    .replace(adverbEnd, '')
    .replace(placeEnd, '')
    .replace(ofWhom, '');
  const bare = withoutDeterminer(whole.replace(counted, ''));
  if (
    counted.test(whole)
      ? !isPost(bare) || vagueKinds.test(bare) || anyPeople.test(bare)
      : !isMember(bare) && !isUnit(bare)
  )
    return undefined;
  const isSpeaker = isSpeaking.test(text) ? { isSpeaker: true as const } : {};
  if (!isMember(bare)) return { title: bare, piece, with: [], isUnit: true };
  return isSomebody(bare) && !counted.test(whole) && !withArticle.test(text)
    ? { person: bare, piece, with: [], ...isSpeaker }
    : { title: bare, piece, with: [], ...isSpeaker };
};
