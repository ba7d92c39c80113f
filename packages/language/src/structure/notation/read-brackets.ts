import { personNouns } from '../../lexicon/en/actors.ts';
import { beforeRow, toldKey } from '../../lexicon/en/data-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import { type Piece, spanOfPiece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import { type Token, tokenise } from '../../text/token.ts';
import { findAgreeingVerb, isNounHere } from '../agreement.ts';
import { readCardinality } from '../cardinality.ts';
import { entryName } from '../clauses/plain-entry.ts';
import { mentionNoun, type ReadingContext } from '../context.ts';
import { isAttributeName } from '../items.ts';
import { withoutLeadIn } from '../lead-in.ts';
import { type Member, readMember, typesIn } from '../members.ts';
import { isCamelCase, isPluralName, keyOfName, toSingular } from '../name.ts';
import { type Noun, readNoun } from '../noun.ts';
import { operationWords } from '../structure-words.ts';
import { addRows, blanked } from './parts.ts';
import { kindOf, kindOpening } from './read-blocks.ts';

const bracket = /\s?\(((?:[^()\n]|\([^()\n]*\))+)\)/gu;

/**
 * Reads what stands in brackets after a name inside a sentence: its rows (`Circle (radius) and Square (side) are shapes`) or its
 * kind (`Account (abstract)`). In: a piece of text. Out: the piece with the brackets that were read made blank.
 */
export const readBrackets = (piece: Piece, context: ReadingContext): Piece => {
  let { text } = piece;
  for (const match of piece.text.matchAll(bracket)) {
    const [whole, inner = ''] = match;
    const opening = withoutLeadIn(tokenise(piece.text.slice(0, match.index), piece.start));
    const owner = entryOwner(opening, context) ?? ownerOf(opening, context);
    if (owner === undefined || isCall(whole, opening)) continue;
    const opened = kindOpening.exec(inner)?.[0] ?? '';
    const kind = inner.includes(',') ? undefined : kindOf(inner);
    const isCapital = /^\p{Lu}/u.test(piece.text.slice(owner.span.start - piece.start));
    const ends = kind === undefined ? endsIn(inner, context) : [];
    const facts = inner
      .slice(opened.length)
      .split(',')
      .filter((text) => !ends.includes(text))
      .join(',');
    const rows = kind === undefined ? rowsOf(facts, owner, { known: context.known, isCapital }) : [];
    const span = { start: match.index, end: match.index + whole.length };
    if (kind === undefined && rows.length === 0) {
      if (/^\s/.test(whole)) text = blanked(text, span);
      continue;
    }
    const key = mentionNoun({ ...owner, span: { ...owner.span, end: piece.start + span.end } }, context);
    if (kind === undefined) addRows(key, rows, context);
    for (const text of rows.length > 0 ? ends : [])
      context.structure.relate({
        from: keyOfName(text),
        to: key,
        label: 'has',
        fromCardinality: '1',
        toCardinality: '0..*',
        span: { start: piece.start + span.start, end: piece.start + span.end },
      });
    const said = kind ?? kindOf(opened);
    if (said !== undefined) context.structure.setKind(key, said);
    context.structure.use(spanOfPiece({ text: whole, start: piece.start + match.index }));
    text = blanked(text, ends.length > 0 ? { ...span, start: owner.span.start - piece.start } : span);
  }
  return { ...piece, text };
};

/** Names of things among other rows, each of which the row points at: `sessions (user, zone, start, end)`. */
const endsIn = (inner: string, { known }: ReadingContext): readonly string[] => {
  const texts = inner.split(',');
  const ends = texts.filter(
    (text) => known.has(keyOfName(text)) && !isAttributeName(text.trim()) && !isPluralName(text),
  );
  return texts.length - ends.length < leastFacts ? [] : ends;
};

/** Fewer rows that are no things make the brackets a list of things. */
const leastFacts = 2;

/** What an entry that ends at the brackets is about: `loans of copies by members (out, back)`. */
const entryOwner = (opening: readonly Token[], context: ReadingContext): Noun | undefined => {
  const joints = opening.flatMap(({ text, lower }, index) =>
    /^[,;:]$/.test(text) || lower === 'and' ? [index + 1] : [],
  );
  for (const from of [0, ...joints].reverse()) {
    const name = opening.length - from > longestEntry ? undefined : entryName(opening.slice(from), context);
    if (name !== undefined) return readNoun(name);
  }
  return undefined;
};

