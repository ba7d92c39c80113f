import type { Writer } from '../../printing/writer.ts';
import { type RecordDecl, type RecordOperation, recordOf } from '../../program/index.ts';
import { lineOf, ownInterfaces } from '../families/dynamic/lines.ts';
import { identifier, memberName, quote, typeName, writeChain, writeFunction } from './dialect.ts';
import { insideOf, interfacesOf, ownOperations, type RecordScope } from './record-scope.ts';
import { ownedType, parameterType, readField, readType } from './record-types.ts';
import { writeEndMethods, writeEndReader } from './write-ends.ts';

/** What reads fields and ends, and the operations. */
export const writeMembers = (
  writer: Writer,
  scope: RecordScope,
  record: RecordDecl,
  keyword: 'pub fn' | 'fn',
): void => {
  for (const field of record.fields) {
    writer.gap();
    writer.block(`${keyword} ${memberName(field.name)}(&self) -> ${readType(scope, field)} {`, '}', () =>
      writeChain(writer, readField(field, insideOf(scope, record, 'self')), []),
    );
  }
  for (const end of record.ends) writeEndReader(writer, scope, record, end, keyword);
  for (const operation of ownOperations(scope, record))
    writeOperation(writer, scope, `${typeName(record.name)}::`, operation, keyword);
};

/** An operation that says that it is still to be written, or what it does. */
export const writeOperation = (
  writer: Writer,
  scope: RecordScope,
  owner: string,
  { name, summary, parameters, result, isAbstract, isStatic }: RecordOperation,
  keyword: 'pub fn' | 'fn',
  doing?: (given: readonly string[]) => string,
): void => {
  const isOpen = isAbstract === true && doing === undefined;
  const given = parameters.map((each) =>
    isOpen || doing !== undefined ? identifier(each.name) : `_${each.name.words.join('_')}`,
  );
  writer.gap();
  writer.comment(summary);
  writeFunction(
    writer,
    {
      head: `${keyword} ${memberName(name)}`,
      parameters: [
        ...(isStatic === true ? [] : ['&self']),
        ...parameters.map((each, at) => `${given[at]}: ${parameterType(scope, each.type)}`),
      ],
      ...(result !== undefined && { result: ownedType(scope, result) }),
    },
    isOpen
      ? undefined
      : () => writer.line(doing?.(given) ?? `todo!(${quote(`${owner}${memberName(name)} is still to be written`)})`),
    name.from,
  );
};

/** What a struct does otherwise than a trait of its line, by itself or as what it holds does; a base of what is abstract does none of it. */
const writeOverrides = (
  writer: Writer,
  scope: RecordScope,
  { record, above, struct }: { readonly record: RecordDecl; readonly above: RecordDecl; readonly struct: string },
): void => {
  const line = lineOf(scope.records, record);
  for (const operation of ownOperations(scope, above)) {
    const has = (each: RecordDecl): boolean =>
      each.operations.some(
        ({ name, overrides }) => overrides === true && memberName(name) === memberName(operation.name),
      );
    const depth = line.slice(0, line.indexOf(above)).findIndex(has);
    const { isAbstract: _isAbstract, ...own } = operation;
    if (depth === 0 || (depth < 0 && operation.isAbstract === true))
      writeOperation(writer, scope, `${struct}::`, own, 'fn');
    else if (depth > 0)
      writeOperation(
        writer,
        scope,
        `${struct}::`,
        own,
        'fn',
        (given) => `self${'.base'.repeat(depth)}.${memberName(operation.name)}(${given.join(', ')})`,
      );
  }
};

export const writeInterface = (writer: Writer, scope: RecordScope, { name, summary, operations }: RecordDecl): void => {
  const head = `pub trait ${typeName(name)}: fmt::Debug {`;
  writer.gap();
  writer.comment(summary);
  if (operations.length === 0) {
    writer.line(`${head}}`, name.from);
    return;
  }
  writer.block(
    head,
    '}',
    () => {
      for (const { name: operation, summary: said, parameters, result } of operations) {
        const given = parameters.map((each) => `${identifier(each.name)}: ${parameterType(scope, each.type)}`);
        writer.gap();
        writer.comment(said);
        writeFunction(
          writer,
          {
            head: `fn ${memberName(operation)}`,
            parameters: ['&self', ...given],
            ...(result !== undefined && { result: ownedType(scope, result) }),
          },
          undefined,
          operation.from,
        );
      }
    },
    name.from,
  );
};

/** All that can be asked of a record that others extend, and what links its ends. */
export const writeTrait = (writer: Writer, scope: RecordScope, record: RecordDecl): void => {
  const parent = recordOf(scope.records, record.extends);
  const above = [
    ...ownInterfaces(scope.records, record).flatMap((name) => recordOf(scope.records, name) ?? []),
    ...(parent === undefined ? [] : [parent]),
  ].map(scope.traitOf);
  writer.gap();
  writer.comment(
    record.kind === 'abstract' ? record.summary : `What ${scope.structOf(record)} and all that extends it can do.`,
  );
  const name = `pub trait ${scope.traitOf(record)}:`;
  const promised = (above.length === 0 ? ['fmt::Debug'] : above).join(' + ');
  const body = (): void => {
    writer.comment(`What it holds as ${record.name.words.join(' ')}.`);
    writer.line(`fn ${scope.baseOf(record)}(&self) -> &${scope.structOf(record)};`);
    writeMembers(writer, scope, record, 'fn');
  };
  if (`${name} ${promised} {`.length <= 100) writer.block(`${name} ${promised} {`, '}', body);
  else {
    writer.line(name);
    writer.indented(() => writer.line(promised));
    writer.block('{', '}', body);
  }
  if (record.ends.length === 0) return;
  writer.gap();
  writer.block(`impl dyn ${scope.traitOf(record)} {`, '}', () => writeEndMethods(writer, scope, record));
};

/** The traits of a struct: those of all that it extends, and its interfaces. */
export const writeTraits = (
  writer: Writer,
  scope: RecordScope,
  record: RecordDecl,
  struct: string,
  noBase?: string,
): void => {
  for (const [index, each] of lineOf(scope.records, record).entries()) {
    if (!scope.isOpen(each)) continue;
    writer.gap();
    writer.block(`impl ${scope.traitOf(each)} for ${struct} {`, '}', () => {
      writer.block(`fn ${scope.baseOf(each)}(&self) -> &${scope.structOf(each)} {`, '}', () =>
        writer.line(noBase ?? (index === 0 ? 'self' : `&self${'.base'.repeat(index)}`)),
      );
      writeOverrides(writer, scope, { record, above: each, struct });
    });
  }
  for (const each of interfacesOf(scope, record)) {
    const head = `impl ${typeName(each.name)} for ${struct} {`;
    writer.gap();
    if (each.operations.length === 0) writer.line(`${head}}`);
    else
      writer.block(head, '}', () => {
        for (const operation of each.operations) writeOperation(writer, scope, `${struct}::`, operation, 'fn');
      });
  }
};
