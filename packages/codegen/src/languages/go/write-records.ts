import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  type AssociationEnd,
  allFieldsOf,
  beyond,
  type FieldDecl,
  givenBesideInitial,
  givenEndsOf,
  type Name,
  neededFor,
  ownerOf,
  type RecordDecl,
  type RecordOperation,
  recordOf,
  refusalsOf,
  refusedFor,
  withArticle,
} from '../../program/index.ts';
import { isStated } from '../families/curly/records.ts';
import { explained, type GoDialect, identifier, typeName, writeLiteral } from './dialect.ts';
import { endMethods, memberOf } from './end-methods.ts';
import { fieldType, itemType, plainType, pointerTo, structOf, zeroOf } from './record-types.ts';
import { endHeads, writeEnds } from './write-ends.ts';
import { writeStruct } from './write-flows.ts';
import { isPointer, written } from './written.ts';

/** True where making a record may be refused. */
export const canRefuse = (records: readonly RecordDecl[], record: RecordDecl): boolean =>
  allFieldsOf(records, record).some((field) => refusalsOf(field).length > 0) ||
  (record.kind === 'class' && givenEndsOf(records, record).length > 0);

/** What makes a record; that of an abstract one is for its children only. */
const makerOf = ({ constructorOf }: GoDialect, { name, kind }: RecordDecl, records: readonly RecordDecl[]): string =>
  kind === 'abstract' ? `new${structOf(records, { name, kind })}` : constructorOf(name);

/** A struct that holds its parent, or an interface. */
export const writeRecord = (
  writer: Writer,
  dialect: GoDialect,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  const type = structOf(records, record);
  writer.gap();
  writer.comment(explained(typeName(record.name), record.summary || `The data of “${record.name.label}”.`));
  if (record.kind !== 'class') writeInterface(writer, records, record);
  if (record.kind === 'interface') return;
  if (record.kind === 'abstract') {
    writer.gap();
    writer.comment(`${type} holds what every ${record.name.words.join(' ')} has.`);
  }
  const rows = [
    ...record.fields.map((field) => [memberOf(records, field.name), fieldType(records, field)] as const),
    ...record.ends.map((end) => {
      const target = pointerTo(records, end.target);
      return [identifier(end.name), `${end.isList ? '[]' : ''}${target}`] as const;
    }),
  ];
  writeConstants(writer, record);
  writeStructWithParent(writer, records, record, rows);
  const isWhole = record.operations.every(({ isAbstract }) => isAbstract !== true);
  const promised = record.kind === 'abstract' ? (isWhole ? record.implements : []) : promisedBy(records, record);
  for (const name of promised) {
    writer.gap();
    writer.line(`var _ ${typeName(name)} = (*${type})(nil)`);
  }
  writeMaker(writer, dialect, record, records);
  writeInitialMaker(writer, dialect, record, records);
  writeCheck(writer, record, records);
  if (record.kind === 'abstract') {
    const method = asBase(records, record);
    writer.gap();
    writer.comment(`${method} returns what every ${record.name.words.join(' ')} has.`);
    writer.block(`func (r *${type}) ${method}() *${type} {`, '}', () => writer.line('return r'));
  }
  writeEnds(writer, records, record);
  for (const operation of record.operations) {
    if (operation.isAbstract === true) continue;
    const method = memberOf(records, operation.name);
    writer.gap();
    writer.comment(explained(method, operation.summary || `Does “${operation.name.label}”.`));
    writer.block(
      `func (r *${type}) ${signature(records, operation)} {`,
      '}',
      () => writeUnwritten(writer, `${typeName(record.name)}.${method}`, operation),
      operation.name.from,
    );
  }
  for (const operation of record.statics ?? []) writeStatic(writer, records, record, operation);
};

/** Go has no members of types: what is one says so in its name. */
const ofRecord = ({ name }: RecordDecl, member: Name): string => typeName({ words: [...name.words, ...member.words] });

const writeConstants = (writer: Writer, record: RecordDecl): void => {
  for (const field of record.constants ?? []) {
    const value = written(field, field.initial ?? null);
    writer.line(`const ${ofRecord(record, field.name)} = ${value}`, field.name.from);
    writer.gap();
  }
};

const writeStatic = (
  writer: Writer,
  records: readonly RecordDecl[],
  record: RecordDecl,
  operation: RecordOperation,
): void => {
  const name = ofRecord(record, operation.name);
  writer.gap();
  writer.comment(explained(name, operation.summary || `Does “${operation.name.label}”.`));
  writer.block(
    `func ${signature(records, operation, name)} {`,
    '}',
    () => writeUnwritten(writer, name, operation),
    operation.name.from,
  );
};

