import { phraseOpeners } from '../lexicon/en/closed-words.ts';
import { caseRoles } from '../lexicon/en/markers.ts';
import { compoundHeads, nounHomographs } from '../lexicon/en/verbs.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { markerAt } from '../segment/marker-at.ts';
import { findPredicate } from '../segment/predicate.ts';
import type { Sentence } from '../text/sentences.ts';
import { type Token, textOf } from '../text/token.ts';

/** The most words of a step that is only named. */
const longestName = 6;

/**
 * Lists of steps that are only named become a sentence for each step: `draft/review/publish` with three parts or more, and `green for a
 * minute then amber then red`. What is told as sentences stays as it is.
 */
export const splitBareLists = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.flatMap(
    (sentence) =>
      slashList(sentence) ??
      thenList(sentence) ??
      deedNouns(sentence) ??
      commands(sentence, sentences.length === 1) ?? [sentence],
  );

const slashList = (sentence: Sentence): readonly Sentence[] | undefined => {
  const at = slashListAt(sentence.tokens);
  const list = sentence.tokens[at];
  if (list === undefined) return undefined;
  return asSentences(sentence, [...partsOf(list).map((part) => [part]), withoutComma(sentence.tokens.slice(at + 1))]);
};

/** Where a list of steps stands, with at most a few words without a verb before it that say what it is about; -1 for none. */
const slashListAt = (tokens: readonly Token[]): number => {
  const at = tokens.findIndex(isSlashList);
  const before = tokens.slice(0, Math.max(0, at));
  const after = tokens[at + 1];
  const isApart = after === undefined || after.kind === 'mark';
  return isApart && before.length <= 4 && findPredicate(before) === undefined ? at : -1;
};

/** What a list of steps is about, as `leave` in `leave request/approval/booking`; empty where nothing says it. */
export const bareListSubject = (sentences: readonly Sentence[]): string => {
  for (const { tokens } of sentences) {
    const at = slashListAt(tokens);
    if (at > 0 && tokens.slice(0, at).every(({ kind }) => kind !== 'mark')) return textOf(tokens.slice(0, at));
  }
  return '';
};

const isSlashList = ({ text, kind }: Token): boolean =>
  kind === 'word' && /^\p{L}[\p{L}-]*(?:\/\p{L}[\p{L}-]*){2,}$/u.test(text);

const partsOf = (list: Token): readonly Token[] => {
  let start = list.start;
  return list.text.split('/').map((text): Token => {
    const lower = text.toLowerCase();
    // `paid` is the name of a state: it stays as it is.
    const kind = readVerb(lower)?.forms.has('base') ? 'word' : 'quote';
    const part: Token = { text, lower, kind, start, end: start + text.length };
    start += text.length + 1;
    return part;
  });
};

const thenList = (sentence: Sentence): readonly Sentence[] | undefined => {
  if (tellsCase(sentence.tokens)) return undefined;
  const pieces: Token[][] = [[]];
  for (const token of sentence.tokens) {
    if (token.lower === 'then' || token.lower === 'repeat') pieces.push(token.lower === 'repeat' ? [token] : []);
    else pieces.at(-1)?.push(token);
  }
  const named = pieces.map((piece) =>
    withoutComma(piece.filter(({ lower }, at) => lower !== 'and' || at < piece.length - 1)),
  );
  const isBare = named.every((piece) => piece.length > 0 && piece.length <= longestName && isNamed(piece));
  return named.length > 2 && isBare ? asSentences(sentence, named) : undefined;
};

/** `if cheap then the small one, else the large one` lists no steps. */
const tellsCase = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => caseRoles.has(markerAt(tokens, at)?.role));

const isNamed = (piece: readonly Token[]): boolean =>
  piece[0]?.lower === 'repeat' || (findPredicate(piece)?.score ?? 0) < 5 || piece.length === 1;

/** The most words of a step that a noun tells. */
const longestDeed = 8;

