import { numberWords } from '../../lexicon/en/numbers.ts';
import { besidesOthers, severalOf } from '../../lexicon/en/standing-words.ts';
import { type Refusal, refuse } from '../instruction.ts';
import type { Setting } from '../setting.ts';
import { anyEdge, anyGroup, anyShape, ordinals } from '../words/positions.ts';
import { findByLabel } from './find-by-label.ts';
import { findKind, isPlural, singularPhrase } from './find-kind.ts';
import { inFlowOrder, leadsTo } from './flow-order.ts';
import { hangingOn } from './hanging-on.ts';
import { nameOf, type Part, partsOf, toCandidate } from './part.ts';
import { flat, stem, wordsOf } from './stem.ts';

/** Parts found by what they are; `class` where the phrase asks for all of them. */
interface OfKind {
  readonly parts: readonly Part[];
  readonly by: 'label' | 'class';
}

/** "all decisions", "the second step", "the last node", "the approval step", "the Finance lane", "every database". */
export const findByKind = (phrase: string, parts: readonly Part[], setting: Setting): OfKind | Refusal | undefined => {
  const [, amount, several = ''] = severalOf.exec(phrase) ?? [];
  if (amount !== undefined) return findSeveral(several, amount, parts, setting);
  const [, every, rest = phrase] = /^(all(?: of)?(?: the)?|every|each|both|any)\s+(.+)$/i.exec(phrase) ?? [];
  const named = rest.replace(besidesOthers, '');
  const positioned = findPositioned(named, parts, setting);
  if (positioned !== undefined) return positioned;
  const known = classOf(named, parts, setting);
  if (known !== undefined) {
    const isMany = every !== undefined || isPlural(named);
    if (known.length === 0) return refuse(`There’s no ${singularPhrase(flat(named))} in this diagram.`);
    return { parts: known, by: isMany ? 'class' : 'label' };
  }
  return findQualified(named, parts, setting, every === undefined && !isPlural(named) ? 'label' : 'class');
};

/** "The two finance boxes": as many as are said, or it is no such phrase. */
const findSeveral = (
  phrase: string,
  amount: string,
  parts: readonly Part[],
  setting: Setting,
): OfKind | Refusal | undefined => {
  if (!isPlural(phrase)) return undefined;
  const found = findByKind(phrase, parts, setting);
  return found !== undefined && 'parts' in found && found.parts.length === countOf(amount) ? found : undefined;
};

const countOf = (amount: string): number =>
  /^\d+$/.test(amount) ? Number(amount) : numberWords.indexOf(amount.toLowerCase());

const ordinalPattern = new RegExp(
  `^(${Object.keys(ordinals)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})\\s+(.+)$`,
  'i',
);

