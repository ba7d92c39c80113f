import { referenceTarget, rowOpener } from '../../lexicon/en/data-words.ts';
import { hasArrow, readArrows } from '../../notations/arrows.ts';
import { type Piece, spanOfPiece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import { tokenise } from '../../text/token.ts';
import { readCardinality } from '../cardinality.ts';
import { mentionNoun, type ReadingContext } from '../context.ts';
import { isAttributeName } from '../items.ts';
import { isAside } from '../lead-in.ts';
import { findLink } from '../link.ts';
import { isColumnType, type Member, readMember, typesIn } from '../members.ts';
import { keyOfName } from '../name.ts';
import { readNoun } from '../noun.ts';
import { readNames } from '../read-names.ts';
import { readSentence } from '../read-sentence.ts';
import { clauseBehind } from './clause-behind.ts';
import { readCompositeKey } from './composite-key.ts';
import { addKey, addMembers, addRows, mentionWritten } from './parts.ts';
import { kindOf, kindOpening } from './read-blocks.ts';
import { readBrackets } from './read-brackets.ts';
import { readColumns } from './read-columns.ts';
import { kindBehind } from './read-declarations.ts';
import { readRelationLine } from './read-relation-line.ts';

/** Reads a statement of a closed notation; false where it is a sentence. */
export const readNotationStatement = (piece: Piece, context: ReadingContext): boolean =>
  readFrame(piece, context) ||
  readDeclaration(piece, context) ||
  readTables(piece, context) ||
  readColumns(piece, context) ||
  readRelation(piece, context) ||
  readNamedList(piece, context);

/** Lines of pasted notations that declare nothing. */
const readFrame = ({ text, start }: Piece, { structure }: ReadingContext): boolean => {
  const isFrame =
    /^\s*(?:[-*•#]+\s*)?(?:the )?(?:tables|entities|classes|objects|relations?|relationships|attributes)\s*:?\s*$/i.test(
      text,
    ) ||
    /^\s*(?:```\w*|classDiagram(?:-v2)?|erDiagram|@startuml\b.*|@enduml|direction \w+|%%.*|hide .*|skinparam .*|title .*|left to right direction|note .*|[{}])\s*$/.test(
      text,
    );
  if (isFrame) structure.use({ start, end: start + text.length });
  return isFrame;
};

const tableName = String.raw`(?<![\p{L}\p{N}_])[\p{L}_][\p{L}\p{N}_]{0,60}(?: (?!is\b|are\b|has\b|have\b|with\b)[\p{L}\p{N}_]{1,40}){0,2}`;
const table = new RegExp(String.raw`(${tableName})\s*\(((?:[^()]|\([^()]*\))+)\)`, 'gu');

/** `Tables: users(id, email), orders(id, user_id fk users)`. */
const readTables = (piece: Piece, context: ReadingContext): boolean => {
  if (!piece.text.includes('(')) return false;
  const heading =
    /^\s*(?:[\p{L} ]{0,40}\b(?:tables?|entit(?:y|ies)|schema|classes|relations?|model|database)(?: are| is)?\s*:)?\s*(?:and\s+)?/iu.exec(
      piece.text,
    )?.[0].length ?? 0;
  const label = heading > 0 ? heading : titleLength(piece.text);
  const body = piece.text.slice(label);
  if (body.replace(table, '').replace(/\band\b|[,;.\s\-*•&]/g, '') !== '') return false;
  if ([...body.matchAll(table)].some(([, name = '']) => !isTableName(name))) return false;
  for (const match of body.matchAll(table)) {
    const [whole, name = '', rows = ''] = match;
    const start = piece.start + label + match.index;
    const bareName = name.replace(opensTable, '');
    const key = mentionWritten(bareName, start + name.indexOf(bareName), context, start + whole.length);
    const parent = /^\s*\p{Lu}[\p{L}\p{N}_]*\s*$/u.test(rows) ? context.structure.find(rows.trim()) : undefined;
    if (parent !== undefined && parent.key !== key)
      context.structure.relate({
        from: key,
        to: parent.key,
        kind: 'inherits',
        label: '',
        span: { start, end: start + whole.length },
      });
    else {
      const opening = kindOpening.exec(rows)?.[0] ?? '';
      const kind = kindOf(opening);
      if (kind !== undefined) context.structure.setKind(key, kind);
      const at = start + whole.indexOf('(') + 1 + opening.length;
      addMembers(key, { text: rows.slice(opening.length), start: at }, context);
    }
  }
  context.structure.use(spanOfPiece(piece));
  return true;
};

/** `Hospital: patient (name, born), ward (floor, beds)`: several names with rows each make the words before the colon a title. */
const titleLength = (text: string): number => {
  const title = /^\s*\p{L}[\p{L} ]{0,40}:\s*/u.exec(text)?.[0].length ?? 0;
  const tables = [...text.slice(title).matchAll(table)];
  const areTables = tables.every(([, name = '', rows = '']) => rows.includes(',') && !isAttributeName(name));
  return tables.length > 1 && areTables ? title : 0;
};

/** Words before the name of a table: `and table users (...)`. */
const opensTable = /^(?:and\s+)?(?:(?:table|entity)\s+(?=\S))?/i;

/** `Payment provides pay(amount)` and `A harbour (small or large)` are sentences. */
const isTableName = (name: string): boolean =>
  !/^(?:an?|the|each|every)\s/i.test(name) && findLink(tokenise(name), 0, 'clause') === undefined;

const declaration =
  /^\s*((?:abstract\s+)?(?:class|interface|enum|entity|abstract)|<<\s*\w+\s*>>)\s+("[^"]+"|[\p{Lu}_][\p{L}\p{N}_]*)(?:\s+(extends|implements)\s+([\p{L}\p{N}_, ]+?))?\s*(?:<<\s*(\w+)\s*>>)?\s*(?:[:([]\s*(.*?)\)?)?\s*$/su;

/** `abstract class Shape`, `<<interface>> Payable`, `enum Status: NEW, PAID`, `class Circle extends Shape`. */
const readDeclaration = (piece: Piece, context: ReadingContext): boolean => {
  const [whole, words = '', name, verb, parents = '', stereotype = '', listed, bracketed] =
    declaration.exec(piece.text) ?? [];
  const rows = closed(listed ?? bracketed);
  if (whole === undefined || name === undefined) return false;
  if (
    rows !== undefined &&
    splitOutside({ text: rows, start: 0 }, /,/g).some(({ text }) => text.trim().split(/\s+/).length > longestItem)
  )
    return false;
  const key = mentionWritten(name, piece.start, context, piece.start + piece.text.length);
  const kind = kindOf(`${words} ${stereotype}`);
  if (kind !== undefined) context.structure.setKind(key, kind);
  if (rows !== undefined) addMembers(key, { text: rows, start: piece.start + piece.text.lastIndexOf(rows) }, context);
  for (const parent of parents.split(',').filter((text) => text.trim() !== '')) {
    const to = mentionWritten(parent, piece.start + piece.text.indexOf(parent), context);
    context.structure.relate({
      from: key,
      to,
      kind: verb === 'implements' ? 'realises' : 'inherits',
      label: '',
      span: spanOfPiece(piece),
    });
  }
  context.structure.use(spanOfPiece(piece));
  const subject = readNoun(tokenise(name.replace(/"/g, ''), piece.start));
  if (subject !== undefined) context.recent.subjects = [{ ...subject, isName: true }];
  return true;
};

/** `pay(amount), refund()` behind a colon: the last bracket closes a call and no list. */
const closed = (rows: string | undefined): string | undefined =>
  rows !== undefined && rows.split('(').length > rows.split(')').length ? `${rows})` : rows;

const readRelation = (given: Piece, context: ReadingContext): boolean => {
  const whole = withoutBullet(given);
  const operations = leadsToCalls.exec(whole.text)?.groups?.arrow;
  if (operations !== undefined)
    return readNotationStatement(
      { ...whole, text: whole.text.replace(operations, ':'.padEnd(operations.length)) },
      context,
    );
  const listed = splitOutside(withoutTitle(whole), /,/g);
  if (listed.length > 1 && listed.every((part) => readRelationLine(part) !== undefined))
    return listed.every((part) => readRelation(part, context));
  const isDrawn =
    /[<>→]|(?:\d|\.\.[\d*nm])\s*[:-]/.test(whole.text) &&
    whole.text.includes('(') &&
    readRelationLine(whole) === undefined;
  const piece = isDrawn ? readBrackets(whole, context) : whole;
  if (readParents(piece, context) || readCounted(piece, context)) return true;
  const relation = readRelationLine(piece);
  if (relation !== undefined) {
    const { from, to, ...rest } = relation;
    context.structure.relate({
      ...rest,
      from: mentionWritten(from.text, from.start, context),
      to: mentionWritten(to.text, to.start, context),
      span: spanOfPiece(piece),
    });
    return true;
  }
  if (!hasArrow(piece.text)) return false;
  for (const { from, to, label } of readArrows(piece.text)) {
    context.structure.relate({
      from: mentionWritten(from.text, piece.start + from.span.start, context),
      to: mentionWritten(to.text, piece.start + to.span.start, context),
      label,
      span: spanOfPiece(piece),
    });
  }
  return true;
};

/** `interface Payable -> pay(amount), refund()`: what an arrow leads to are operations. */
const leadsToCalls =
  /^\s*(?:\w+\s+)?\p{Lu}\w*\s*(?<arrow>->|→|=>)\s*\w+\([^()]*\)(?:\s*,\s*\w+\([^()]*\))*\s*[.;]?\s*$/u;

const withoutBullet = ({ text, start }: Piece): Piece => {
  const bullet = /^\s*[-*•]\s+(?=\p{L})/u.exec(text)?.[0].length ?? 0;
  return { text: text.slice(bullet), start: start + bullet };
};

/** `harbour, with cardinalities: Pier (1) - (n) Berth`: what stands before a colon in front of lines. */
const withoutTitle = (piece: Piece): Piece => {
  const head = /^[^:()<>→—]{3,60}:\s+(?=[\p{L}_])/u.exec(piece.text)?.[0].length ?? 0;
  return { text: piece.text.slice(head), start: piece.start + head };
};

/** `Vessel <- Ferry, Tug`: the parent first. */
const readParents = (piece: Piece, context: ReadingContext): boolean => {
  const [, parent, children] =
    /^\s*(\p{Lu}[\p{L}\p{N}_]*)\s*<\|?-{1,2}\s*(\p{Lu}[\p{L}\p{N}_]*(?:\s*,\s*\p{Lu}[\p{L}\p{N}_]*)*)\s*$/u.exec(
      piece.text,
    ) ?? [];
  if (parent === undefined || children === undefined) return false;
  const to = mentionWritten(parent, piece.start + piece.text.indexOf(parent), context);
  for (const child of children.split(',').map((name) => name.trim()))
    context.structure.relate({
      from: mentionWritten(child, piece.start + piece.text.lastIndexOf(child), context),
      to,
      kind: 'inherits',
      label: '',
      span: spanOfPiece(piece),
    });
  return true;
};

const countMark = String.raw`1|n|m|\*|\d+|0\.\.1|0\.\.[*nm]|1\.\.[*nm]|one|many`;
const countedArrow = new RegExp(
  String.raw`^\s*(?:(?:and|also)\s+)?(?<one>${countMark})\s+(?<from>[\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,2}?)\s*(?:-{1,2}>?|<?-{1,2}>|→|:|to)\s*(?<other>${countMark})\s+(?<to>[\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,2}?)\s*$`,
  'iu',
);
const countedPair =
  /^\s*(?:(?:and|also)\s+)?(?<from>[\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,2}?)?\s*(?<arrow><?-{1,2}>|↔)?\s*(?<=[\s>])(?:is\s+)?(?<one>1|n|m|0\.\.1)\s*(?::|-|to|\/)\s*(?<other>1|n|m|0\.\.1)\s+(?:with\s+|to\s+)?(?<to>[\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,2}?)(?:\s+(?:via|through|thru|using)\s+(?<join>[\p{L}_][\p{L}\p{N}_]*))?(?:\s+(?:as|\()\s*(?<label>[\p{L} ]+)\)?)?\s*$/iu;
const joined =
  /^\s*(?<from>[\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,2}?)\s*(?:<?-{1,2}>|↔|and|&)\s*(?<to>[\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,2}?)\s+(?:(?:is|are)\s+)?[nm]\s*:\s*[nm](?:\s+(?:via|through|thru|using|by)\s+(?<join>[\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,2}?))?\s*$/iu;

/** `1 pier -> n berths`, `pier 1:n berth, 1:n crane as owner`, `sailor <-> boat is n:m via crew`. */
const readCounted = (piece: Piece, context: ReadingContext): boolean => {
  const ends = joined.exec(piece.text)?.groups;
  if (ends !== undefined) return readJoined(ends, piece, context);
  const parts = splitOutside(piece, /,/g).filter((part) => !isAside(tokenise(part.text)));
  const found = parts.map(({ text }) => (countedArrow.exec(text) ?? countedPair.exec(text))?.groups);
  let from = found[0]?.from;
  if (from === undefined || found.some((groups) => groups === undefined || groups.arrow !== undefined)) return false;
  for (const groups of found) {
    from = groups?.from ?? from;
    const { one = '', other = '', to = '', label = '' } = groups ?? {};
    if (groups?.join !== undefined) {
      readJoined({ from, to, join: groups.join }, piece, context);
      continue;
    }
    context.structure.relate({
      from: mentionNamed(from, piece, context),
      to: mentionNamed(to, piece, context),
      label,
      fromCardinality: readCardinality(one) ?? '1',
      toCardinality: readCardinality(other) ?? '0..*',
      span: spanOfPiece(piece),
    });
  }
  return true;
};

const readJoined = (
  { from = '', to = '', join }: Readonly<Record<string, string | undefined>>,
  piece: Piece,
  context: ReadingContext,
): boolean => {
  const span = spanOfPiece(piece);
  const [left, right] = [mentionNamed(from, piece, context), mentionNamed(to, piece, context)];
  const between = join === undefined ? undefined : mentionNamed(join, piece, context);
  const many = { fromCardinality: between === undefined ? '0..*' : '1', toCardinality: '0..*', label: '', span };
  if (between === undefined) context.structure.relate({ ...many, from: left, to: right });
  else for (const side of [left, right]) context.structure.relate({ ...many, from: side, to: between });
  return true;
};

/** A name in the singular where it is a plain word. */
const mentionNamed = (name: string, piece: Piece, context: ReadingContext): string => {
  const noun = readNoun(tokenise(name, piece.start + Math.max(0, piece.text.indexOf(name))));
  return noun === undefined ? mentionWritten(name, piece.start, context) : mentionNoun(noun, context);
};

/** The most words of an entry of a list after a colon; longer ones are sentences. */
const longestItem = 5;

/** A head that names no thing but all of what follows. */
const wholeHead = /\b(?:entities|classes|tables|objects|things|model|schema|diagram|database|db)$/i;

/** `Harbour: ferries, piers, captains` where the text goes on to tell of ferries and piers: the list names things. */
const listsThings = (items: readonly Piece[], { known, structure }: ReadingContext): boolean => {
  const told = items.filter(({ text }) =>
    known.has(
      keyOfName(
        text
          .replace(/^\s*and\s+/, '')
          .replace(/\.\s*$/, '')
          .trim(),
      ),
    ),
  );
  return (
    told.length > 1 &&
    told.length * 2 >= items.length &&
    structure.things().every(({ members }) => members.length === 0)
  );
};

/** `Book: title, isbn, borrow()`; where the words before the colon name no thing, the list names things. */
const readNamedList = (piece: Piece, context: ReadingContext): boolean => {
  const [, written = '', kindWord = '', told] =
    /^\s*(?:[-*•]\s+)?(?:(?:[Tt]able|[Ee]ntity)\s+)?([\p{L}_][^:()\n]{0,40}?)\s*(?:\((enum|interface|abstract)\w*\))?(?:\s*:|\s[-–—])\s+(\S.*)$/su.exec(
      piece.text,
    ) ?? [];
  const head = written.replace(kindBehind, '');
  if (told === undefined || kindsOf.test(head) || furtherHead.test(told)) return false;
  const clause = clauseBehind(told);
  if (clause !== undefined) {
    const end = piece.text.length - told.length + clause;
    if (!readNamedList({ ...piece, text: piece.text.slice(0, end) }, context)) return false;
    const rest = piece.text.slice(end).replace(/^[,\s]*/, '');
    const words = tokenise(rest, piece.start + piece.text.length - rest.length);
    return !readSentence(words, context) || true;
  }
  const composite = readCompositeKey(told);
  const list = composite?.rest ?? told;
  if (readTypedRows(head, list, piece, context)) return true;
  const items = splitOutside({ text: list, start: 0 }, /,|\s+and\s+/g);
  const columns = items.filter(({ text }) => !(rowOpener.test(text.trim()) || referenceTarget.test(text)));
  if (columns.some(({ text }) => text.trim().split(/\s+/).length > longestItem)) return false;
  const start = piece.start + piece.text.length - list.length;
  const tokens = tokenise(columns.length === 0 ? list : withoutItems(list, items, columns), start);
  if (findLink(tokens, 1, 'continuation')?.phrase !== undefined || hasArrow(list)) return false;
  if (wholeHead.test(head) || listsThings(items, context)) {
    readNames(tokens, context);
    return true;
  }
  const headTokens = tokenise(head, piece.start + piece.text.indexOf(head));
  if (findLink([...headTokens, ...tokens], 0, 'clause')?.start === headTokens.length) return false;
  const link = findLink(headTokens, 0, 'clause');
  const owner = link === undefined ? undefined : readNoun(headTokens.slice(0, link.start));
  const areFacts =
    items.every(({ text }) => /_|^\s*id\b/.test(text) || isAttributeName(text.trim())) ||
    items.filter(({ text }) => /_|\bid\b/.test(text)).length * 2 >= items.length;
  if (owner !== undefined && link !== undefined && link.start > 0 && areFacts) {
    addRows(mentionNoun(owner, context), rowsOf(items, list), context);
    context.structure.use(spanOfPiece(piece));
    return !readSentence(headTokens, context) || true;
  }
  const noun = readNoun(headTokens);
  if (noun === undefined || head.split(/\s+/).length > 3) return false;
  const isTable = /^\p{Ll}/u.test(head) && !/\s/.test(head);
  const key = isTable
    ? mentionWritten(head, piece.start, context, piece.start + piece.text.length)
    : mentionNoun({ ...noun, span: spanOfPiece(piece), isName: noun.isName || /^\p{Lu}/u.test(head) }, context);
  if (kindWord !== '') context.structure.setKind(key, kindWord.toLowerCase());
  context.recent.subjects = [{ ...noun, span: spanOfPiece(piece), isName: true }];
  addRows(key, rowsOf(items, list), context);
  addKey(key, composite?.columns ?? [], context);
  context.structure.use(spanOfPiece(piece));
  return true;
};

/** `pier - number, depth; berth - length`: what a semicolon parts has heads of its own. */
const furtherHead = /;\s*[\p{L}_][^;:,()\n]{0,40}?(?:\s*:|\s[-–—])\s+\S/u;

/** The list with the entries blanked that speak of other things. */
const withoutItems = (list: string, items: readonly Piece[], kept: readonly Piece[]): string =>
  items
    .filter((item) => !kept.includes(item))
    .reduce(
      (left, { text, start }) => left.slice(0, start) + ' '.repeat(text.length) + left.slice(start + text.length),
      list,
    );

/** `Account has balance: double, pay(amount)`: the colon parts the name of a row and its type. */
const readTypedRows = (head: string, list: string, piece: Piece, context: ReadingContext): boolean => {
  const [type] = splitOutside({ text: list, start: 0 }, /,|\s+and\s+/g);
  const tokens = tokenise(head, piece.start + piece.text.indexOf(head));
  const link = findLink(tokens, 0, 'clause');
  const owner = link?.phrase?.means === 'parts' ? readNoun(tokens.slice(0, link.start)) : undefined;
  const opening = tokens[link?.end ?? 0];
  if (owner === undefined || opening === undefined || type === undefined || !isColumnType(type.text.trim()))
    return false;
  const start = opening.start - piece.start;
  addMembers(mentionNoun(owner, context), { text: piece.text.slice(start), start: opening.start }, context);
  context.structure.use(spanOfPiece(piece));
  context.recent.subjects = [owner];
  return true;
};

/** `two types of boats: tugs and ferries`: a sentence. */
const kindsOf = /\b(?:types|kinds|sorts) of\b/i;

/** `boat id + pier id` names two columns, which are the key together. */
const rowsOf = (items: readonly Piece[], list: string): readonly Member[] =>
  items.flatMap(({ text }) => {
    const columns = text.split(/\s\+\s/);
    const members = columns.flatMap(
      (column) => readMember(column.replace(/^\s*and\s+/, '').replace(/\.\s*$/, ''), typesIn(list)) ?? [],
    );
    return columns.length === 1 ? members : members.map(asKey);
  });

const asKey = (member: Member): Member => ({
  ...member,
  attribute: { ...member.attribute, marks: ['pk', ...(member.attribute.marks ?? [])] },
});