const writeUnwritten = (writer: Writer, what: string, { result }: RecordOperation): void => {
  const error = `errors.New(${doubleQuoted(`${what} is still to be written`)})`;
  writer.line(`return ${result === undefined ? '' : `${zeroOf(result)}, `}${error}`);
};

/** The interfaces that a struct has, those of its own and of the abstract ones above it. */
const promisedBy = (
  records: readonly RecordDecl[],
  { implements: stated, extends: above }: RecordDecl,
): readonly Name[] => {
  const parent = recordOf(records, above);
  return parent?.kind === 'abstract' ? [...stated, parent.name] : stated;
};

/** The method that gives the struct of an abstract record. */
const asBase = (records: readonly RecordDecl[], record: RecordDecl): string => `As${structOf(records, record)}`;

const writeStructWithParent = (
  writer: Writer,
  records: readonly RecordDecl[],
  record: RecordDecl,
  rows: readonly (readonly [string, string])[],
): void => {
  const { name } = record;
  const parent = recordOf(records, record.extends);
  if (parent === undefined) {
    writeStruct(writer, structOf(records, record), rows, name.from);
    return;
  }
  writer.block(
    `type ${structOf(records, record)} struct {`,
    '}',
    () => {
      writer.line(structOf(records, parent));
      if (rows.length > 0) writer.line();
      const width = Math.max(0, ...rows.map(([field]) => field.length));
      for (const [field, type] of rows) writer.line(`${field.padEnd(width)} ${type}`);
    },
    name.from,
  );
};

const writeInterface = (writer: Writer, records: readonly RecordDecl[], record: RecordDecl): void => {
  const { name, operations, ends, kind } = record;
  if (operations.length === 0 && kind === 'interface') {
    writer.line(`type ${typeName(name)} interface{}`, name.from);
    return;
  }
  writer.block(
    `type ${typeName(name)} interface {`,
    '}',
    () => {
      if (kind === 'abstract') {
        for (const above of promisedBy(records, record)) writer.line(typeName(above));
        writer.line(`${asBase(records, record)}() *${structOf(records, record)}`);
        for (const head of ends.flatMap((end) => endHeads(records, end))) writer.line(head);
      }
      const own = operations.filter(
        (operation) => operation.overrides !== true && !isStated(records, record, operation.name),
      );
      for (const operation of own) {
        writer.comment(operation.summary && explained(memberOf(records, operation.name), operation.summary));
        writer.line(signature(records, operation), operation.name.from);
      }
    },
    name.from,
  );
};

const signature = (
  records: readonly RecordDecl[],
  { name, parameters, result }: RecordOperation,
  called = memberOf(records, name),
): string => {
  const given = parameters.map((each) => `${identifier(each.name)} ${plainType(records, each.type)}`).join(', ');
  const back = result === undefined ? 'error' : `(${plainType(records, result)}, error)`;
  return `${called}(${given}) ${back}`;
};

const writeMaker = (writer: Writer, dialect: GoDialect, record: RecordDecl, records: readonly RecordDecl[]): void => {
  const type = structOf(records, record);
  const maker = makerOf(dialect, record, records);
  const mayFail = canRefuse(records, record);
  const parent = recordOf(records, record.extends);
  const ends = record.kind === 'class' ? givenEndsOf(records, record) : [];
  const parameters = [
    ...allFieldsOf(records, record).map((field) => `${identifier(field.name)} ${fieldType(records, field)}`),
    ...endParameters(records, ends),
  ];
  const item = record.isRow === true ? type : `*${type}`;
  const result = mayFail ? `(${item}, error)` : item;
  writer.gap();
  writer.comment(`${maker} returns ${withArticle(type)}${mayFail ? ', or an error if a value is refused' : ''}.`);
  writer.items(`func ${maker}(`, parameters, `) ${result} {`);
  writer.indented(() => {
    const own = record.fields.map(({ name }) => [memberOf(records, name), identifier(name)] as const);
    if (record.isRow === true) {
      writeLiteral(writer, `${mayFail ? 'made := ' : 'return '}${type}{`, own, '}');
      if (!mayFail) return;
      writer.block('if err := made.check(); err != nil {', '}', () => writer.line(`return ${type}{}, err`));
      writer.line('return made, nil');
      return;
    }
    const above = parent === undefined ? undefined : writeParent(writer, dialect, parent, records);
    for (const field of record.fields) writeRefusal(writer, field, { value: identifier(field.name), before: 'nil, ' });
    const all = [...(above === undefined ? [] : [above]), ...own];
    if (ends.length === 0) {
      writeLiteral(writer, `return &${type}{`, all, `}${mayFail ? ', nil' : ''}`);
      return;
    }
    // Nobody is told of one that is not made after all.
    for (const end of ends)
      writer.block(`if ${identifier(end.name)} == nil {`, '}', () =>
        writer.line(`return nil, errors.New(${doubleQuoted(neededFor(ownerOf(records, record, end), end.name))})`),
      );
    writeLiteral(writer, `made := &${type}{`, all, '}');
    for (const { name } of ends)
      writer.block(
        `if err := made.${endMethods(records, name, false).link}(${identifier(name)}); err != nil {`,
        '}',
        () => writer.line('return nil, err'),
      );
    writer.line('return made, nil');
  });
  writer.line('}');
};

