import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  type AssociationEnd,
  endMethods,
  inverseMethods,
  isLeftByMoving,
  lastOf,
  movedBy,
  neededFor,
  type RecordDecl,
  takenBy,
} from '../../program/index.ts';
import { writeBraces } from '../families/curly/dialect.ts';
import { type CsharpDialect, fieldName, identifier, memberName } from './dialect.ts';
import { memberOf, recordName } from './record-names.ts';
import { sentence } from './store-relations.ts';

/** Keeps what is given. */
export const writeFirstEnd = (writer: Writer, records: readonly RecordDecl[], end: AssociationEnd): void => {
  if (end.given !== undefined) writer.line(`${memberOf(records, end.name)} = ${required(identifier(end.name))};`);
};

/** Tells what is given of the object that is being made, once that is whole. */
export const writeFirstLink = (writer: Writer, records: readonly RecordDecl[], end: AssociationEnd): void => {
  const inverse = inverseMethods(records, end);
  if (end.given === undefined || inverse === undefined) return;
  writer.line(`${identifier(end.name)}.${memberName(inverse.link)}(this);`);
};

const required = (name: string): string => `${name} ?? throw new ArgumentNullException(nameof(${name}))`;

/** What reads an end, and what links it. Whoever is told first tells the other. */
export const writeEnd = (
  writer: Writer,
  dialect: CsharpDialect,
  records: readonly RecordDecl[],
  end: AssociationEnd,
  record: RecordDecl,
): void => {
  const type = recordName(records, end.target);
  const property = memberOf(records, end.name);
  const { link, unlink, given } = endMethods(records, end.name, end.isList);
  const parts = { dialect, records, end, record, property, other: identifier(given) };
  const method = (name: typeof link, body: () => void, visible = 'public'): void => {
    writer.gap();
    if (name === unlink) writer.comment(movedBy(end));
    writeBraces(writer, dialect, `${visible} void ${memberName(name)}(${type} ${parts.other})`, body);
  };
  const mayBeNull = !end.isList && end.given === undefined;
  writer.gap();
  writer.comment(mayBeNull ? `${end.summary} Null if there is none.`.trim() : end.summary);
  writer.line(
    end.isList
      ? `public IReadOnlyList<${type}> ${property} => ${fieldName(end.name)}.AsReadOnly();`
      : `public ${type} ${property} { get; private set; }`,
    end.name.from,
  );
  method(link, () => (end.isList ? writeAdding(writer, parts) : writeSetter(writer, parts)));
  if (end.isList) method(unlink, () => writeRemoving(writer, parts), isLeftByMoving(end) ? 'internal' : 'public');
};

interface End {
  readonly dialect: CsharpDialect;
  readonly records: readonly RecordDecl[];
  readonly end: AssociationEnd;
  readonly record: RecordDecl;
  readonly property: string;
  readonly other: string;
}

const when = (writer: Writer, dialect: CsharpDialect, condition: string, ...lines: readonly string[]): void => {
  writeBraces(writer, dialect, `if (${condition})`, () => {
    for (const line of lines) writer.line(line);
  });
};

const refuse = (writer: Writer, dialect: CsharpDialect, condition: string, message: string): void => {
  when(writer, dialect, condition, `throw new InvalidOperationException(${doubleQuoted(sentence(message))});`);
  writer.gap();
};

const writeSetter = (writer: Writer, { dialect, records, end, property, other }: End): void => {
  const inverse = inverseMethods(records, end);
  if (inverse === undefined || end.inverse === undefined) {
    writer.line(`${property} = ${end.given === undefined ? other : required(other)};`);
    return;
  }
  const back = memberOf(records, end.inverse);
  const unlink = `${memberName(inverse.unlink)}(${end.inverseIsList === true ? 'this' : 'null'});`;
  const link = `${memberName(inverse.link)}(this);`;
  const isGiven = end.given !== undefined;
  writer.line(`var before = ${property};`);
  when(writer, dialect, `before == ${other}`, 'return;');
  writer.gap();
  if (end.inverseIsGiven) {
    refuse(writer, dialect, `before?.${back} == this`, neededFor(end.target, end.inverse));
    when(writer, dialect, `${other} != null && ${other}.${back} != this`, `${other}.${link}`, 'return;');
    writer.gap();
    writer.line(`${property} = ${other};`);
    return;
  }
  if (end.inverseIsNonEmpty)
    refuse(
      writer,
      dialect,
      `${isGiven ? '' : 'before != null && '}before.${back}.All(each => each == this)`,
      lastOf(end.target, end.inverse),
    );
  if (isGiven) {
    if (end.inverseIsList !== true)
      refuse(writer, dialect, `${other}?.${back} != null`, takenBy(end.target, end.inverse));
    writer.line(`${property} = ${required(other)};`);
    writer.line(`before.${unlink}`);
    writer.line(`${other}.${link}`);
    return;
  }
  writer.line(`${property} = ${other};`);
  if (end.inverseIsList === true) writer.line(`before?.${unlink}`);
  else when(writer, dialect, `before?.${back} == this`, `before.${unlink}`);
  writer.line(`${other}?.${link}`);
};

const writeAdding = (writer: Writer, { dialect, records, end, other }: End): void => {
  const inverse = inverseMethods(records, end);
  const list = fieldName(end.name);
  const movesFirst = end.inverseIsGiven === true || (end.isNonEmpty === true && end.inverseIsList !== true);
  when(writer, dialect, `${list}.Contains(${other})`, 'return;');
  writer.gap();
  if (inverse !== undefined && end.inverse !== undefined && movesFirst) {
    const link = `${other}.${memberName(inverse.link)}(this);`;
    when(writer, dialect, `${other}.${memberOf(records, end.inverse)} != this`, link, 'return;');
    writer.gap();
  }
  writer.line(`${list}.Add(${other});`);
  if (inverse !== undefined && !movesFirst) writer.line(`${other}.${memberName(inverse.link)}(this);`);
};

const writeRemoving = (writer: Writer, { dialect, records, end, record, other }: End): void => {
  const inverse = inverseMethods(records, end);
  const list = fieldName(end.name);
  const isLast = `${list}.Count == 1 && ${list}.Contains(${other})`;
  if (inverse === undefined || end.inverse === undefined) {
    if (end.isNonEmpty) refuse(writer, dialect, isLast, lastOf(record.name, end.name));
    writer.line(`${list}.Remove(${other});`);
    return;
  }
  const back = memberOf(records, end.inverse);
  if (end.inverseIsGiven) {
    refuse(writer, dialect, `${other}.${back} == this`, neededFor(end.target, end.inverse));
    writer.line(`${list}.Remove(${other});`);
    return;
  }
  if (end.isNonEmpty) refuse(writer, dialect, isLast, lastOf(record.name, end.name));
  if (end.inverseIsNonEmpty && end.inverseIsList === true)
    refuse(writer, dialect, `${other}.${back}.All(each => each == this)`, lastOf(end.target, end.inverse));
  const isHeld = `${list}.Remove(${other})`;
  const condition = end.inverseIsList === true ? isHeld : `${isHeld} && ${other}.${back} == this`;
  const unlink = `${memberName(inverse.unlink)}(${end.inverseIsList === true ? 'this' : 'null'});`;
  when(writer, dialect, condition, `${other}.${unlink}`);
};
