import { personNouns } from '../../lexicon/en/actors.ts';
import { copulas, determiners, haves, modals, prepositions, pronouns } from '../../lexicon/en/closed-words.ts';
import { bearingVerbs, kindNouns, noSubjects, rowOpeners, subordinates } from '../../lexicon/en/data-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import type { Token } from '../../text/token.ts';
import { isAttributeName } from '../items.ts';
import { findLink, type Link } from '../link.ts';
import { isPluralName, toSingular } from '../name.ts';
import { phrasesFrom } from '../relation-phrases.ts';
import { isParticipleAt, isPluralPhrase, phraseAt, phraseBefore, wordsAt } from './phrase.ts';

/** A subject and how its verbs are formed. */
interface Subject {
  readonly words: readonly Token[];
  readonly form: 'base' | 'third';
}

/**
 * `Members hold a card, book classes given by trainers and check in at the gate` says four things. In: the tokens of a clause. Out: one
 * clause for each verb, with its subject: a further verb has that of the first, `which` and participles have the noun before them.
 */
export const unfold = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const first = findLink(tokens, 0, 'clause');
  if (first === undefined || first.start === 0) return [tokens];
  const main = subjectOf(tokens, first);
  if (main === undefined) return [tokens];
  const clauses: Token[][] = [[...tokens.slice(0, first.end)]];
  let way: Way = {
    main,
    subject: main,
    isPassive: first.voice === 'passive',
    isList: isListing(first, main),
    from: first.end,
  };
  for (let at = first.end; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (subordinates.test(token.lower)) {
      clauses.at(-1)?.push(...tokens.slice(at));
      break;
    }
    const further = furtherAt(tokens, at, way) ?? relativeAt(tokens, at, way) ?? reducedAt(tokens, at, way);
    if (further === undefined) clauses.at(-1)?.push(token);
    else {
      const { subject, opening, end, isPassive = false } = further;
      clauses.push([...subject.words, ...opening]);
      way = { main, subject, isPassive, isList: lists(opening.at(-1)?.lower ?? '', subject), from: end };
      at = end - 1;
    }
  }
  return clauses;
};

const subjectOf = (tokens: readonly Token[], first: Link): Subject | undefined => {
  const words = tokens.slice(0, first.start).filter(({ lower }) => !modals.has(lower));
  const last = words.at(-1);
  if (last === undefined || noSubjects.test(last.lower)) return undefined;
  const hasModal = tokens.slice(0, first.end).some(({ lower }) => modals.has(lower));
  const isMany = isPluralName(last.lower) || words.some(({ lower }) => lower === 'and');
  return { words, form: hasModal || isMany ? 'base' : 'third' };
};

const listing = /^(?:parts|contains|composes)$/;

/** What people hold or record are things rather than facts. */
const isPerson = ({ words }: Subject): boolean => personNouns.has(toSingular(words.at(-1)?.lower ?? ''));

const isListing = ({ phrase, label }: Link, subject: Subject): boolean =>
  phrase !== undefined && listing.test(phrase.means) && !(isPerson(subject) && !/^has$/.test(label));

const lists = (verb: string, subject: Subject): boolean =>
  phrasesFrom(verb).some(({ words, phrase }) => words.length === 1 && listing.test(phrase.means)) &&
  !(isPerson(subject) && !haves.has(verb));

interface Further {
  readonly subject: Subject;
  /** The verb as it is to be read. */
  readonly opening: readonly Token[];
  readonly end: number;
  readonly isPassive?: boolean;
}

/** The clause that is told. */
interface Way {
  readonly main: Subject;
  readonly subject: Subject;
  readonly isPassive: boolean;
  /** Whether its verb is followed by a list of what something has. */
  readonly isList: boolean;
  /** Where its objects begin. */
  readonly from: number;
}

