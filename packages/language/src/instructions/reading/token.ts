import { blankListMarks } from './blank-list-marks.ts';

/** A word, a number, a sign or a quoted text of an instruction. */
export interface Token {
  /** As written; of a quoted text what stands between its marks. */
  readonly text: string;
  readonly lower: string;
  /** A half-open range of UTF-16 units of the instruction, quotation marks included. */
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
}

const pattern =
  /["“”„«](?<double>[^"“”„«»\n]+)["“”»]|(?<=^|[\s(:,])['‘](?<single>[^'‘’\n]+(?:['’][^\s'‘’][^'‘’\n]*)*)['’](?=$|[\s,;:.!?)])|(?<sign>-+>|=+>|→|⇒|<-+|\.{3}|…)|(?<number>#?\d+(?:[.,:]\d+)*%?)(?![\p{L}])|(?<word>[\p{L}\p{N}_]+(?:[-.@&/](?=[\p{L}\p{N}])[\p{L}\p{N}_]+|['’](?!s\b)[\p{L}]+)*)|(?<possessive>['’]s\b)|(?<other>\S)/gu;

/** Cuts an instruction into tokens; a quoted text is one, and so is the `'s` behind a name. */
export const tokenize = (text: string): readonly Token[] =>
  [...blankListMarks(text).matchAll(pattern)].map((match) => {
    const quoted = match.groups?.double ?? match.groups?.single;
    const said = quoted?.trim() ?? match[0];
    return {
      text: said,
      lower: said.toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
      isQuoted: quoted !== undefined,
    };
  });

/** The words of a run of tokens as they are written; of a single quoted one without its marks. */
export const textOf = (tokens: readonly Token[], text: string): string => {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? first.text : text.slice(first.start, last.end);
};

export const isWord = ({ lower }: Token): boolean => /[\p{L}\p{N}]/u.test(lower);
