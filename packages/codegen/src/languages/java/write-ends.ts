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
import { identifier, methodName, typeName } from './dialect.ts';

/** Keeps what is given. */
export const writeFirstEnd = (writer: Writer, end: AssociationEnd): void => {
  const field = identifier(end.name);
  if (end.given !== undefined) writer.line(`this.${field} = ${required(field)};`);
};

/** Tells what is given of the object that is being made, once that is whole. */
export const writeFirstLink = (writer: Writer, records: readonly RecordDecl[], end: AssociationEnd): void => {
  const inverse = inverseMethods(records, end);
  if (end.given === undefined || inverse === undefined) return;
  writer.line(`${identifier(end.name)}.${methodName(inverse.link)}(this);`);
};

const required = (name: string): string => `Objects.requireNonNull(${name}, ${doubleQuoted(name)})`;

/** What reads an end, and what links it. Whoever is told first tells the other. */
export const writeEnd = (
  writer: Writer,
  records: readonly RecordDecl[],
  end: AssociationEnd,
  record: RecordDecl,
): void => {
  const [field, type] = [identifier(end.name), typeName(end.target)];
  const { link, unlink, given } = endMethods(records, end.name, end.isList);
  const parts = { records, end, record, field, other: identifier(given) };
  const mayBeNull = !end.isList && end.given === undefined;
  writer.gap();
  writer.comment(mayBeNull ? `${end.summary} Null if there is none.`.trim() : end.summary);
  writer.block(`public ${end.isList ? `List<${type}>` : type} ${methodName(end.name)}() {`, '}', () =>
    writer.line(end.isList ? `return List.copyOf(${field});` : `return ${field};`),
  );
  writer.gap();
  writer.block(`public void ${methodName(link)}(${type} ${parts.other}) {`, '}', () =>
    end.isList ? writeAdding(writer, parts) : writeSetter(writer, parts),
  );
  if (!end.isList) return;
  writer.gap();
  writer.comment(movedBy(end));
  const visible = isLeftByMoving(end) ? '' : 'public ';
  writer.block(`${visible}void ${methodName(unlink)}(${type} ${parts.other}) {`, '}', () =>
    writeRemoving(writer, parts),
  );
};

interface End {
  readonly records: readonly RecordDecl[];
  readonly end: AssociationEnd;
  readonly record: RecordDecl;
  readonly field: string;
  readonly other: string;
}

const refuse = (writer: Writer, test: string, message: string): void =>
  writer.block(`if (${test}) {`, '}', () => writer.line(`throw new IllegalStateException(${doubleQuoted(message)});`));

const writeSetter = (writer: Writer, { records, end, field, other }: End): void => {
  const inverse = inverseMethods(records, end);
  if (inverse === undefined || end.inverse === undefined) {
    writer.line(`this.${field} = ${end.given === undefined ? other : required(other)};`);
    return;
  }
  const back = methodName(end.inverse);
  const unlink = `before.${methodName(inverse.unlink)}(${end.inverseIsList === true ? 'this' : 'null'});`;
  const link = `${other}.${methodName(inverse.link)}(this);`;
  const isGiven = end.given !== undefined;
  writer.line(`var before = this.${field};`);
  writer.block(`if (before == ${other}) {`, '}', () => writer.line('return;'));
  if (end.inverseIsGiven) {
    refuse(writer, `before != null && before.${back}() == this`, neededFor(end.target, end.inverse));
    writer.block(`if (${other} != null && ${other}.${back}() != this) {`, '}', () => {
      writer.line(link);
      writer.line('return;');
    });
    writer.line(`this.${field} = ${other};`);
    return;
  }
  if (end.inverseIsNonEmpty)
    refuse(
      writer,
      `${isGiven ? '' : 'before != null && '}before.${back}().equals(List.of(this))`,
      lastOf(end.target, end.inverse),
    );
  if (isGiven && end.inverseIsList !== true)
    refuse(writer, `${other}.${back}() != null`, takenBy(end.target, end.inverse));
  if (isGiven) {
    writer.line(`this.${field} = ${required(other)};`);
    writer.line(unlink);
    writer.line(link);
    return;
  }
  writer.line(`this.${field} = ${other};`);
  const isLinked = end.inverseIsList === true ? '' : ` && before.${back}() == this`;
  writer.block(`if (before != null${isLinked}) {`, '}', () => writer.line(unlink));
  writer.block(`if (${other} != null) {`, '}', () => writer.line(link));
};

const writeAdding = (writer: Writer, { records, end, field, other }: End): void => {
  const inverse = inverseMethods(records, end);
  const movesFirst = end.inverseIsGiven === true || (end.isNonEmpty === true && end.inverseIsList !== true);
  writer.block(`if (${field}.contains(${other})) {`, '}', () => writer.line('return;'));
  if (inverse !== undefined && end.inverse !== undefined && movesFirst)
    writer.block(`if (${other}.${methodName(end.inverse)}() != this) {`, '}', () => {
      writer.line(`${other}.${methodName(inverse.link)}(this);`);
      writer.line('return;');
    });
  writer.line(`${field}.add(${other});`);
  if (inverse !== undefined && !movesFirst) writer.line(`${other}.${methodName(inverse.link)}(this);`);
};

const writeRemoving = (writer: Writer, { records, end, record, field, other }: End): void => {
  const inverse = inverseMethods(records, end);
  if (inverse === undefined || end.inverse === undefined) {
    if (end.isNonEmpty) refuse(writer, `${field}.equals(List.of(${other}))`, lastOf(record.name, end.name));
    writer.line(`${field}.remove(${other});`);
    return;
  }
  const back = methodName(end.inverse);
  if (end.inverseIsGiven) {
    refuse(writer, `${other}.${back}() == this`, neededFor(end.target, end.inverse));
    writer.line(`${field}.remove(${other});`);
    return;
  }
  if (end.isNonEmpty) refuse(writer, `${field}.equals(List.of(${other}))`, lastOf(record.name, end.name));
  if (end.inverseIsNonEmpty && end.inverseIsList === true)
    refuse(writer, `${other}.${back}().equals(List.of(this))`, lastOf(end.target, end.inverse));
  const isHeld = `${field}.remove(${other})`;
  const condition = end.inverseIsList === true ? isHeld : `${isHeld} && ${other}.${back}() == this`;
  writer.block(`if (${condition}) {`, '}', () =>
    writer.line(`${other}.${methodName(inverse.unlink)}(${end.inverseIsList === true ? 'this' : 'null'});`),
  );
};
