import { clauseOpeners, conjunctions, modals } from '../lexicon/en/closed-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { spanOf, type Token } from '../text/token.ts';
import { readNouns } from './chunks.ts';
import type { ReadingContext } from './context.ts';
import { mentionNoun } from './context.ts';
import { findLink, type Link, type LinkedPart } from './link.ts';
import type { Noun } from './noun.ts';
import { readPhraseObjects } from './phrase-objects.ts';
import { readSubclasses } from './read-subclasses.ts';
import type { RelationPhrase } from './relation-phrases.ts';
import { readSameKind } from './same-kind.ts';
import { isSystem, simplify } from './simplify.ts';
import { readStatedKind } from './stated-kind.ts';
import { readVerbObjects } from './verb-objects.ts';

/** Reads one sentence into the structure: a chain of links between names, each with its subject. False where it says nothing. */
export const readSentence = (sentence: readonly Token[], context: ReadingContext): boolean => {
  if (readSubclasses(sentence, context, readSentence)) return true;
  const goingOn = readSameKind(sentence, context);
  if (goingOn !== undefined) return goingOn.length === 0 || readSentence(goingOn, context) || true;
  if (readStatedKind(sentence, context)) return true;
  const tokens = simplify(sentence);
  const first = findLink(tokens, 0, 'clause');
  if (first === undefined) return false;
  const opening = withoutDashBehind(tokens.slice(0, first.start));
  const before = { ...context.recent };
  const verb = tokens[first.start];
  let subjects: readonly Noun[] = isSystem(opening)
    ? []
    : (recalled(opening, context) ?? withLastOnly(readNouns(opening), opening, verb));
  if (subjects.length > 0) context.recent.subjects = subjects;
  noteKind(opening, subjects, context);
  let link: Link | undefined = first;
  let hasRead = false;
  while (link !== undefined) {
    const next: Link | undefined = findLink(tokens, link.end + 1, 'continuation');
    const part = boundary(tokens, link, next);
    const span = spanOf([...tokens.slice(link.start, part.end)]) ?? { start: 0, end: 0 };
    const said = { link, subjects, tokens: tokens.slice(link.end, part.end), span };
    const meant = isPronoun(said.tokens) ? antecedents(said, before) : [];
    const objects = readObjects(meant.length === 0 ? said : { ...said, meant }, context);
    hasRead = hasRead || objects.length > 0;
    if (objects.length > 0) context.recent.objects = objects;
    if (part.subject === 'last') subjects = objects.slice(-1).length > 0 ? objects.slice(-1) : subjects;
    else if (part.subject !== 'same') subjects = part.subject;
    link = next;
  }
  return hasRead;
};

/** `Visit (day) - links pier and boat` */
const withoutDashBehind = (tokens: readonly Token[]): readonly Token[] =>
  tokens.length > 1 && /^[-–—]$/.test(tokens.at(-1)?.text ?? '') ? tokens.slice(0, -1) : tokens;

/** `Pier (id), Boat (id), Visit (day), links pier and boat`: a verb of one subject tells of the last of a list that nothing joins. */
const withLastOnly = (nouns: readonly Noun[], opening: readonly Token[], verb: Token | undefined): readonly Noun[] => {
  const isOfOne = readVerb(verb?.lower ?? '')?.forms.has('third') === true;
  const isJoined = opening.some(({ lower }) => conjunctions.has(lower));
  return isOfOne && !isJoined && opening.some(({ text }) => text === ',') ? nouns.slice(-1) : nouns;
};

/** `The Payable interface has ...`, `the abstract Vessel class has ...`: a kind that stands beside the name of the subject. */
const noteKind = (opening: readonly Token[], [subject, other]: readonly Noun[], context: ReadingContext): void => {
  const words = opening.map(({ text }) => text).join(' ');
  const kind =
    /^(?:the |an? )?\p{Lu}\w+ (interface|enum)(?:eration)?$/u.exec(words)?.[1] ??
    /^(?:the |an? )?(abstract) (?:class )?\p{Lu}\w+(?: class)?$/iu.exec(words)?.[1]?.toLowerCase();
  if (subject === undefined || other !== undefined || kind === undefined || userFacing.test(subject.label)) return;
  context.structure.setKind(mentionNoun({ ...subject, isName: true }, context), kind);
};

/** `User interface`, `Web interface`: what people see. */
const userFacing = /^(?:user|web|graphical|admin|mobile|main|chat|voice|command)$/i;

/** `It`, `They`, `Both`: what the sentence before was about. */
const recalled = (opening: readonly Token[], { recent }: ReadingContext): readonly Noun[] | undefined => {
  const words = opening.map(({ lower }) => lower).filter((word) => !modals.has(word));
  if (words.length !== 1) return undefined;
  if (/^(?:it|he|she|this)$/.test(words[0] ?? '')) return theOne(recent);
  if (!/^(?:they|both|these)$/.test(words[0] ?? '')) return undefined;
  return recent.objects.length > 1 && recent.subjects.length < 2 ? recent.objects : recent.subjects;
};

