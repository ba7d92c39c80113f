import { passiveAuxiliaries } from '../../lexicon/en/small-chat-words.ts';
import { asideBehind, pointsAtWhole, severalMeant, thoseAlong, thoseOnWay } from '../../lexicon/en/standing-words.ts';
import { capitalised } from '../../text/words.ts';
import { isQuoted, showQuotes } from '../hide-quotes.ts';
import { type Refusal, refuse } from '../instruction.ts';
import type { Setting } from '../setting.ts';
import { anyShape, pronouns } from '../words/positions.ts';
import { amountIn } from './amount-in.ts';
import { findByKind } from './find-by-kind.ts';
import { findByLabel } from './find-by-label.ts';
import { findByStanding } from './find-by-standing.ts';
import { findEdges } from './find-edges.ts';
import { findKind } from './find-kind.ts';
import { findOwned } from './find-owned.ts';
import { hangingOn } from './hanging-on.ts';
import { listNames, nameOf, type Part, partsOf, type Sort, toCandidate } from './part.ts';
import { wordsOf } from './stem.ts';

/**
 * Finds what a phrase points at. In: a phrase of a command ("the second decision", "shipping", "it", "A, B and C") and
 * what it may be. Out: the parts, or a refusal that names what it could mean. Ways are tried from the exact to the
 * vague, and one that finds several where one is wanted ends the search: nothing is guessed.
 */
export type Found = { readonly ok: true; readonly parts: readonly Part[] } | Refusal;

export const findParts = (phrase: string, setting: Setting, sorts: readonly Sort[] = ['node']): Found => {
  const whole = findPhrase(phrase, setting, sorts, 'many');
  const amount = amountIn(phrase);
  if (whole.ok && amount !== undefined && whole.parts.length < amount) return fewer(phrase, whole.parts, setting);
  if (whole.ok) return whole;
  const pieces = withKindWord(
    phrase.split(/\s*,\s*(?:and\s+)?|\s+(?:and|&|or)\s+/).filter((piece) => piece.trim() !== ''),
  );
  if (pieces.length < 2) return whole;
  const parts: Part[] = [];
  for (const piece of pieces) {
    const found = findPhrase(piece, besides(piece, parts, setting), sorts, 'many');
    if (!found.ok) return found;
    parts.push(...found.parts.filter(({ id }) => !parts.some((part) => part.id === id)));
  }
  return { ok: true, parts };
};

/** "Both gates" where there is one. */
const fewer = (phrase: string, parts: readonly Part[], setting: Setting): Refusal =>
  refuse(
    `There’s only ${listNames(parts.map((part) => nameOf(part, setting)))} for "${showQuotes(phrase, setting.quotes)}".`,
    parts.map((part) => toCandidate(part, setting)),
  );

/** In "the order service and its database" the second is one of those that the first is connected with. */
const besides = (piece: string, parts: readonly Part[], setting: Setting): Setting => {
  if (!/^\s*(?:its|their|his|her)\s/i.test(piece)) return setting;
  const ids = new Set(parts.map(({ id }) => id));
  const near = new Set(
    setting.spec.edges.flatMap(({ from, to }) => (ids.has(from) ? [to] : ids.has(to) ? [from] : [])),
  );
  return { ...setting, spec: { ...setting.spec, nodes: setting.spec.nodes.filter(({ id }) => near.has(id)) } };
};

