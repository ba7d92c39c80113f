import { stateAdjectives } from '../lexicon/en/closed-words.ts';
import { eachOfThem } from '../lexicon/en/data-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { spanOf, type Token } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { readNouns } from './chunks.ts';
import { mentionNoun, type ReadingContext } from './context.ts';
import { isAttributeName } from './items.ts';
import { findLink } from './link.ts';
import { keyOfName, toSingular } from './name.ts';
import { type Noun, readNoun } from './noun.ts';

/** Where the words of a kind stand: `are` and what ends them. */
interface Kinship {
  readonly subjects: readonly Noun[];
  readonly kind: Noun;
  /** `who can download songs`: what else is said of the subjects. */
  readonly rest: readonly Token[];
  readonly opening: readonly Token[];
}

/**
 * Reads `Lions and penguins are animals`, `Premium users are users who may download songs`: the first are kinds of the last. Out: what
 * the sentence goes on to say of them, as a sentence of its own (empty for nothing), or undefined where it says no such thing.
 */
export const readSameKind = (tokens: readonly Token[], context: ReadingContext): readonly Token[] | undefined => {
  const found = findKinship(tokens);
  if (found === undefined) return undefined;
  const { subjects, kind, rest, opening } = found;
  const areKnown =
    context.known.has(kind.key) ||
    kind.isName ||
    subjects.every(({ head, label }) => head === kind.head && label.includes(' ')) ||
    subjects.length > 1;
  if (!areKnown) return undefined;
  const span = spanOf(tokens) ?? kind.span;
  const to = mentionNoun(kind, context);
  for (const subject of subjects)
    context.structure.relate({ from: mentionNoun(subject, context), to, kind: 'inherits', label: '', span });
  context.recent.subjects = subjects;
  return rest.length === 0 ? [] : [...opening, ...rest];
};

/** True for a clause of that form, whatever it is about. */
export const saysSameKind = (tokens: readonly Token[]): boolean => findKinship(tokens) !== undefined;

/** The most tokens before `are`. */
const longestOpening = 16;

const findKinship = (tokens: readonly Token[]): Kinship | undefined => {
  const are = tokens.findIndex(({ lower }) => lower === 'are');
  if (are < 1 || are > longestOpening) return undefined;
  const opening = tokens.slice(0, are);
  const after = tokens
    .slice(are + 1)
    .filter(({ lower }, index) => index > 1 || !(eachOfThem.test(lower) || lower === 'also'));
  const end = after.findIndex(({ lower, text }) => /^(?:who|that|which|with|and|having)$/.test(lower) || text === ',');
  const phrase = end < 0 ? after : after.slice(0, end);
  const kind = readNoun(phrase);
  const last = phrase.at(-1)?.lower ?? '';
  const isOneEach = isOfEach(tokens.slice(are + 1));
  if (kind === undefined || !(kind.isPlural || isOneEach) || stateAdjectives.has(last) || isAttributeName(kind.label))
    return undefined;
  if (readVerb(last)?.forms.has('past') === true || phrase.some(({ lower }) => /^(?:part|parts|of|one)$/.test(lower)))
    return undefined;
  const subjects = withSharedHead(opening, kind) ?? readNouns(opening);
  if (subjects.length === 0 || subjects.some(({ key }) => key === kind.key)) return undefined;
  const mark = end < 0 ? undefined : after[end]?.lower;
  const behind = after.slice(end + 1);
  if (text(after[end]) === ',' && (findLink(behind, 0, 'clause')?.start ?? 0) > 0)
    return { subjects, kind, rest: behind, opening: [] };
  const rest = end < 0 ? [] : after.slice(mark === 'with' || mark === 'having' ? end : end + 1);
  // `Tugs and ferries are ships with a name`: all of the kind have one.
  const isOfKind = subjects.length > 1 && (mark === 'with' || mark === 'having');
  return { subjects, kind, rest, opening: isOfKind ? phrase : opening };
};

/** `Inland and coastal boats are boats`: each has the last word. In: what stands before `are`. Out: undefined where they share none. */
const withSharedHead = (opening: readonly Token[], kind: Noun): readonly Noun[] | undefined => {
  const head = opening.at(-1);
  const joints = opening.flatMap(({ text, lower }, at) => (text === ',' || lower === 'and' ? [at] : []));
  if (head === undefined || joints.length === 0 || toSingular(head.lower) !== kind.head) return undefined;
  const parts = [-1, ...joints].map((at, index) => opening.slice(at + 1, joints[index] ?? opening.length - 1));
  const names = parts
    .filter((part) => part.length > 0)
    .map((part) => [...part, { ...head, text: kind.head, lower: kind.head }]);
  return names.map((words) => {
    const label = capitalised(words.map(({ text }) => text).join(' '));
    return { ...kind, label, key: keyOfName(label), span: spanOf(words.slice(0, -1)) ?? kind.span, isPlural: true };
  });
};

const text = (token: Token | undefined): string => token?.text ?? '';

/** `are both a vessel`, `are each an animal`. */
const isOfEach = ([first, ...more]: readonly Token[]): boolean =>
  eachOfThem.test(first?.lower ?? '') && more.some(({ lower }, index) => index < 2 && /^an?$/.test(lower));
