import { answers } from '../lexicon/en/guard-words.ts';
import { markerAt } from '../segment/marker-at.ts';
import { findPredicate } from '../segment/predicate.ts';
import { tokenise } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { isNameLike, namesActor } from './actor.ts';
import { conditionStrength } from './guards/condition-phrase.ts';
import type { LaneLines, Line } from './lane-lines.ts';

interface NamedPiece {
  readonly name: string;
  /** Where the name begins, and where what is done begins. */
  readonly from: number;
  readonly to: number;
  /** Where the name's line ends. */
  readonly lineEnd: number;
  /** True where a verb without a subject follows: `sends the quote`. */
  readonly acts: boolean;
  readonly opensLine: boolean;
  /** True for `Reader - suggests a title`: what opens with a dash is as often a heading. */
  readonly isDash: boolean;
}

/** `Sales: sends the quote. Clerk: checks it`, in lines or in sentences, `Sales - sends the quote` in lines. In: a text and its lines. Out: who does what; undefined for another text. */
export const readNamedPieces = (text: string, lines: readonly Line[]): LaneLines | undefined => {
  const pieces = spokenPieces(lines) ?? lines.flatMap(piecesOf);
  const opened = pieces.filter(({ opensLine }) => opensLine).length;
  const filled = lines.filter((line) => line.text.trim() !== '').length;
  if (pieces.length < 2 || opened * 2 < filled) return undefined;
  const isClear = ({ acts, name }: NamedPiece): boolean =>
    acts || namesActor(tokenise(name)) || isNameLike(tokenise(name), true);
  const clear = pieces.filter(isClear).length;
  if (clear === 0 || (pieces.some(({ isDash }) => isDash) && clear * 2 < pieces.length)) return undefined;
  return {
    text: pieces.reduceRight(
      (blanked, { from, to }) => blanked.slice(0, from) + ' '.repeat(to - from) + blanked.slice(to),
      text,
    ),
    duties: pieces.map(({ name, from, lineEnd }, index) => ({
      start: from,
      end: Math.min(lineEnd, pieces[index + 1]?.from ?? lineEnd),
      actor: capitalised(name),
    })),
  };
};

const opener =
  /^(?<before>\s*(?:[-*•–]|\d{1,3}[.)])?\s*)(?<name>[\p{L}\d][\p{L}\d .&/'-]{0,30}?)(?:\s*:|\s+(?<dash>[-–—]))(?=\s+\S)/u;
const sentenceOpener = /(?<before>[.!;]\s+)(?<name>\p{Lu}[\p{L}\d &/'-]{0,30}?)\s*:(?=\s+\S)/gu;

/** `guest: orders. waiter: brings it. cook: cooks`: most sentences of one line open with who acts, whatever the case of the letters. */
const spokenPieces = (lines: readonly Line[]): readonly NamedPiece[] | undefined => {
  const [line, ...others] = lines.filter(({ text }) => text.trim() !== '');
  if (line === undefined || others.length > 0) return undefined;
  const sentences = line.text.split(/[.!;]\s+/).filter((sentence) => sentence.trim() !== '').length;
  const pieces = [...line.text.matchAll(anyOpener)]
    .map((match) => ({ ...pieceAt(line, match), opensLine: true }))
    .filter(({ name }) => mayAct(name));
  const isActor = pieces.map(({ name }) => namesActor(tokenise(name)));
  const opensDeed = pieces.map(
    ({ to }) => findPredicate(tokenise(line.text.slice(to - line.start).split(/[.!?,]/)[0] ?? ''))?.start === 0,
  );
  const fits = pieces.filter((_, index) => isActor[index] || opensDeed[index]).length;
  const isSpoken =
    pieces.length >= fewestSpoken &&
    pieces.length * 2 > sentences &&
    fits === pieces.length &&
    isActor.filter(Boolean).length > 1;
  return isSpoken ? pieces : undefined;
};

const anyOpener = /(?<before>^\s*|[.!;]\s+)(?<name>\p{L}[\p{L}\d &/'-]{0,30}?)\s*:(?=\s+\S)/gu;

/** Fewer are no more than headings. */
const fewestSpoken = 3;

const piecesOf = (line: Line): readonly NamedPiece[] => {
  const first = opener.exec(line.text);
  const others = [...line.text.matchAll(sentenceOpener)].map((match) => pieceAt(line, match));
  const opening = first === null ? [] : [{ ...pieceAt(line, first), opensLine: true }];
  const acting = new Set([...opening, ...others.filter(({ acts }) => acts)].map(({ name }) => name));
  return [...opening, ...others.filter(({ name }) => acting.has(name))].filter(({ name }) => mayAct(name));
};

const pieceAt = (line: Line, match: RegExpMatchArray): NamedPiece => {
  const { before = '', name = '', dash } = match.groups ?? {};
  const at = match.index ?? 0;
  const end = at + match[0].length;
  const predicate = findPredicate(tokenise(line.text.slice(end).split(/[.!?]\s/)[0] ?? ''));
  return {
    name,
    from: line.start + at + before.length,
    to: line.start + end,
    lineEnd: line.start + line.text.length,
    acts: predicate?.start === 0 && predicate.form === 'third',
    opensLine: false,
    isDash: dash !== undefined,
  };
};

/** `If late: call` and `No: stop` name nobody. */
export const mayAct = (name: string): boolean => {
  const tokens = tokenise(name);
  return (
    tokens.length <= 4 &&
    markerAt(tokens, 0) === undefined &&
    !answers.has(name.toLowerCase()) &&
    !/^(?:step|note|notes|title|phase|stage|start|end|goal|trigger|input|output|result|example)\b/i.test(name) &&
    (namesActor(tokens) || conditionStrength(tokens) === undefined)
  );
};
