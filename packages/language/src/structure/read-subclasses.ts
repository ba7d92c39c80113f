import { rowOpeners, subclassWords } from '../lexicon/en/data-words.ts';
import { spanOf, type Token } from '../text/token.ts';
import { readNouns } from './chunks.ts';
import { mentionNoun, type ReadingContext } from './context.ts';
import type { Noun } from './noun.ts';
import { readPhraseObjects } from './phrase-objects.ts';
import { readStatedKind } from './stated-kind.ts';

type ReadSentence = (tokens: readonly Token[], context: ReadingContext) => boolean;

/**
 * `Vessel is abstract with subclasses Ferry and Tug`, `Vessel has Ferry and Tug as subclasses`, `its subclasses are Ferry with decks
 * and Tug`. False where no subclasses are listed.
 */
export const readSubclasses = (
  tokens: readonly Token[],
  context: ReadingContext,
  readSentence: ReadSentence,
): boolean => {
  const at = tokens.findIndex(({ lower }) => subclassWords.test(lower));
  if (at < 0) return false;
  if (at === tokens.length - 1 && tokens[at - 1]?.lower === 'are') {
    const [first, ...others] = readNouns(tokens.slice(0, at - 1));
    const isParent =
      first !== undefined &&
      others.length > 0 &&
      hasFacts(first, context) &&
      !others.some((noun) => hasFacts(noun, context));
    const parents = isParent ? [first] : context.recent.subjects;
    if (parents.length === 1) return inheritAll(tokens.slice(isParent ? 1 : 0, at - 1), parents, context);
  }
  if (at === 0 && tokens.length > 1 && context.recent.subjects.length === 1 && /^\p{Lu}/u.test(tokens[1]?.text ?? ''))
    return inheritAll(tokens.slice(1), context.recent.subjects, context);
  const opener = tokens.slice(0, at).findLastIndex(({ lower }) => /^(?:with|has|have|having)$/.test(lower));
  const isListed = tokens[at - 1]?.text === ',' || tokens[at - 1]?.text === ';';
  const isBehind = tokens[at - 1]?.lower === 'as' && opener > 0;
  const isSubject =
    !isListed && opener < 0 && tokens.some(({ text, lower }, index) => index > at && isTold(text, lower));
  if (!isListed && !isBehind && !isSubject && (opener < 1 || at - opener > 3)) return false;
  const is = tokens.findIndex(({ lower }) => lower === 'is');
  const openings = [
    is,
    opener,
    tokens.findIndex(({ lower }, index) => index > 0 && /^(?:abstract|w|,|\()$/.test(lower)),
    at,
  ].filter((index) => index > 0);
  const parents = isSubject
    ? ownersOf(tokens.slice(0, at), tokens.slice(at + 1), context)
    : readNouns(tokens.slice(0, Math.min(...openings)).filter(({ lower }) => !/^(?:interface|class)$/.test(lower)));
  const told = isSubject ? tokens.findIndex(({ text, lower }, index) => index > at && isTold(text, lower)) : at;
  const listed = isBehind ? tokens.slice(opener + 1, at - 1) : tokens.slice(told + 1);
  const children = childrenIn(
    listed.filter(({ text }) => text !== ':'),
    context,
  );
  const [parent] = parents;
  const span = spanOf(tokens);
  if (parents.length !== 1 || parent === undefined || children.length === 0 || span === undefined) return false;
  const to = mentionNoun(parent, context);
  if (is > 0 && is < opener) readStatedKind(tokens.slice(0, opener), context);
  else if (isListed) readSentence(tokens.slice(0, at - 1), context);
  else if (isSubject && is > 0 && is < at) readStatedKind(tokens.slice(0, lastComma(tokens, at)), context);
  for (const child of children)
    context.structure.relate({ from: mentionNoun(child, context), to, kind: 'inherits', label: '', span });
  context.recent.subjects = parents;
  return true;
};

/** True for what the text has told facts of. */
const hasFacts = ({ label }: Noun, { structure }: ReadingContext): boolean =>
  (structure.find(label)?.members.length ?? 0) > 0;

/** `Subclasses Ferry, Tug`, `Ferry and Tug are subclasses`: of what the text was about. */
const inheritAll = (tokens: readonly Token[], [parent]: readonly Noun[], context: ReadingContext): boolean => {
  const span = spanOf(tokens);
  const children = childrenIn(tokens, context);
  if (parent === undefined || span === undefined || children.length === 0) return false;
  const to = mentionNoun(parent, context);
  for (const child of children)
    context.structure.relate({ from: mentionNoun(child, context), to, kind: 'inherits', label: '', span });
  return true;
};

const lastComma = (tokens: readonly Token[], end: number): number =>
  Math.max(
    0,
    tokens.slice(0, end).findLastIndex(({ text }) => text === ','),
  );

const isTold = (text: string, lower: string): boolean => text === ':' || lower === 'are';

/** `its subclasses are`, `the subclasses of Vessel are`, `Vessel subclasses:`. */
const ownersOf = (before: readonly Token[], after: readonly Token[], { recent }: ReadingContext): readonly Noun[] => {
  const end = after.findIndex(({ text, lower }) => isTold(text, lower));
  const is = before.findIndex(({ lower }) => lower === 'is');
  const named = readNouns(after[0]?.lower === 'of' ? after.slice(1, end) : is < 0 ? before : before.slice(0, is));
  return named.length > 0 ? named : recent.subjects;
};

/** `Ferry with decks and Tug with power` has the names of two and what they have; `Ferry Tug Barge` stands without commas. */
const childrenIn = (tokens: readonly Token[], context: ReadingContext): readonly Noun[] => {
  if (tokens.length > 2 && tokens.every(({ text }) => /^\p{Lu}\p{L}*$/u.test(text)))
    return tokens.flatMap((token) => readNouns([token]));
  if (!tokens.some(({ lower }) => rowOpeners.test(lower))) return readNouns(tokens);
  return segmentsOf(tokens).flatMap((segment) => {
    const opener = segment.findIndex(({ lower }) => rowOpeners.test(lower));
    const nouns = readNouns(opener < 0 ? segment : segment.slice(0, opener));
    if (opener > 0) readRows(segment, opener, nouns, context);
    return nouns;
  });
};

const segmentsOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const segments: Token[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    const isJoint = token.text === ',' || token.lower === 'and';
    if (isJoint && /^\p{Lu}/u.test(tokens[index + 1]?.text ?? '')) segments.push([]);
    else segments.at(-1)?.push(token);
  }
  return segments;
};

const readRows = (
  segment: readonly Token[],
  opener: number,
  subjects: readonly Noun[],
  context: ReadingContext,
): void => {
  const link = { start: opener, end: opener + 1, voice: 'active' as const, label: '', isParticiple: false };
  const span = spanOf(segment);
  if (span === undefined) return;
  readPhraseObjects(
    {
      link: { ...link, phrase: { phrase: 'with', means: 'parts' } },
      subjects,
      tokens: segment.slice(opener + 1),
      span,
    },
    context,
  );
};
