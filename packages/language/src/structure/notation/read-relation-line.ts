import type { Piece } from '../../outline/outline.ts';
import { tokenise } from '../../text/token.ts';
import { readCardinality } from '../cardinality.ts';
import { findLink } from '../link.ts';

/** A relation as one line says it: names as written, with where they stand. */
export interface RelationLine {
  readonly from: Piece;
  readonly to: Piece;
  readonly kind?: string;
  readonly label: string;
  readonly fromCardinality?: string;
  readonly toCardinality?: string;
}

const name = String.raw`"[^"\n]{1,60}"|[\p{L}_][\p{L}\p{N}_.]{0,60}(?:~\w{1,40}~)?(?:[ -][\p{L}\p{N}_]{1,40}){0,3}?`;
const count = String.raw`"[^"\n]{0,12}"|\[[^\]\n]{1,8}\]|\((?:\d|\*|n|m|many|one)[^)\n]{0,6}\)|(?:\d+|\*(?!-)|[nm])(?:\.\.(?:\d+|\*|[nm]))?|many|one`;
const arrow = String.raw`[|}][|o](?:--|\.\.)[|o][|{]|<\|(?:-+|\.+)|(?:-+|\.+)\|>|[*o]-+>?|<?-+[*o](?![\p{L}])|<>-+|-+<>|-+\s?[\p{L}][\p{L}\d ,'-]{0,40}?\s?-*-?>|<?-{1,3}>?|\.{2}>|<?\.{2}|=>|→|—>|–>|—|–|⟶`;
const line = new RegExp(
  String.raw`^\s*(?<from>${name})\s*(?<fromCount>${count})?\s*(?<![\p{L}\p{N}](?=-[\p{L}]))(?<arrow>${arrow})\s*(?<toCount>${count})?\s*(?<to>${name})\s*(?::\s*(?<label>[^\n]*?))?\s*[.;]?\s*$`,
  'u',
);
const counted = new RegExp(
  String.raw`^\s*(?<from>${name})\s+(?<one>\d\.\.[\dnm*]|\d+|[nm*])(?:\s*(?:[:/]|to|-)\s*(?<other>\d\.\.[\dnm*]|[nm*]|\d+|many|one))?\s+(?<to>${name})\s*(?::\s*(?<label>[^\n]*?))?\s*[.;]?\s*$`,
  'u',
);

/** `A -> B 1:n`, `A - B (n:m)`: how many there are on either side, behind the names. */
const ratioBehind =
  /\s+[([]?(?<one>\d\.\.[\dnm*]|[1nm*])\s*:\s*(?<other>\d\.\.[\dnm*]|[1nm*])[)\]]?(?=\s*(?::\s|[.;]?\s*$))/;

/** Reads `A *-- B`, `A "1" --> "many" B : label`, `A ||--o{ B : places`, `A 1..* B`, `A -> B: label`; undefined for a sentence. */
export const readRelationLine = (piece: Piece): RelationLine | undefined => {
  const ratio = ratioBehind.exec(piece.text);
  const read = readLine({ ...piece, text: piece.text.replace(ratio?.[0] ?? '', '') });
  if (ratio === null || read?.fromCardinality !== undefined || read?.toCardinality !== undefined)
    return readLine(piece);
  const [from, to] = [ratio.groups?.one, ratio.groups?.other].map((side) => readCardinality(side ?? ''));
  return read && { ...read, ...(from && { fromCardinality: from }), ...(to && { toCardinality: to }) };
};

const readLine = (piece: Piece): RelationLine | undefined => {
  const plain = counted.exec(piece.text)?.groups;
  const isRangeOf = plain?.other === undefined || Number(plain.other) > 1;
  if (plain !== undefined && !(isRangeOf && tells(plain.from ?? ''))) return fromCounts(plain, piece);
  const drawn = line.exec(piece.text)?.groups;
  const isRange = drawn?.arrow === '..' && /\d\s*\.\.\s*[\d*nm]/.test(piece.text);
  return drawn === undefined || isRange ? undefined : fromArrow(drawn, piece);
};

/** `Tug pulls` in `Tug pulls 0..1 Barge` is no name but the beginning of a sentence. */
const tells = (from: string): boolean => {
  const tokens = tokenise(`${from} one`);
  return /\b(?:has|have|of|is|are|in|to|with)$/i.test(from) || findLink(tokens, 0, 'clause') !== undefined;
};

/** `Customer 1:n Order`; a single number stands beside the second name. */
const fromCounts = (
  { from = '', to = '', one = '', other, label = '' }: Readonly<Record<string, string | undefined>>,
  piece: Piece,
): RelationLine => ({
  from: pieceOf(from, piece, 'first'),
  to: pieceOf(to, piece, 'last'),
  label,
  fromCardinality: other === undefined ? '1' : (readCardinality(one) ?? '1'),
  toCardinality: readCardinality(other ?? one) ?? '0..*',
});

