import {
  adverbEnd,
  ledUnit,
  memberEnd,
  placeEnd,
  remark,
  saysWhat,
  whoIsWhat,
  whoWithWhat,
} from '../../lexicon/en/chart-remarks.ts';
import { fieldEnding, vagueKinds } from '../../lexicon/en/chart-units.ts';
import { counted, counts } from '../../lexicon/en/organisation-words.ts';
import { fieldNouns, memberNouns } from '../../lexicon/en/position-words.ts';
import { readVerb, singular } from '../../lexicon/morphology.ts';
import type { Piece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import { isMember, isPost, isSomebody, withoutDeterminer } from './posts.ts';

/** Somebody, a position or a crew that a sentence names. */
export interface Member {
  readonly title?: string;
  readonly person?: string;
  /** What stands in the sentence for it. */
  readonly piece: Piece;
  /** Those it is named with: "a shift lead with the inbound crew". */
  readonly with: readonly Member[];
  readonly isSpeaker?: true;
}

/**
 * The members that a list of running text names, in order: "Tom Ashby, who is Head of Claims; and Jo Lim, our assistant" are two. Titles keep their
 * "and" ("Health and Safety Officer"); what is only told of somebody is passed over.
 */
export const readMembers = (list: Piece): readonly Member[] => {
  const groups = splitOutside(list, /;\s*/g).map(withoutRemarks);
  const items = groups.map((group) =>
    aHolder.test(group.text) ? [{ ...group, isAfterComma: false }] : itemsOf(group),
  );
  const kind = kindCounted(items[0]?.[0]?.text ?? '');
  return items.flatMap(joinNames).map((member) => ofKind(member, kind));
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

/** Blank, so that places stay: remarks in brackets, and what relative clauses tell of somebody without saying what he is. */
const withoutRemarks = (piece: Piece): Piece => ({
  ...piece,
  text: piece.text
    .replace(/\bone and only /gi, blank)
    .replace(/, (?:which|who|that) is me\b/gi, (said) => "(that's me)".padEnd(said.length))
    .replace(/\(([^()]*)\)/g, (whole: string, inside: string) =>
      isSpeaking.test(inside) ? whole : inside.split(' ').length > 5 || /^\d|[!?]/.test(inside) ? blank(whole) : whole,
    )
    .replace(remark, (clause: string) =>
      saysWhat.test(clause)
        ? clause.replace(/^,/, ' ').replace(/ and (?:the only|therefore|also)\b.*$/i, blank)
        : blank(clause),
    ),
});

const isSpeaking = /\b(?:that[’']?s|it[’']?s) (?:me|us)\b/i;

const blank = (text: string): string => ' '.repeat(text.length);

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

const isPersonName = (text: string): boolean => isSomebody(text) && text.includes(' ');

/** Names beside titles become one member each. */
const joinNames = (items: readonly Item[]): readonly Member[] => {
  const members: Member[] = [];
  let isMe = false;
  for (const item of items) {
    const bare = readMember(item);
    const read = isMe && bare !== undefined ? { ...bare, isSpeaker: true as const } : bare;
    isMe = false;
    if (read === undefined) {
      isMe = /^(?:and )?me$/i.test(item.text.trim());
      continue;
    }
    const before = members.at(-1);
    const isOther =
      item.isAfterComma &&
      before !== undefined &&
      ((before.person === undefined && read.title === undefined && /^(?!.*s$)/.test(before.title ?? '')) ||
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
  if (counted.test(text)) return undefined;
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
  if (unit?.who !== undefined && unit.what !== undefined && isSomebody(unit.who))
    return named(unit.who, `${withoutDeterminer(unit.what)} lead`, piece);
  const team =
    /^(?<what>[^()]+?)\s*\((?:team )?(?:lead|leader|led by|head|headed by|run by|manager|boss)[:\s]+(?<who>\p{Lu}[^()]*)\)/u.exec(
      text,
    )?.groups;
  if (team?.who !== undefined && team.what !== undefined && isSomebody(team.who))
    return named(team.who, team.what, piece);
  const bracket = /^(?<who>[^()]+?)\s*\((?<what>[^()]*)\)/.exec(text)?.groups;
  if (
    bracket?.who !== undefined &&
    bracket.what !== undefined &&
    !isSpeaking.test(bracket.what) &&
    (isMember(bracket.who) || isPersonName(bracket.what))
  )
    return named(bracket.who, holderIn(bracket.what), piece);
  const bare = withoutDeterminer(text.replace(/\s*\([^()]*\)/g, ''))
    .replace(adverbEnd, '')
    .replace(placeEnd, '');
  if (!isMember(bare)) return undefined;
  const isSpeaker = isSpeaking.test(text) ? { isSpeaker: true as const } : {};
  return isSomebody(bare) && !/^(?:and )?(?:the|an?) /i.test(text)
    ? { person: bare, piece, with: [], ...isSpeaker }
    : { title: bare, piece, with: [], ...isSpeaker };
};

/** "Rashid, applause": what follows a name in brackets is a remark. */
const holderIn = (inside: string): string => {
  const [first = ''] = inside.split(/,\s/, 1);
  return isSomebody(first) ? first : inside;
};

/** Who and what, in either order: "Ingrid" and "CTO", "Deputy Registrar" and "Records". */
const named = (who: string, what: string, piece: Piece): Member | undefined => {
  const [one, other] = [
    withoutDeterminer(who),
    withoutDeterminer(what).replace(/(?<=\p{L}{3}) (?:who|which|that)\b.*$/u, ''),
  ];
  if (one === '') return undefined;
  if (isSomebody(one) && other.split(' ').length <= longestTitle)
    return { person: one, ...(other === '' || isNumber.test(other) ? {} : { title: other }), piece, with: [] };
  if (isSomebody(other) && (isPost(one) || isPersonName(other)) && !isField(other))
    return { person: other, title: one, piece, with: [] };
  if (!isPost(one)) return undefined;
  return {
    title: other === '' || isNumber.test(other) || other.split(' ').length > longestField ? one : `${one} (${other})`,
    piece,
    with: [],
  };
};

/** "Five, when nobody is ill": how many hold a post. */
const isNumber = new RegExp(`^(?:\\d|${counts}\\b)`, 'i');

/** Words of what a post is for. */
const longestField = 3;

/** Words. */
const longestTitle = 7;

/** "Assessment", "Records": what a post is for rather than who holds it. */
const isField = (word: string): boolean => fieldEnding.test(word) || readVerb(word.toLowerCase()) !== undefined;
