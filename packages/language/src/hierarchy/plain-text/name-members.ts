import { namedUnits, ofPost, whoForWhat } from '../../lexicon/en/plain-chart-words.ts';
import { memberNouns, slashedPosts, titleNouns } from '../../lexicon/en/position-words.ts';
import { singular } from '../../lexicon/morphology.ts';
import { capitalised } from '../../text/words.ts';
import { namedAs } from '../add-items.ts';
import { countOf, singularName } from '../counted-positions.ts';
import { article, isPerson, isTitle } from '../read-name.ts';
import { isPost } from '../running-text/posts.ts';
import type { PlainMember } from './read-members.ts';

/** `two deputies (Ann for sport, Bo for music)`, `two team leads, Olga and Petr`: those who were counted are the ones that are named. */
export const nameCounted = (members: readonly PlainMember[]): readonly PlainMember[] => {
  const [first, ...others] = members;
  if (others.length > 0 && countOf(first?.name.text ?? '') > 0) return others;
  const { count = '', kind = '' } = /^(?<count>\S+)\s+(?<kind>.+)$/.exec(first?.name.text ?? '')?.groups ?? {};
  if (first !== undefined && countOf(count) > 1 && countOf(count) === others.length && first.below.length === 0)
    if (others.every(({ name }) => (/^\p{Lu}/u.test(name.text) || !isPost(oneOf(kind))) && isBareName(name.text)))
      return others.map((member) => ofKind(member, kind));
  return members.flatMap((member) => {
    const { number = '', what = '' } = /^(?<number>\S+)\s+(?<what>.+)$/.exec(member.name.text)?.groups ?? {};
    const isNamed = member.isOneOfSeveral !== true && countOf(number) > 1 && countOf(number) === member.below.length;
    return isNamed && member.below.every(({ name }) => countOf(name.text.split(' ')[0] ?? '') < 0)
      ? member.below.map((each) => ofKind(each, what))
      : [member];
  });
};

/** Neither a post nor some of a kind. */
const isBareName = (text: string): boolean =>
  (!isTitle(text) || isField(text)) && !article.test(text) && countOf(text.split(' ')[0] ?? '') < 0;

/** `HR`, `IT`: capitals that are no post. */
const isField = (text: string): boolean => /^\p{Lu}{2,4}$/u.test(text) && !titleNouns.has(text.toLowerCase());

/** The one of a kind that its name tells apart. */
export const ofKind = (member: PlainMember, kind: string): PlainMember => {
  const text = member.name.text;
  const { who = '', what = '' } = whoForWhat.exec(text)?.groups ?? {};
  const one = oneOf(kind);
  const noun = kind.split(' ').at(-1)?.toLowerCase() ?? '';
  const isVague = memberNouns.has(noun);
  if (namedUnits.test(noun) && isPerson(text)) return member;
  const named = isVague
    ? isPerson(who)
      ? `${what} (${who})`
      : text
    : (personOfKind(text, one) ?? namedAs(text, kind));
  return { ...member, name: { ...member.name, text: capitalised(named) } };
};

/** `Ann for sport`, `Tom (design)`, `Olga`: one of several deputies. */
const personOfKind = (text: string, one: string): string | undefined => {
  const { who = '', joint = '', what = '' } = whoForWhat.exec(text)?.groups ?? {};
  if (isPerson(who)) return isPost(one) ? `${one} ${joint} ${what} (${who})` : `${what} (${who})`;
  const { name = '', field = '' } = /^(?<name>[^()]+?)\s*\((?<field>\p{L}[^()]*)\)$/u.exec(text)?.groups ?? {};
  if (isPerson(name) && isPost(one) && !isTitle(field))
    return /^\p{Ll}/u.test(field) ? `${field} ${one} (${name})` : `${one} ${field} (${name})`;
  return isPerson(text) && isPost(one) ? `${text} (${one})` : undefined;
};

const oneOf = (kind: string): string => {
  const words = kind.split(' ');
  return [...words.slice(0, -1), singularName(words.at(-1) ?? '')].join(' ');
};