/** What `it` means: what the sentence before was about, or the one thing of which it told several. */
const theOne = ({ subjects, objects }: ReadingContext['recent']): readonly Noun[] =>
  subjects.length > 1 && objects.length === 1 ? objects : subjects;

/** `implement it`, `extend this class`. */
const isPronoun = (tokens: readonly Token[]): boolean =>
  /^(?:it|this|them|these)$/.test(tokens[0]?.lower ?? '') &&
  tokens.slice(1).every(({ lower }) => /^(?:class|interface|both|all|too|as|well|directly)$/.test(lower));

/** `them` means what was named last, `it` what the sentence before was about. */
const antecedents = (
  { tokens, subjects }: Pick<LinkedPart, 'tokens' | 'subjects'>,
  before: ReadingContext['recent'],
): readonly Noun[] => {
  const isMany = /^the(?:m|se)$/.test(tokens[0]?.lower ?? '');
  const meant = isMany && before.objects.length > 0 ? before.objects : theOne(before);
  return meant.filter(({ key }) => !subjects.some((subject) => subject.key === key));
};

const readObjects = (part: LinkedPart, context: ReadingContext): readonly Noun[] => {
  const spanned = withSubjects(isOfHeir(part, context) ? { ...part, link: { ...part.link, phrase: ownParts } } : part);
  const objects =
    spanned.link.phrase === undefined ? readVerbObjects(spanned, context) : readPhraseObjects(spanned, context);
  for (const subject of objects.length > 0 ? part.subjects : []) mentionNoun(subject, context);
  return objects;
};

/** `Tug adds a winch`: what an heir adds to what it inherits. */
const isOfHeir = ({ link, subjects }: LinkedPart, { structure }: ReadingContext): boolean =>
  link.verb === 'add' &&
  link.voice === 'active' &&
  subjects.length > 0 &&
  subjects.every(({ key }) => structure.relations().some(({ from, kind }) => from === key && kind === 'inherits'));

const ownParts: RelationPhrase = { phrase: 'has', means: 'parts', label: 'has' };

const withSubjects = (part: LinkedPart): LinkedPart => {
  const start = Math.min(part.span.start, ...part.subjects.map(({ span }) => span.start));
  return part.span.start - start > 200 ? part : { ...part, span: { start, end: part.span.end } };
};

interface Boundary {
  /** Where the objects of a link end. */
  readonly end: number;
  /** Whose the next link is. */
  readonly subject: 'same' | 'last' | readonly Noun[];
}

/** Tells the objects of one link from the subject of the next. */
const boundary = (tokens: readonly Token[], link: Link, next: Link | undefined): Boundary => {
  if (next === undefined) return { end: tokens.length, subject: 'same' };
  const before = tokens.slice(link.end, next.start);
  const last = before.at(-1);
  if (last === undefined) return { end: next.start, subject: 'same' };
  if (/^(?:which|who|that|each)$/.test(last.lower)) return { end: trimmedEnd(tokens, next.start - 1), subject: 'last' };
  if (/^(?:it|they)$/.test(last.lower)) return { end: trimmedEnd(tokens, next.start - 1), subject: 'same' };
  if (/^(?:and|or|but|,|to)$/.test(last.lower)) return { end: trimmedEnd(tokens, next.start), subject: 'same' };
  const having = before.findLastIndex(({ lower }) => lower === 'with');
  if (next.isParticiple && having > 0) {
    return { end: trimmedEnd(tokens, link.end + having), subject: readNouns(before.slice(having + 1)) };
  }
  // `Group is a shape made of shapes`, `Tug is a ship with power`
  const isMade =
    link.phrase?.means === 'inherits' && (next.phrase?.means === 'composes' || next.phrase?.phrase === 'with');
  if (next.isParticiple) return { end: next.start, subject: isMade ? 'same' : 'last' };
  const both = before.findLastIndex(({ lower }) => lower === 'both');
  let at =
    both > 0
      ? both
      : before.findLastIndex(({ lower }) => /^(?:and|,|;|:|while|but|or)$/.test(lower) || clauseOpeners.has(lower));
  const isPluralVerb = next.phrase !== undefined && !/s$/.test(tokens[next.start]?.lower ?? 's');
  if (both < 0 && isPluralVerb && before[at]?.lower === 'and') {
    const earlier = before.slice(0, at).findLastIndex(({ lower }) => /^(?:and|,|;)$/.test(lower));
    if (earlier > 0) at = earlier;
  }
  if (at < 0) return { end: next.start, subject: 'last' };
  const subject = readNouns(before.slice(at + 1));
  return { end: trimmedEnd(tokens, link.end + at), subject: subject.length > 0 ? subject : 'same' };
};

const trimmedEnd = (tokens: readonly Token[], end: number): number => {
  let at = end;
  while (/^(?:and|or|but|,|to|;|both)$/.test(tokens[at - 1]?.lower ?? '')) at -= 1;
  return at;
};
