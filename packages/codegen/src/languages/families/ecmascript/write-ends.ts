import type { Writer } from '../../../printing/writer.ts';
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
} from '../../../program/index.ts';
import { type Dialect, identifier, methodName, quote, typeName } from './dialect.ts';

/** The private field that holds an end. */
export const endField = ({ name, target, isList, given }: AssociationEnd, isTyped: boolean): string => {
  const field = `#${identifier(name)}`;
  if (!isTyped) return isList ? `${field} = []` : field;
  if (isList) return `${field}: ${typeName(target)}[] = []`;
  return `${field}: ${typeName(target)}${given === undefined ? ' | undefined' : ''}`;
};

/** What reads an end, and what links it. Whoever is told first tells the other. */
export const writeEnd = (
  writer: Writer,
  { isTyped }: Dialect,
  end: AssociationEnd,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  const field = identifier(end.name);
  const type = typeName(end.target);
  const plain = `${type}${end.isList || end.given !== undefined ? '' : ' | undefined'}`;
  const { link, unlink, given } = endMethods(records, end.name, end.isList);
  const parts = { end, record, records, field, other: identifier(given), isTyped };
  const method = (name: typeof link, body: () => void): void =>
    writer.block(
      `${methodName(name)}(${parts.other}${isTyped ? `: ${plain}` : ''})${isTyped ? ': void' : ''} {`,
      '}',
      body,
    );
  writer.gap();
  writer.comment(end.summary);
  const read = end.isList ? `readonly ${type}[]` : plain;
  writer.block(`get ${field}()${isTyped ? `: ${read}` : ''} {`, '}', () =>
    writer.line(end.isList ? `return [...this.#${field}];` : `return this.#${field};`),
  );
  writer.gap();
  if (!end.isList) {
    method(link, () => writeSetter(writer, parts));
    return;
  }
  method(link, () => writeAdding(writer, parts));
  writer.gap();
  if (isLeftByMoving(end)) writer.comment(`${movedBy(end)} @internal`);
  method(unlink, () => writeRemoving(writer, parts));
};

interface End {
  readonly end: AssociationEnd;
  readonly record: RecordDecl;
  readonly records: readonly RecordDecl[];
  readonly field: string;
  readonly other: string;
  readonly isTyped: boolean;
}

const writeThrow = (writer: Writer, test: string, message: string): void =>
  writer.block(`if (${test}) {`, '}', () => writer.line(`throw new Error(${quote(message)});`));

const writeSetter = (writer: Writer, { end, record, records, field, other, isTyped }: End): void => {
  const inverse = inverseMethods(records, end);
  if (inverse === undefined || end.inverse === undefined) {
    if (end.given !== undefined && !isTyped)
      writeThrow(writer, `${other} === undefined`, neededFor(record.name, end.name));
    writer.line(`this.#${field} = ${other};`);
    return;
  }
  const back = identifier(end.inverse);
  const isGiven = end.given !== undefined;
  const unlinkArgument = end.inverseIsList === true ? 'this' : 'undefined';
  writer.line(`const before = this.#${field};`);
  writer.block(`if (before === ${other}) {`, '}', () => writer.line('return;'));
  if (isGiven && !isTyped) writeThrow(writer, `${other} === undefined`, neededFor(record.name, end.name));
  if (end.inverseIsGiven) {
    writeThrow(writer, `before?.${back} === this`, neededFor(end.target, end.inverse));
    writer.block(`if (${other} !== undefined && ${other}.${back} !== this) {`, '}', () => {
      writer.line(`${other}.${methodName(inverse.link)}(this);`);
      writer.line('return;');
    });
    writer.line(`this.#${field} = ${other};`);
    return;
  }
  if (end.inverseIsNonEmpty)
    writeThrow(
      writer,
      `before${isGiven ? '' : '?'}.${back}.every((each) => each === this)`,
      lastOf(end.target, end.inverse),
    );
  if (isGiven && end.inverseIsList !== true)
    writeThrow(writer, `${other}.${back} !== undefined`, takenBy(end.target, end.inverse));
  writer.line(`this.#${field} = ${other};`);
  if (isGiven || end.inverseIsList === true)
    writer.line(`before${isGiven ? '' : '?'}.${methodName(inverse.unlink)}(${unlinkArgument});`);
  else
    writer.block(`if (before?.${back} === this) {`, '}', () =>
      writer.line(`before.${methodName(inverse.unlink)}(${unlinkArgument});`),
    );
  writer.line(`${other}${isGiven ? '' : '?'}.${methodName(inverse.link)}(this);`);
};

const writeAdding = (writer: Writer, { end, records, field, other }: End): void => {
  const inverse = inverseMethods(records, end);
  writer.block(`if (this.#${field}.includes(${other})) {`, '}', () => writer.line('return;'));
  // What leaves another one may be refused, so that comes first.
  if (inverse !== undefined && end.inverse !== undefined && movesFirst(end))
    writer.block(`if (${other}.${identifier(end.inverse)} !== this) {`, '}', () => {
      writer.line(`${other}.${methodName(inverse.link)}(this);`);
      writer.line('return;');
    });
  writer.line(`this.#${field}.push(${other});`);
  if (inverse !== undefined && !movesFirst(end)) writer.line(`${other}.${methodName(inverse.link)}(this);`);
};

const movesFirst = ({ inverseIsGiven, isNonEmpty, inverseIsList }: AssociationEnd): boolean =>
  inverseIsGiven === true || (isNonEmpty === true && inverseIsList !== true);

const writeRemoving = (writer: Writer, { end, record, records, field, other }: End): void => {
  const inverse = inverseMethods(records, end);
  writer.block(`if (!this.#${field}.includes(${other})) {`, '}', () => writer.line('return;'));
  if (end.inverseIsGiven && end.inverse !== undefined)
    writeThrow(writer, `${other}.${identifier(end.inverse)} === this`, neededFor(end.target, end.inverse));
  else if (end.isNonEmpty) writeThrow(writer, `this.#${field}.length === 1`, lastOf(record.name, end.name));
  if (end.inverseIsNonEmpty && end.inverseIsList === true && end.inverse !== undefined)
    writeThrow(
      writer,
      `${other}.${identifier(end.inverse)}.every((each) => each === this)`,
      lastOf(end.target, end.inverse),
    );
  writer.line(`this.#${field} = this.#${field}.filter((each) => each !== ${other});`);
  if (inverse === undefined || end.inverse === undefined || end.inverseIsGiven) return;
  if (end.inverseIsList === true) writer.line(`${other}.${methodName(inverse.unlink)}(this);`);
  else
    writer.block(`if (${other}.${identifier(end.inverse)} === this) {`, '}', () =>
      writer.line(`${other}.${methodName(inverse.unlink)}(undefined);`),
    );
};
