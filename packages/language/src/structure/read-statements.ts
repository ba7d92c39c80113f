import { determiners } from '../lexicon/en/closed-words.ts';
import { bracedInSentence } from '../lexicon/en/data-words.ts';
import type { Piece } from '../outline/outline.ts';
import { splitOutside } from '../outline/read-list.ts';
import { splitSentences } from '../text/sentences.ts';
import { splitCopulas } from '../text/split-contractions.ts';
import { spanOf, type Token, tokenise } from '../text/token.ts';
import { withBothWays } from './both-ways.ts';
import { plainClauses } from './clauses/plain-clauses.ts';
import { isBareList } from './clauses/split-units.ts';
import { type ReadingContext, recallWritten } from './context.ts';
import { withRanges } from './count-ranges.ts';
import {
  isAside,
  withKept,
  withoutAmounts,
  withoutHead,
  withoutLeadIn,
  withoutMayBe,
  withoutTimes,
} from './lead-in.ts';
import { findLink } from './link.ts';
import { readCompositeKey, readKeyTogether } from './notation/composite-key.ts';
import { addKey } from './notation/parts.ts';
import { readBlocks } from './notation/read-blocks.ts';
import { readBrackets } from './notation/read-brackets.ts';
import { readColumnReferences } from './notation/read-column-references.ts';
import { readLabelledBlocks } from './notation/read-columns.ts';
import { readDeclarations } from './notation/read-declarations.ts';
import { readLists } from './notation/read-lists.ts';
import { readNotationStatement } from './notation/read-notation-statement.ts';
import { readPasted } from './notation/read-pasted.ts';
import { readSql } from './notation/sql/read-sql.ts';
import { withPipedRows } from './notation/with-piped-rows.ts';
import { partCounts } from './part-counts.ts';
import { plainly, withEachDone, withPairs, withRatios, withRepeated } from './plain-words.ts';
import { readNames } from './read-names.ts';
import { readSentence } from './read-sentence.ts';
import { joinShortNames } from './short-names.ts';
import { splitHeirs, withParent } from './split-heirs.ts';
import { splitJoined } from './split-joined.ts';
import { createStructure, type Structure } from './structure.ts';
import { withEqualCounts, withPer } from './told-counts.ts';
import { withoutPlace, withUntoldVerb } from './untold-verbs.ts';
import { withVerbAgain } from './verb-again.ts';
import { withVerbs } from './verbless.ts';

/**
 * Reads a text into things and relations. It is read twice: what the first reading takes for a thing helps the second to
 * tell attributes from things.
 */
export const readStatements = (text: string): Structure => {
  const first = createStructure();
  readAll(text, { structure: first, known: new Set(), recent: { subjects: [], objects: [] }, written: [] });
  const structure = createStructure();
  readAll(text, {
    structure,
    known: new Set(first.things().map(({ key }) => key)),
    recent: { subjects: [], objects: [] },
    written: [],
  });
  joinShortNames(structure);
  return structure;
};

/** `Pier [number, depth]` is `Pier (number, depth)`, and so is `Pier {number}` inside a sentence. */
const withRoundBrackets = (text: string): string =>
  text.replace(/(?<=[\p{L}\p{N}_] ?)\[([^[\]\n]*,[^[\]\n]*)\]/gu, '($1)').replace(bracedInSentence, '($1)');

/** `pier number/depth. berth id/length.` is `pier(number,depth)`, where several are told like that. */
const withSlashLists = (text: string): string => {
  const told = text.match(slashList) ?? [];
  if (told.length < fewestSlashLists) return text;
  return text.replace(
    slashList,
    (_, name: string, list: string, end = '') => `${name}(${list.replaceAll('/', ',')})${end === '' ? '' : ';'}`,
  );
};

const slashList =
  /(?<=^|[.;]\s*)(\p{L}[\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+)?) ([\p{L}_][\p{L}\p{N}_]*(?:\/[\p{L}_][\p{L}\p{N}_]*)+)(?:[.;](?<end>\s)|[.;]?(?=\s*$))/gmu;

const fewestSlashLists = 2;

/** `crane hire - customer 1:n contract`: what stands before the first ratio is the title. */
const titleOfRatios = /^\s*[\p{L} ]{2,40}\s[-–—:]\s+(?=[\p{L}_]+(?: [\p{L}_]+)?\s+(?:\d|[nm])\s*:\s*(?:\d|[nm])\s)/iu;

const blank = (found: string): string => ' '.repeat(found.length);