/** `Intake at the desk, analysis by quality, followed by repair`: nouns that tell deeds are a step each. */
const deedNouns = (sentence: Sentence): readonly Sentence[] | undefined => {
  const pieces: Token[][] = [[]];
  sentence.tokens.forEach((token, at, tokens) => {
    const isFollowed = token.lower === 'followed' && tokens[at + 1]?.lower === 'by';
    const isBy = token.lower === 'by' && tokens[at - 1]?.lower === 'followed';
    if (token.text === ',' || isFollowed) pieces.push([]);
    else if (!isBy) pieces.at(-1)?.push(token);
  });
  const named = pieces
    .map((piece) => (/^(?:and|then|finally)$/.test(piece[0]?.lower ?? '') ? piece.slice(1) : piece))
    .filter((piece) => piece.length > 0);
  const isTold = sentence.closing !== '?' && named.length > 1 && named.every(isDeed);
  return isTold && named.filter(endsLikeDeed).length * 2 >= named.length ? asSentences(sentence, named) : undefined;
};

/** The most words of a step in a list of commands. */
const longestCommand = 4;

/**
 * `Log call, fix, close`: pieces that each open with a verb are a step each, unless they may all be things that the first is done to, as in
 * `check the oil, water, paint`. Where nothing else is told, they are steps.
 */
const commands = (sentence: Sentence, isAlone: boolean): readonly Sentence[] | undefined => {
  if (sentence.closing === '?' || tellsCase(sentence.tokens)) return undefined;
  const pieces: Token[][] = [[]];
  for (const token of sentence.tokens) {
    if (token.text === ',') pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  const named = pieces.map((piece) => (/^(?:and|then)$/.test(piece[0]?.lower ?? '') ? piece.slice(1) : piece));
  const later = named.slice(1).flatMap((piece) => (piece.length === 1 ? (piece[0]?.lower ?? '') : []));
  const areSteps =
    named.length > 2 &&
    later.length > 0 &&
    named.every(
      (piece) =>
        piece.length <= longestCommand &&
        piece.every(({ kind }) => kind === 'word') &&
        readVerb(piece[0]?.lower ?? '')?.forms.has('base') === true,
    );
  const areThings = later.some((word) => compoundHeads.has(word)) || later.every((word) => nounHomographs.has(word));
  return areSteps && (isAlone || !areThings) ? asSentences(sentence, named) : undefined;
};

const isDeed = (piece: readonly Token[]): boolean => {
  const predicate = findPredicate(piece);
  const isBare = predicate === undefined || (predicate.start === 0 && predicate.form === 'gerund');
  return (
    piece.length <= longestDeed &&
    piece.every(({ kind, text }) => kind !== 'mark' || /^[&/+()]$/.test(text)) &&
    markerAt(piece, 0) === undefined &&
    !phraseOpeners.has(piece[0]?.lower ?? '') &&
    (isBare || (predicate.voice === 'active' && predicate.score < (predicate.start === 0 ? 7 : 6)))
  );
};

/** `counting`, `approval by the lead`, `comparison with the list`. */
const endsLikeDeed = (piece: readonly Token[]): boolean => {
  const end = piece.findIndex(({ lower }, at) => at > 0 && phraseOpeners.has(lower));
  const noun = piece[end < 0 ? piece.length - 1 : end - 1]?.lower ?? '';
  return (
    /(?:.{2}ing|.{3}(?:tion|sion|ison|ment|ance|ysis|oval|val|sal|take|check|review|test|off))$/.test(noun) ||
    piece.some(({ lower }) => lower === 'by')
  );
};

const withoutComma = (tokens: readonly Token[]): readonly Token[] => {
  const from = tokens.findIndex(({ kind }) => kind !== 'mark');
  const end = tokens.findLastIndex(({ text }) => !/^[,;:]$/.test(text));
  return from < 0 ? [] : tokens.slice(from, end + 1);
};

const asSentences = (sentence: Sentence, pieces: readonly (readonly Token[])[]): readonly Sentence[] =>
  pieces
    .filter((tokens) => tokens.length > 0)
    .map((tokens, index, all) => ({
      tokens,
      closing: index === all.length - 1 ? sentence.closing : '.',
      ...(index === 0 && sentence.item !== undefined ? { item: sentence.item } : {}),
      startsParagraph: index === 0 && sentence.startsParagraph,
    }));