const findPositioned = (phrase: string, parts: readonly Part[], setting: Setting): OfKind | Refusal | undefined => {
  const [, word = '', after = ''] = ordinalPattern.exec(phrase) ?? [];
  const [, before = '', digits = ''] = /^(.+?)\s+(?:#|number\s+|no\.?\s*)?(\d{1,3})$/.exec(phrase) ?? [];
  const index = word !== '' ? ordinals[word.toLowerCase()] : digits === '' ? undefined : Number(digits) - 1;
  const name = word === '' ? before : after;
  if (index === undefined) return undefined;
  // Of a sequence, "the first one" may be a message.
  const isAny = name === 'one' && setting.type.family !== 'messages';
  const members = isAny
    ? parts.filter(({ sort }) => sort === 'node')
    : (numbered(name, parts) ?? classOf(name, parts, setting));
  if (members === undefined) return undefined;
  const ordered = inOrder(members, setting);
  if (index === -1) return lastOf(ordered, setting);
  const part = ordered.at(index);
  if (part !== undefined) return { parts: [part], by: 'label' };
  const how = ordered.length === 1 ? 'only one' : ordered.length === 0 ? 'none' : `only ${ordered.length}`;
  return refuse(
    `There’s no ${phrase}: this diagram has ${how}.`,
    ordered.map((candidate) => toCandidate(candidate, setting)),
  );
};

/** "App server 1" and "App server 2", of which one is the second app server. */
const numbered = (name: string, parts: readonly Part[]): readonly Part[] | undefined => {
  const wanted = flat(name);
  const found = parts.filter(
    ({ label }) => wanted !== '' && flat(label.replace(/[\s#-]*\d+$/, '')) === wanted && /\d$/.test(label),
  );
  return found.length < 2
    ? undefined
    : found.toSorted((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }));
};

/** The one after which no other comes; where the flow has several ends, all of them. */
const lastOf = (ordered: readonly Part[], setting: Setting): OfKind | Refusal => {
  const nodes = ordered.filter(({ sort }) => sort === 'node');
  const last = ordered.at(-1);
  if (last === undefined) return refuse('There’s nothing like that in this diagram.');
  if (setting.type.family !== 'process' || nodes.length === 0) return { parts: [last], by: 'label' };
  const ends = nodes.filter(({ id }) =>
    nodes.every((other) => other.id === id || !leadsTo(setting.spec, id, other.id)),
  );
  if (ends.length < 2) return { parts: [last], by: 'label' };
  return refuse(
    `The flow ends in several places: ${ends.map((part) => nameOf(part, setting)).join(' and ')}. Say which one you mean.`,
    ends.map((part) => toCandidate(part, setting)),
  );
};

const inOrder = (members: readonly Part[], { spec, type }: Setting): readonly Part[] => {
  if (type.family !== 'process') return members;
  const order = new Map(inFlowOrder(spec).map(({ id }, index) => [id, index]));
  return members.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
};

/** All parts that a word names; undefined for a word that names no kind. */
const classOf = (phrase: string, parts: readonly Part[], { type }: Setting): readonly Part[] | undefined => {
  const single = singularPhrase(flat(phrase));
  const { nodes, edges, groups } = type.vocabulary;
  const nodeKind = findKind(phrase, nodes);
  const headed = isPlural(phrase) ? parts.filter(({ sort, label }) => sort === 'node' && isHeaded(label, single)) : [];
  const isPlain = nodeKind !== undefined && nodeKind.id === nodes[0]?.id;
  if (headed.length > 0 && (nodeKind === undefined || isPlain)) return headed;
  const ofSort = (sort: Part['sort'], kind?: string): readonly Part[] =>
    parts.filter((part) => part.sort === sort && (kind === undefined || part.kind === kind));
  if (nodeKind !== undefined && parts.some(({ sort }) => sort === 'node')) {
    return [...new Set([...ofSort('node', nodeKind.id), ...headed])];
  }
  const hasGroups = parts.some(({ sort }) => sort === 'group');
  const groupKind = findKind(phrase, groups);
  const isAnyGroup = anyGroup.has(single) && groupKind?.id === groups[0]?.id;
  if (hasGroups && groupKind !== undefined && !isAnyGroup) return ofSort('group', groupKind.id);
  if (anyShape.has(single) && !(hasGroups && anyGroup.has(single) && ofSort('node').length === 0))
    return ofSort('node');
  if (hasGroups && anyGroup.has(single)) return ofSort('group');
  const edgeKind = findKind(phrase, edges);
  if (edgeKind !== undefined && parts.some(({ sort }) => sort === 'edge')) return ofSort('edge', edgeKind.id);
  if (anyEdge.has(single) && parts.some(({ sort }) => sort === 'edge')) return ofSort('edge');
  return undefined;
};

/** True for a label whose main word it is: an "Order service" is one of the services, and a "Head of Sales" one of the heads. */
const isHeaded = (label: string, single: string): boolean => {
  const [main = ''] = label.split(/\s+of\s+/);
  const words = wordsOf(main);
  return words.length > 0 && stem(words.at(-1) ?? '') === stem(single);
};

/** A label beside a word for its kind: "the approval step", "lane Finance", "stock decisions". */
const findQualified = (
  phrase: string,
  parts: readonly Part[],
  setting: Setting,
  by: OfKind['by'],
): OfKind | undefined => {
  const words = phrase.split(/\s+/);
  for (const [kindWords, label] of splits(words)) {
    const members = classOf(kindWords, parts, setting) ?? (anyWord(kindWords) ? parts : undefined);
    if (members === undefined) continue;
    const called = findByLabel(label, members, 'exact');
    if (called.length > 0) return { parts: called, by };
    // "The buyer steps" are those of the buyer before they are those that name him.
    const own = by === 'class' ? membersOf(label, anyWord(kindWords) ? parts : members, setting, ['exact']) : [];
    if (own.length > 0) return { parts: own, by };
    for (const way of ['stems', 'some'] as const) {
      const found = findByLabel(label, members, way);
      if (found.length > 0) return { parts: found, by };
    }
    const ofKind = anyWord(kindWords) ? kindNamed(label, parts, setting) : undefined;
    if (ofKind !== undefined) return { parts: ofKind, by };
    const inside = by === 'class' ? membersOf(label, anyWord(kindWords) ? parts : members, setting) : [];
    if (inside.length > 0) return { parts: inside, by };
  }
  return undefined;
};

/** "The question boxes": the word in front names the kind. */
const kindNamed = (word: string, parts: readonly Part[], { type }: Setting): readonly Part[] | undefined => {
  const kind = findKind(word, type.vocabulary.nodes);
  const found = parts.filter((part) => part.sort === 'node' && kind !== undefined && part.kind === kind.id);
  return found.length > 0 ? found : undefined;
};

/** "The finance boxes": those in the group that is called so. */
const membersOf = (
  name: string,
  members: readonly Part[],
  setting: Setting,
  ways: readonly ('exact' | 'stems')[] = ['exact', 'stems'],
): readonly Part[] => {
  const groups = partsOf(setting).filter(({ sort }) => sort === 'group');
  for (const way of ways) {
    const [group, other] = findByLabel(name, groups, way);
    if (group === undefined) continue;
    const inside = hangingOn(group.id, setting.spec);
    return other === undefined ? members.filter(({ id, sort }) => sort === 'node' && inside.has(id)) : [];
  }
  return [];
};

const anyWord = (word: string): boolean => [anyShape, anyGroup].some((words) => words.has(singularPhrase(flat(word))));

/** The kind's words behind the label or before it, longest first. */
const splits = (words: readonly string[]): readonly (readonly [kind: string, label: string])[] => {
  const found: (readonly [string, string])[] = [];
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    found.push([words.slice(-length).join(' '), words.slice(0, -length).join(' ')]);
    const label = words
      .slice(length)
      .join(' ')
      .replace(/^(?:called|named|labelled|labeled)\s+/i, '');
    found.push([words.slice(0, length).join(' '), label]);
  }
  return found;
};