/** `the director, Yusuf`: one post and who holds it. */
export const joinHolder = (members: readonly PlainMember[]): readonly PlainMember[] => {
  const [post, holder, ...others] = members;
  const isOne =
    post !== undefined &&
    holder !== undefined &&
    others.length === 0 &&
    post.below.length === 0 &&
    ofPost.test(post.name.text) &&
    isTitle(post.name.text.replace(article, '')) &&
    isPerson(holder.name.text);
  return isOne ? [{ ...holder, name: { ...post.name, text: `${post.name.text} (${holder.name.text})` } }] : members;
};

/** `heads of maths, science and languages`, `teams Web and Mobile`, `bakers Ali and Bea`: the first says what all of them are. */
export const nameShared = (told: readonly PlainMember[]): readonly PlainMember[] => {
  const members = told.flatMap(atSlashes);
  const [first] = members;
  if (first === undefined) return members;
  const {
    kind = '',
    joint = '',
    what = '',
  } = /^(?:the\s+)?(?<kind>[\p{L} -]*?\p{L}+s)\s+(?<joint>of|for|in)\s+(?<what>.+)$/u.exec(first.name.text)?.groups ??
  {};
  const [one, isPosts] = [oneOf(kind), isTitle(oneOf(kind)) && singular(kind) !== kind];
  const end = members.findIndex(
    ({ name }, place) =>
      place > 0 && ((isTitle(name.text) && !isField(name.text)) || countOf(name.text.split(' ')[0] ?? '') > 0),
  );
  if (isPosts && members.length > 1) {
    const alike = end < 0 ? members : members.slice(0, end);
    return [
      ...alike.map((each, place) => renamed(each, `${one} ${joint} ${place === 0 ? what : each.name.text}`)),
      ...members.slice(alike.length),
    ];
  }
  const placed = namePlaced(members, kind, joint, what);
  if (placed !== undefined) return placed;
  const { unit = '', name = '' } =
    /^(?<unit>\p{L}+(?: \p{L}+)?)\s+(?<name>\p{Lu}\S*)$/u.exec(first.name.text)?.groups ?? {};
  const isShared = members.every((each, place) => place === 0 || /^\p{Lu}\S*$/u.test(each.name.text));
  if (unit === '' || !isShared) return members;
  if (namedUnits.test(unit)) return [renamed(first, name), ...members.slice(1)];
  const post = oneOf(unit);
  return post !== unit && titleNouns.has(post.toLowerCase().split(' ').at(-1) ?? '')
    ? members.map((each, place) => renamed(each, `${post} ${place === 0 ? name : each.name.text}`))
    : members;
};

/** `shift leads early/late`: a shift lead for each. */
const atSlashes = (member: PlainMember): readonly PlainMember[] => {
  const { kind = '', list = '' } = slashedPosts.exec(member.name.text)?.groups ?? {};
  const one = oneOf(kind);
  const isPosts = one !== kind && titleNouns.has(one.split(' ').at(-1)?.toLowerCase() ?? '');
  return isPosts ? list.split('/').map((name) => renamed({ ...member, below: [] }, `${one} ${name}`)) : [member];
};

/** `departments of law and art`, `plants in Leeds and Turin`: one box for each. */
const namePlaced = (
  members: readonly PlainMember[],
  kind: string,
  joint: string,
  what: string,
): readonly PlainMember[] | undefined => {
  const one = oneOf(kind);
  const isUnits = namedUnits.test(kind) || joint === 'in';
  const isAlike = members.every(
    ({ name }, place) => place === 0 || (isBareName(name.text) && (joint !== 'in' || /^\p{Lu}/u.test(name.text))),
  );
  if (one === kind || members.length < 2 || !isUnits || !isAlike || (joint === 'in' && !/^\p{Lu}/u.test(what)))
    return undefined;
  return members.map((each, place) => renamed(each, `${one} ${joint} ${place === 0 ? what : each.name.text}`));
};

const renamed = (member: PlainMember, text: string): PlainMember => ({
  ...member,
  name: { ...member.name, text: capitalised(text) },
});