/** The most tokens of an entry before its brackets. */
const longestEntry = 12;

/** The name before the brackets: the longest that is known as a thing, or the words back to an article, a verb or a mark. */
const ownerOf = (opening: readonly Token[], { known }: ReadingContext): Noun | undefined => {
  let from = opening.length;
  while (from > 0 && opening.length - from < longestName && isPartOfName(opening[from - 1])) from -= 1;
  while (from < opening.length - 1 && isCountLetter(opening[from])) from += 1;
  const phrase = opening.slice(from);
  const suffixes = phrase.map((_, index) => phrase.slice(index));
  const named = suffixes.find((suffix) => known.has(readNoun(suffix)?.key ?? ''));
  if (named !== undefined) return readNoun(named);
  const verb = findAgreeingVerb(phrase, 0, phrase.length);
  const isTold = phrase.slice(0, -1).some(({ lower }) => readVerb(lower) !== undefined);
  return readNoun(verb === undefined && !isTold ? phrase : phrase.slice(-1));
};

/** `1 - n Case`, `0..m Case`: a letter that stands for many opens no name. */
const isCountLetter = (token: Token | undefined): boolean => /^[nm]$/.test(token?.text ?? '');

/** The most words of a name before brackets. */
const longestName = 4;

const isPartOfName = (token: Token | undefined): boolean => token !== undefined && isNounHere(token);

/** `pay(amount)`, `getTotal(currency)`: a call rather than a thing with rows. */
const isCall = (whole: string, opening: readonly Token[]): boolean => {
  const last = opening.at(-1);
  if (/^\s/.test(whole) || last === undefined) return false;
  return isCamelCase(last.text) || operationWords.has(last.lower) || readVerb(last.lower)?.forms.has('base') === true;
};

/** The most words of a row. */
const longestRow = 4;

const rowsOf = (
  inner: string,
  owner: Noun,
  { known, isCapital }: Pick<ReadingContext, 'known'> & { readonly isCapital: boolean },
): readonly Member[] => {
  if (/^\s*(?:e\.?g\.?|i\.?e\.?|such as|like|max|min|up to|see|for|with|or|and|not|only|both)\b/i.test(inner))
    return [];
  if (/^[^,;]+\sor\s[^,;]+$/.test(inner)) return [];
  const texts = splitOutside({ text: inner, start: 0 }, /[,;]|\s+and\s+|\s+or\s+/g).map(({ text }) =>
    text
      .trim()
      .replace(beforeRow, '')
      .replace(toldKey, (_, name: string) => `${name} pk`),
  );
  const isRows = texts.every((text) => isRow(text) && !isThing(text, known)) && !texts.every(isAbbreviation);
  const areOthers = texts.every((text) => !isAttributeName(text) && (isPluralName(text) || isVerb(text)));
  if (!isRows || areOthers || ((isAttributeName(owner.label) || /\benum$/i.test(owner.label)) && !known.has(owner.key)))
    return [];
  const only = texts.length === 1 ? texts[0] : undefined;
  const isFact = only === undefined || isAttributeName(only) || /\)$/.test(only);
  return isFact || (isCapital && !isPlain(only)) ? readRow(texts, inner) : [];
};

const readRow = (texts: readonly string[], inner: string): readonly Member[] =>
  texts.flatMap((text) => readMember(text, typesIn(inner)) ?? []);

const isRow = (text: string): boolean =>
  text.split(/\s+/).length <= longestRow &&
  readCardinality(text) === undefined &&
  /^[-+#~"]?(?:[\p{Ll}_]|\p{Lu}{2,}(?![\p{L}\p{N}]))/u.test(text);

/** `(API, DB)` names no facts, `(IBAN, owner)` does. */
const isAbbreviation = (text: string): boolean => /^\p{Lu}{2,}$/u.test(text);

/** Things that the text speaks of, and people: `users (students and teachers)` names kinds of users. */
const isThing = (text: string, known: ReadonlySet<string>): boolean => {
  if (/[()]/.test(text) || isAttributeName(text)) return false;
  const last = text.split(/\s+/).at(-1)?.toLowerCase() ?? '';
  return known.has(keyOfName(text)) || personNouns.has(toSingular(last));
};

const isVerb = (text: string): boolean => readVerb(text.toLowerCase())?.forms.has('base') === true;

/** `optional`, `mandatory`: says something of the name. */
const isPlain = (text: string): boolean => /(?:al|able|ible|ory|ive|ed|ing|ly)$/.test(text);