/** What is given beside values. */
const endParameters = (records: readonly RecordDecl[], ends: readonly AssociationEnd[]): readonly string[] =>
  ends.map(({ name, target }) => `${identifier(name)} ${pointerTo(records, target)}`);

/** What a row that is made by hand is held to as well. */
const writeCheck = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  if (record.isRow !== true || !canRefuse(records, record)) return;
  writer.gap();
  writer.comment('check gives an error if a value is refused.');
  writer.block(`func (r ${typeName(record.name)}) check() error {`, '}', () => {
    for (const field of record.fields)
      writeRefusal(writer, field, { value: `r.${memberOf(records, field.name)}`, before: '' });
    writer.line('return nil');
  });
};

const writeRefusal = (
  writer: Writer,
  field: FieldDecl,
  { value, before }: { readonly value: string; readonly before: string },
): void => {
  const { longest } = field;
  const [isThere, own] = isPointer(field) ? [`${value} != nil && `, `*${value}`] : ['', value];
  const tests = {
    blank: `${isThere}strings.TrimSpace(${own}) == ""`,
    negative: `${isThere}${own} < 0`,
    zero: `${isThere}${own} <= 0`,
    low: `${isThere}${own} ${beyond('low', field)}`,
    high: `${isThere}${own} ${beyond('high', field)}`,
    long: `${isThere}utf8.RuneCountInString(${own}) > ${longest}`,
  };
  for (const refusal of refusalsOf(field)) {
    const error = `errors.New(${doubleQuoted(refusedFor(refusal, field))})`;
    writer.block(`if ${tests[refusal]} {`, '}', () => writer.line(`return ${before}${error}`));
  }
};

/** What makes a record with its first values is called after them. */
export const defaultOf = (name: Name): Name => ({ ...name, words: ['default', ...name.words] });

const writeInitialMaker = (
  writer: Writer,
  dialect: GoDialect,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  const given = givenBesideInitial(records, record);
  if (given === undefined) return;
  const type = typeName(record.name);
  const maker = dialect.constructorOf(defaultOf(record.name));
  const ends = givenEndsOf(records, record);
  const parameters = [
    ...given.map((field) => `${identifier(field.name)} ${fieldType(records, field)}`),
    ...endParameters(records, ends),
  ];
  const all = [
    ...allFieldsOf(records, record).map((field) =>
      field.initial === undefined ? identifier(field.name) : written(field, field.initial),
    ),
    ...ends.map(({ name }) => identifier(name)),
  ];
  writer.gap();
  writer.comment(`${maker} returns ${withArticle(type)} with the first values of the diagram.`);
  const item = itemType(record);
  writer.items(`func ${maker}(`, parameters, `) ${canRefuse(records, record) ? `(${item}, error)` : item} {`);
  writer.indented(() => writer.items(`return ${dialect.constructorOf(record.name)}(`, all, ')'));
  writer.line('}');
};

/** Makes the parent first, and gives what the literal says of it. */
const writeParent = (
  writer: Writer,
  dialect: GoDialect,
  parent: RecordDecl,
  records: readonly RecordDecl[],
): readonly [string, string] => {
  const given = allFieldsOf(records, parent).map(({ name }) => identifier(name));
  const call = `${makerOf(dialect, parent, records)}(${given.join(', ')})`;
  if (!canRefuse(records, parent)) return [structOf(records, parent), `*${call}`];
  writer.line(`parent, err := ${call}`);
  writer.block('if err != nil {', '}', () => writer.line('return nil, err'));
  return [structOf(records, parent), '*parent'];
};