const readAll = (given: string, context: ReadingContext): void => {
  const text = withSlashLists(withRoundBrackets(withPipedRows(given)).replace(titleOfRatios, blank));
  const prose = readLists(
    readDeclarations(
      readBlocks(
        readLabelledBlocks(readColumnReferences(readSql(readPasted(text, context), context), context), context),
        context,
      ),
      context,
    ),
    context,
  );
  for (const piece of statementsOf(prose).flatMap(withToldBehind)) {
    if (readNotationStatement(piece, context)) continue;
    for (const part of splitOutside(piece, /;/g)) {
      if (readNotationStatement(part, context)) continue;
      const key = readCompositeKey(part.text) ?? readKeyTogether(part.text);
      const told = key === undefined ? part : { ...part, text: key.rest };
      for (const { tokens } of splitSentences(readBrackets(told, context).text)) {
        const moved = tokens.map((token) => ({
          ...token,
          start: token.start + part.start,
          end: token.end + part.start,
        }));
        recallWritten(moved[0]?.start ?? 0, context);
        readProse(moved, context);
      }
      markTogether(key?.columns ?? [], context);
    }
  }
};

/** The columns are the key of what the sentence was about. */
const markTogether = (columns: readonly string[], context: ReadingContext): void => {
  const [subject, other] = context.recent.subjects;
  const owner = other === undefined ? context.structure.find(subject?.label ?? '') : undefined;
  if (owner !== undefined) addKey(owner.key, columns, context);
};

/** What stood before the first mark was read already. */
const withoutMarks = (tokens: readonly Token[]): readonly Token[] =>
  tokens.slice(
    Math.max(
      0,
      tokens.findIndex(({ text }) => !/^[,;:]$/.test(text)),
    ),
  );

/** What makes a sentence plain, in this order. */
const rewrites: readonly ((tokens: readonly Token[]) => readonly Token[])[] = [
  withoutMayBe,
  withoutAmounts,
  withoutTimes,
  withUntoldVerb,
  withoutPlace,
  withEqualCounts,
  partCounts,
  withVerbAgain,
  withBothWays,
  splitHeirs,
  withPairs,
  plainly,
  withEachDone,
  withRatios,
  withRepeated,
  withRanges,
  withoutHead,
  withPer,
  withoutMarks,
];

const readProse = (written: readonly Token[], context: ReadingContext): void => {
  const bare = withoutMarks(written);
  // `it's for the harbour` says what all of it is for.
  const sentence = bare[1]?.lower === 'for' ? bare : [...splitCopulas(bare.slice(0, 1)), ...bare.slice(1)];
  const isWritersOwn = isAside(sentence);
  const told = rewrites.reduce((tokens, rewrite) => rewrite(tokens), sentence);
  for (const clause of splitAtDashes(told).flatMap((part) =>
    splitJoined(withVerbs(withKept(withParent(part)))).map(withParent),
  )) {
    if (isWritersOwn || isAside(clause)) context.structure.use(spanOf(clause) ?? noSpan);
    else {
      const said = withoutLeadIn(clause);
      const clauses = plainClauses(said, context);
      for (const plain of clauses)
        if (!readSentence(plain, context))
          readNames(plain, context, said.length < clause.length || (clauses.length > 1 && isBareList(plain)));
    }
  }
};

/** `category: id, name (a recipe is in one category)`: what brackets tell in a clause of their own comes behind. */
const withToldBehind = (piece: Piece): readonly Piece[] => {
  const [whole = '', inner = ''] = /\s\(([^()]{8,})\)(?=[\s.;]*$)/u.exec(piece.text) ?? [];
  const tokens = tokenise(inner);
  const link = determiners.has(tokens[0]?.lower ?? '') ? findLink(tokens, 0, 'clause') : undefined;
  if (link === undefined || link.start === 0 || link.end >= tokens.length) return [piece];
  const at = piece.text.lastIndexOf(whole);
  return [
    { text: piece.text.slice(0, at), start: piece.start },
    { text: inner, start: piece.start + at + whole.indexOf(inner) },
  ];
};

/** A dash with a space on both sides parts two clauses. */
const splitAtDashes = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (/^[–—]$/.test(token.text)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
};

const noSpan = { start: 0, end: 0 };

/** Lines and sentences; the full stop of an abbreviation ends none. */
const statementsOf = (text: string): readonly Piece[] =>
  splitOutside(
    { text, start: 0 },
    /\n|(?<=[^.\s]{2}|\)|\b\d)(?<!\b(?:incl|vs|approx|ca|max|min|resp))(?<!\b(?:no|nr)(?=\.\s\d))[.!?](?=\s)|[.!?](?=\s*$)/giu,
  ).map(trimmed);

const trimmed = ({ text, start }: Piece): Piece => {
  const before = /^[\s.,;]*/.exec(text)?.[0].length ?? 0;
  return { text: text.slice(before).trim(), start: start + before };
};
