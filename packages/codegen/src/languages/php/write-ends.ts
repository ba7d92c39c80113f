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
import { body, method, methodName, quote, typeName, variable } from './dialect.ts';

/** Keeps what is given and tells it of the object that is being made. */
export const writeFirstLink = (writer: Writer, end: AssociationEnd, records: readonly RecordDecl[]): void => {
  const inverse = inverseMethods(records, end);
  const name = variable(end.name);
  writer.line(`$this->${name} = $${name};`);
  if (inverse !== undefined) writer.line(`$${name}->${methodName(inverse.link)}($this);`);
};

/** What reads an end, and what links it. Whoever is told first tells the other. */
export const writeEnd = (
  writer: Writer,
  end: AssociationEnd,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  const field = `$this->${variable(end.name)}`;
  const type = typeName(end.target);
  const single = `${end.given === undefined ? '?' : ''}${type}`;
  const { link, unlink, given } = endMethods(records, end.name, end.isList);
  const parts = { end, record, records, field, other: `$${variable(given)}` };
  writer.gap();
  writer.comment(...(end.isList ? [end.summary, `@return list<${type}>`] : [end.summary]));
  body(writer, `public function ${methodName(end.name)}(): ${end.isList ? 'array' : single}`, () =>
    writer.line(`return ${field};`),
  );
  writer.gap();
  const parameter = `${end.isList ? type : single} ${parts.other}`;
  method(writer, `public function ${methodName(link)}(`, [parameter], ': void', () =>
    end.isList ? writeAdding(writer, parts) : writeSetter(writer, parts),
  );
  if (!end.isList) return;
  writer.gap();
  writer.comment(...(isLeftByMoving(end) ? [movedBy(end), '@internal'] : []));
  method(writer, `public function ${methodName(unlink)}(`, [parameter], ': void', () => writeRemoving(writer, parts));
};

interface End {
  readonly end: AssociationEnd;
  readonly record: RecordDecl;
  readonly records: readonly RecordDecl[];
  readonly field: string;
  readonly other: string;
}

const when = (writer: Writer, condition: string, ...lines: readonly string[]): void =>
  writer.block(`if (${condition}) {`, '}', () => {
    for (const line of lines) writer.line(line);
  });

const refuse = (writer: Writer, condition: string, message: string): void =>
  when(writer, condition, `throw new \\DomainException(${quote(message)});`);

const writeSetter = (writer: Writer, { end, records, field, other }: End): void => {
  const inverse = inverseMethods(records, end);
  if (inverse === undefined || end.inverse === undefined) {
    writer.line(`${field} = ${other};`);
    return;
  }
  const back = `${methodName(end.inverse)}()`;
  const unlink = `${methodName(inverse.unlink)}(${end.inverseIsList === true ? '$this' : 'null'});`;
  const link = `${methodName(inverse.link)}($this);`;
  const isGiven = end.given !== undefined;
  writer.line(`$before = ${field};`);
  when(writer, `$before === ${other}`, 'return;');
  if (end.inverseIsGiven) {
    refuse(writer, `$before?->${back} === $this`, neededFor(end.target, end.inverse));
    when(writer, `${other} !== null && ${other}->${back} !== $this`, `${other}->${link}`, 'return;');
    writer.line(`${field} = ${other};`);
    return;
  }
  if (end.inverseIsNonEmpty)
    refuse(writer, `$before${isGiven ? '' : '?'}->${back} === [$this]`, lastOf(end.target, end.inverse));
  if (isGiven && end.inverseIsList !== true)
    refuse(writer, `${other}->${back} !== null`, takenBy(end.target, end.inverse));
  writer.line(`${field} = ${other};`);
  if (isGiven) {
    writer.line(`$before->${unlink}`);
    writer.line(`${other}->${link}`);
    return;
  }
  if (end.inverseIsList === true) writer.line(`$before?->${unlink}`);
  else when(writer, `$before?->${back} === $this`, `$before->${unlink}`);
  writer.line(`${other}?->${link}`);
};

const writeAdding = (writer: Writer, { end, records, field, other }: End): void => {
  const inverse = inverseMethods(records, end);
  const movesFirst = end.inverseIsGiven === true || (end.isNonEmpty === true && end.inverseIsList !== true);
  const link = inverse === undefined ? '' : `${other}->${methodName(inverse.link)}($this);`;
  when(writer, `in_array(${other}, ${field}, true)`, 'return;');
  if (movesFirst && end.inverse !== undefined)
    when(writer, `${other}->${methodName(end.inverse)}() !== $this`, link, 'return;');
  writer.line(`${field}[] = ${other};`);
  if (inverse !== undefined && !movesFirst) writer.line(link);
};

const writeRemoving = (writer: Writer, { end, record, records, field, other }: End): void => {
  const inverse = inverseMethods(records, end);
  writer.line(`$index = array_search(${other}, ${field}, true);`);
  when(writer, '$index === false', 'return;');
  const back = end.inverse === undefined ? '' : `${other}->${methodName(end.inverse)}()`;
  if (end.inverseIsGiven && end.inverse !== undefined)
    refuse(writer, `${back} === $this`, neededFor(end.target, end.inverse));
  else if (end.isNonEmpty) refuse(writer, `count(${field}) === 1`, lastOf(record.name, end.name));
  if (end.inverseIsNonEmpty && end.inverseIsList === true && end.inverse !== undefined)
    refuse(writer, `${back} === [$this]`, lastOf(end.target, end.inverse));
  writer.line(`array_splice(${field}, $index, 1);`);
  if (inverse === undefined || end.inverseIsGiven) return;
  if (end.inverseIsList === true) writer.line(`${other}->${methodName(inverse.unlink)}($this);`);
  else when(writer, `${back} === $this`, `${other}->${methodName(inverse.unlink)}(null);`);
};