/** "steps 2 and 3" are step 2 and step 3. */
const withKindWord = (pieces: readonly string[]): readonly string[] => {
  const [, word] = /^(?:the\s+)?(\S+)\s+#?\d+$/i.exec(pieces[0] ?? '') ?? [];
  return word === undefined
    ? pieces
    : pieces.map((piece) => (/^#?\d+$/.test(piece.trim()) ? `${word} ${piece}` : piece));
};

export type FoundOne = { readonly ok: true; readonly part: Part } | Refusal;

export const findPart = (phrase: string, setting: Setting, sorts: readonly Sort[] = ['node']): FoundOne => {
  const found = findPhrase(phrase, setting, sorts, 'one');
  if (!found.ok) return found;
  const [part] = found.parts;
  if (part === undefined || found.parts.length > 1) return ambiguous(phrase, found.parts, setting);
  return { ok: true, part };
};

const findPhrase = (phrase: string, setting: Setting, sorts: readonly Sort[], count: 'one' | 'many'): Found => {
  const bare = withoutArticle(phrase);
  const text = showQuotes(bare, setting.quotes);
  if (text === '') return refuse('Name the shape you mean.', []);
  const parts = partsOf(setting).filter(({ sort }) => sorts.includes(sort));
  // "IT" is called so where there is one, and is no "it".
  const isName = /\p{Lu}/u.test(bare.slice(1)) && parts.some(({ label }) => label === bare);
  if (!isQuoted(bare) && !isName) {
    const pointed = findPointed(bare, parts, setting);
    if (pointed !== undefined) return pointed;
    const edges = sorts.includes('edge') ? findEdges(bare, setting) : undefined;
    if (edges !== undefined) return edges;
  }
  const exact = findByLabel(text, parts, 'exact');
  if (exact.length > 0) return settle(exact, phrase, setting, count, 'label');
  const standing = isQuoted(bare) ? undefined : findByStanding(bare, parts, setting);
  if (standing !== undefined) return settle(standing, phrase, setting, count, 'class');
  if (setting.type.family === 'process' && !isQuoted(bare) && (thoseAlong.test(bare) || thoseOnWay.test(bare)))
    return unknown(text, setting, sorts);
  // "The stock check" is "Check stock" before it is a check about stock.
  const reworded = wordsOf(text).length > 1 ? findByLabel(text, parts, 'stems') : [];
  if (reworded.length > 0) return settle(reworded, phrase, setting, count, 'label');
  if (!isQuoted(bare)) {
    const ofKind = findByKind(bare, parts, setting);
    if (ofKind !== undefined && !('parts' in ofKind)) {
      // There is no shape of that kind, but perhaps one that is called so.
      const called = findByLabel(text, parts, 'some');
      return called.length > 0 && ofKind.candidates.length === 0
        ? settle(called, phrase, setting, count, 'label')
        : ofKind;
    }
    if (ofKind !== undefined) return settle(ofKind.parts, phrase, setting, count, ofKind.by);
    const owned = findOwned(bare, parts, setting);
    if (owned !== undefined) return settle(owned.parts, phrase, setting, count, owned.by);
  }
  const [, thing] = isQuoted(bare) ? [] : (possessed.exec(text) ?? []);
  const own = thing === undefined ? [] : findByLabel(thing, parts, 'exact');
  if (own.length > 0) return settle(own, phrase, setting, count, 'label');
  for (const way of ['stems', 'some', 'initials', 'slips'] as const) {
    const found = findByLabel(text, parts, way);
    if (found.length > 0) return settle(found, phrase, setting, count, 'label');
  }
  // "The Email field" may be no field, and "the pak step" has a slip beside the word for its kind.
  const named = isQuoted(bare) ? undefined : withoutKindWord(text, setting);
  for (const way of ['exact', 'stems', 'slips'] as const) {
    const found = named === undefined ? [] : findByLabel(named, parts, way);
    if (found.length > 0) return settle(found, phrase, setting, count, 'label');
  }
  // "The delivery is checked" is "Check delivery".
  const told = isQuoted(bare) ? text : text.replace(passiveAuxiliaries, ' ').trim();
  const done = told === text || told === '' ? [] : findByLabel(told, parts, 'stems');
  if (done.length > 0) return settle(done, phrase, setting, count, 'label');
  const plain = isQuoted(bare) ? bare : bare.replace(asideBehind, '').trim();
  if (plain !== bare && plain !== '') return findPhrase(plain, setting, sorts, count);
  return unknown(text, setting, sorts);
};

/** "The user's browser" is the browser. */
const possessed = /^\S+(?:\s\S+)?(?:['’]s|(?<=s)['’])\s+(.+)$/;

/** "Email field" is "Email"; undefined where no word for a kind ends the phrase. */
const withoutKindWord = (text: string, { type }: Setting): string | undefined => {
  const [, name, last = ''] = /^(.+)\s+(\S+)$/.exec(text) ?? [];
  const { nodes, groups } = type.vocabulary;
  return findKind(last, [...nodes, ...groups]) === undefined && !anyShape.has(last.toLowerCase()) ? undefined : name;
};

/** Several that share a label are meant together only where the phrase says so. */
const settle = (
  parts: readonly Part[],
  phrase: string,
  setting: Setting,
  count: 'one' | 'many',
  by: 'label' | 'class',
): Found => {
  if (parts.length === 1 || (count === 'many' && by === 'class')) return { ok: true, parts };
  return ambiguous(phrase, parts, setting);
};

const withoutArticle = (phrase: string): string =>
  phrase
    .trim()
    .replace(/[.,!?]+$/, '')
    .replace(/^(?:(?:the|a|an|my|our|its|their|his|her)\s+)+/i, '')
    .replace(pointsAtWhole, '')
    .trim();

const selectionWords =
  /^(?:(?:both|all)\s+(?:of\s+)?)?(?:this|these|selected|selection|current)(?:\s+\S+){0,2}$|^both(?:\s+of\s+them)?$/i;

/** Shapes that a phrase points at without a name, in the order in which they were selected: "these two", "them", "both". */
export const pointedShapes = (phrase: string, setting: Setting): readonly Part[] => {
  const nodes = partsOf(setting).filter(({ sort }) => sort === 'node');
  const found = findPointed(withoutArticle(phrase), nodes, setting);
  return found?.ok ? found.parts : [];
};

/**
 * "this" is the selection, or what was touched last where nothing is selected; so is "it", unless the same instruction spoke of
 * something before.
 */
const findPointed = (phrase: string, parts: readonly Part[], setting: Setting): Found | undefined => {
  const isSelection = selectionWords.test(phrase);
  if (!isSelection && !pronouns.has(phrase.toLowerCase())) return undefined;
  const isSelected = setting.selection.length > 0 && (isSelection || setting.isFollowUp !== true);
  const ids = isSelected ? setting.selection : setting.lastTouched;
  const pointed = ids.flatMap((id) => parts.filter((part) => part.id === id));
  const inside = severalMeant.test(phrase) ? insideOf(ids, parts, setting) : [];
  if (inside.length > 0) return { ok: true, parts: inside };
  if (pointed.length > 0) return { ok: true, parts: pointed };
  return refuse(
    isSelection
      ? 'Nothing is selected. Select a shape, or name it.'
      : `"${phrase}" could be anything here. Name the shape you mean.`,
    parts.slice(0, mostCandidates).map((part) => toCandidate(part, setting)),
  );
};

/** "Put a frame around both and paint them": those in the one group that is meant. */
const insideOf = (ids: readonly string[], parts: readonly Part[], { spec }: Setting): readonly Part[] => {
  const [group] = ids;
  const isGroup = ids.length === 1 && spec.groups.some(({ id }) => id === group);
  const inside = isGroup && group !== undefined ? hangingOn(group, spec) : new Set<string>();
  return parts.filter(({ id, sort }) => sort === 'node' && inside.has(id));
};

const mostCandidates = 12;

const ambiguous = (phrase: string, parts: readonly Part[], setting: Setting): Refusal => {
  const words = showQuotes(withoutArticle(phrase), setting.quotes);
  const names = listNames(
    parts.map((part) => nameOf(part, setting)),
    6,
    'or',
  );
  const refusal = refuse(
    `"${words}" could be ${names}. Say which one you mean.`,
    parts.slice(0, mostCandidates).map((part) => toCandidate(part, setting)),
  );
  return { ...refusal, asks: 'which' };
};

const unknown = (words: string, setting: Setting, sorts: readonly Sort[]): Refusal => {
  const parts = partsOf(setting).filter(({ sort, label }) => sorts.includes(sort) && label !== '' && sort !== 'edge');
  const there =
    parts.length === 0 ? 'It’s still empty.' : `It has ${listNames(parts.map((part) => nameOf(part, setting)))}.`;
  const what = sorts.length === 1 && sorts[0] === 'group' ? `group "${words}"` : `"${words}"`;
  const refusal = refuse(
    `There’s no ${what} in this diagram. ${capitalised(there)}`,
    parts.slice(0, mostCandidates).map((part) => toCandidate(part, setting)),
  );
  return { ...refusal, unknownPart: words };
};