/** `, book classes`, `and checks in at the gate`. */
const furtherAt = (tokens: readonly Token[], at: number, way: Way): Further | undefined => {
  const isComma = tokens[at]?.text === ',';
  const isAnd = /^(?:and|or|but)$/.test(tokens[at + (isComma ? 1 : 0)]?.lower ?? '');
  const verbAt = at + (isComma ? 1 : 0) + (isAnd ? 1 : 0);
  const verb = tokens[verbAt];
  const after = tokens[verbAt + 1];
  if (verbAt === at || verb === undefined || after === undefined || verb.text !== verb.lower) return undefined;
  const owners = isComma && isAnd ? [way.main, way.subject] : [way.subject, way.main];
  const hasRows = tokens.slice(way.from, at).some(({ lower }) => rowOpeners.test(lower));
  if (isComma && (way.isList || hasRows) && after.lower === 'by' && isParticipleAt(tokens, verbAt)) {
    const is = wordsAt(way.subject.form === 'base' ? 'are' : 'is', verb);
    return { subject: way.subject, opening: [...is, verb], end: verbAt + 1, isPassive: true };
  }
  if (way.isPassive && isParticipleAt(tokens, verbAt)) {
    const is = wordsAt(way.subject.form === 'base' ? 'are' : 'is', verb);
    return { subject: way.subject, opening: [...is, verb], end: verbAt + 1, isPassive: true };
  }
  const isBased = after.lower === 'based' && tokens[verbAt + 2]?.lower === 'on';
  if (/^(?:is|are)$/.test(verb.lower) && (isBased || isParticipleAt(tokens, verbAt + 1))) {
    const owner = owners.find(({ form }) => (form === 'base') === (verb.lower === 'are'));
    return owner && { subject: owner, opening: [verb, after], end: verbAt + 2, isPassive: true };
  }
  if (modals.has(verb.lower) && opensDeed(after, tokens[verbAt + 2]))
    return { subject: way.main, opening: [verb, after], end: verbAt + 2 };
  const reading = readVerb(verb.lower);
  const owner = owners.find(({ form }) => reading?.forms.has(form) === true);
  if (reading === undefined || owner === undefined || copulas.has(verb.lower) || modals.has(verb.lower))
    return undefined;
  const isDetermined = determiners.has(after.lower) || after.kind === 'number';
  const isPhrase =
    phrasesFrom(verb.lower).some(({ words }) => words.length > 1 && words[1]?.includes(after.lower)) &&
    !pronouns.has(tokens[verbAt + 2]?.lower ?? '');
  if (way.isList && !isDetermined && !haves.has(verb.lower) && !isPhrase) return undefined;
  return opensObject(after) || isPluralName(after.lower)
    ? { subject: owner, opening: [verb], end: verbAt + 1 }
    : undefined;
};

/** `, and may invite guests`; `can jump()` is an operation. */
const opensDeed = ({ lower }: Token, object: Token | undefined): boolean =>
  readVerb(lower)?.forms.has('base') === true && lower !== 'be' && object !== undefined && object.kind !== 'mark';

const opensObject = (after: Token): boolean =>
  determiners.has(after.lower) ||
  prepositions.has(after.lower) ||
  after.kind === 'number' ||
  /^\p{Lu}/u.test(after.text);

/** `, which is cleaned by keepers`, `who work for a client`, `each with a number of beds`. */
const relativeAt = (tokens: readonly Token[], at: number, way: Way): Further | undefined => {
  const isComma = tokens[at]?.text === ',';
  const pronounAt = at + (isComma ? 1 : 0);
  const pronoun = tokens[pronounAt];
  const next = tokens[pronounAt + 1];
  const words = nounBefore(tokens, at, way);
  if (pronoun === undefined || next === undefined || words.length === 0) return undefined;
  const subject: Subject = { words, form: isPluralPhrase(words) ? 'base' : 'third' };
  if (pronoun.lower === 'each' && /^(?:with|having|has)$/.test(next.lower))
    return { subject, opening: wordsAt('has', next), end: pronounAt + 2 };
  if (pronoun.lower === 'each' && modals.has(next.lower) && readVerb(tokens[pronounAt + 2]?.lower ?? '') !== undefined)
    return { subject, opening: tokens.slice(pronounAt + 1, pronounAt + 3), end: pronounAt + 3 };
  if (
    /^each of which$/.test(
      tokens
        .slice(pronounAt, pronounAt + 3)
        .map(({ lower }) => lower)
        .join(' '),
    )
  )
    return {
      subject: { words, form: 'third' },
      opening: tokens.slice(pronounAt + 3, pronounAt + 4),
      end: pronounAt + 4,
    };
  if (!/^(?:who|which|that)$/.test(pronoun.lower)) return undefined;
  const isVerb = readVerb(next.lower) !== undefined || modals.has(next.lower) || copulas.has(next.lower);
  const object = phraseAt(tokens, pronounAt + 2);
  if (bearingVerbs.test(next.lower) && isAttributeName(object?.words.at(-1)?.lower ?? ''))
    return { subject, opening: wordsAt('has', next), end: pronounAt + 2 };
  return isVerb
    ? {
        subject,
        opening: [next],
        end: pronounAt + 2,
        isPassive: copulas.has(next.lower) && isParticipleAt(tokens, pronounAt + 2),
      }
    : undefined;
};

/** The noun that a relative clause or a participle tells of; `an interface` in `Payable is an interface implemented by` is Payable, and `a shape made of` in `Group is a shape made of shapes` is the group. */
const nounBefore = (tokens: readonly Token[], at: number, { main, from }: Way): readonly Token[] => {
  const words = phraseBefore(tokens, at, from);
  const isCopula = copulas.has(tokens[main.words.length]?.lower ?? '');
  const isKind = kindNouns.test(words.at(-1)?.lower ?? '') || tokens[at]?.lower === 'made';
  return isKind && isCopula ? main.words : words;
};

/** `classes given by trainers`. */
const reducedAt = (tokens: readonly Token[], at: number, way: Way): Further | undefined => {
  const token = tokens[at];
  if (token === undefined || at === way.from || !isParticipleAt(tokens, at)) return undefined;
  const words = nounBefore(tokens, at, way);
  if (words.length === 0) return undefined;
  const isMany = isPluralPhrase(words);
  return {
    subject: { words, form: isMany ? 'base' : 'third' },
    opening: [...wordsAt(isMany ? 'are' : 'is', token), token],
    end: at + 1,
    isPassive: true,
  };
};