const fromArrow = (groups: Readonly<Record<string, string | undefined>>, piece: Piece): RelationLine | undefined => {
  const { from = '', to = '', arrow: drawn = '', fromCount, toCount, label = '' } = groups;
  const { kind, isBackward, onLine } = lineOf(drawn.trim());
  const feet = crowsFeet(drawn);
  const left = feet?.[0] ?? countOf(fromCount);
  const right = feet?.[1] ?? countOf(toCount);
  const ends = { first: pieceOf(from, piece, 'first'), last: pieceOf(to, piece, 'last') };
  const [start, end, startCount, endCount] = isBackward
    ? [ends.last, ends.first, right, left]
    : [ends.first, ends.last, left, right];
  const said =
    onLine ??
    label
      .replace(/^"|"$/g, '')
      .replace(/\s*[<>]\s*$/, '')
      .trim();
  return {
    from: start,
    to: end,
    ...(kind === undefined ? {} : { kind }),
    label: kind !== undefined && /^(?:inherits|realises)$/.test(kind) ? '' : said,
    ...(startCount === undefined ? {} : { fromCardinality: startCount }),
    ...(endCount === undefined ? {} : { toCardinality: endCount }),
  };
};

const pieceOf = (text: string, { text: whole, start }: Piece, side: 'first' | 'last'): Piece => ({
  text: text.replace(/^"|"$/g, ''),
  start: start + Math.max(0, side === 'first' ? whole.indexOf(text) : whole.lastIndexOf(text)),
});

const countOf = (text: string | undefined): string | undefined => {
  const inner = text?.replace(/^["[(]|["\])]$/g, '').trim();
  return inner === undefined || inner === '' ? undefined : (readCardinality(inner) ?? inner);
};

const feetLeft: Readonly<Record<string, string>> = { '||': '1', '|o': '0..1', '}|': '1..*', '}o': '0..*' };
const feetRight: Readonly<Record<string, string>> = { '||': '1', 'o|': '0..1', '|{': '1..*', 'o{': '0..*' };

const crowsFeet = (drawn: string): readonly [string, string] | undefined => {
  const [, left = '', right = ''] = /^([|}][|o])(?:--|\.\.)([|o][|{])$/.exec(drawn.trim()) ?? [];
  const [from, to] = [feetLeft[left], feetRight[right]];
  return from === undefined || to === undefined ? undefined : [from, to];
};

interface Drawn {
  readonly kind?: string;
  /** True where the line as written runs from its second name to its first. */
  readonly isBackward: boolean;
  readonly onLine?: string;
}

/** Kinds by what their line looks like; the part's diamond or the parent's head may stand at either end. */
const lines: readonly { readonly pattern: RegExp; readonly kind: string; readonly isBackward: boolean }[] = [
  { pattern: /^<\|-/, kind: 'inherits', isBackward: true },
  { pattern: /^<\|\./, kind: 'realises', isBackward: true },
  { pattern: /^-+\|>$/, kind: 'inherits', isBackward: false },
  { pattern: /^\.+\|>$/, kind: 'realises', isBackward: false },
  { pattern: /^\*-/, kind: 'composes', isBackward: false },
  { pattern: /-\*$/, kind: 'composes', isBackward: true },
  { pattern: /^(?:o|<>)-/, kind: 'aggregates', isBackward: false },
  { pattern: /-(?:o|<>)$/, kind: 'aggregates', isBackward: true },
  { pattern: /^\.\.>$/, kind: 'depends', isBackward: false },
  { pattern: /^<\.\./, kind: 'depends', isBackward: true },
];

/** Words on a line that say its kind: `-inherits->`. */
const kindWords: readonly { readonly pattern: RegExp; readonly kind: string }[] = [
  { pattern: /^(?:inherits(?: from)?|extends|is an?|subclass of)$/i, kind: 'inherits' },
  { pattern: /^(?:implements|reali[sz]es)$/i, kind: 'realises' },
  { pattern: /^(?:composes|composed of|consists of|composition)$/i, kind: 'composes' },
  { pattern: /^(?:aggregates|aggregation)$/i, kind: 'aggregates' },
  { pattern: /^(?:depends(?: on)?|dependency)$/i, kind: 'depends' },
];

const lineOf = (drawn: string): Drawn => {
  const onLine = /^-+\s?([\p{L}].*?)\s?-*-?>$/u.exec(drawn)?.[1];
  if (onLine !== undefined) {
    const kind = kindWords.find(({ pattern }) => pattern.test(onLine))?.kind;
    return kind === undefined ? { isBackward: false, onLine } : { kind, isBackward: false, onLine: '' };
  }
  const known = lines.find(({ pattern }) => pattern.test(drawn));
  return known ?? { isBackward: /^<-+$/.test(drawn) };
};
