import type { Writer } from '../../printing/writer.ts';
import {
  type AssociationEnd,
  allFieldsOf,
  endMethods,
  type FieldDecl,
  inverseMethods,
  type RecordDecl,
  type RecordOperation,
  refusalsOf,
  refusedFor,
} from '../../program/index.ts';
import { lineOf, ownInterfaces } from '../families/dynamic/lines.ts';
import { body, fieldType, method, methodName, quote, typeName, typeOf, variable } from './dialect.ts';
import { writtenValue } from './written-value.ts';

/** A class with its fields, ends and operations, or an interface. */
export const writeRecord = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  const { name, kind, summary } = record;
  const parent = record.extends === undefined ? '' : ` extends ${typeName(record.extends)}`;
  const interfaces = ownInterfaces(records, record).map(typeName);
  const promised = interfaces.length === 0 ? '' : ` implements ${interfaces.join(', ')}`;
  const word = { class: 'class', abstract: 'abstract class', interface: 'interface' }[kind];
  writer.gap();
  writer.comment(summary);
  const write = (): void => {
    for (const { name: end, target, isList } of record.ends) {
      if (isList) writer.comment(`@var list<${typeName(target)}>`);
      const type = isList ? 'array' : `?${typeName(target)}`;
      writer.line(`private ${type} $${variable(end)} = ${isList ? '[]' : 'null'};`, end.from);
      writer.gap();
    }
    writeConstructor(writer, record, records);
    for (const end of record.ends) writeEnd(writer, end, records);
    for (const operation of record.operations) writeOperation(writer, operation, record);
  };
  body(writer, `${word} ${typeName(name)}${parent}${promised}`, write, name.from);
};

const writeConstructor = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  if (record.fields.length === 0) return;
  const all = allFieldsOf(records, record);
  const isOpen = ({ isOptional, isList, initial }: FieldDecl): boolean => isOptional || isList || initial !== undefined;
  const ordered = [...all.filter((field) => !isOpen(field)), ...all.filter(isOpen)];
  writer.gap();
  const lists = ordered.filter(({ isList }) => isList);
  if (lists.length > 0)
    writer.comment(...lists.map(({ name, type }) => `@param list<${typeOf(type)}> $${variable(name)}`));
  writer.line('public function __construct(');
  writer.indented(() => {
    for (const field of ordered) {
      const visible = record.fields.includes(field) ? `public ${field.isChanged === true ? '' : 'readonly '}` : '';
      const first = field.initial === undefined ? '' : ` = ${writtenValue(field, field.initial)}`;
      const value = field.isList ? ' = []' : field.isOptional ? ' = null' : first;
      writer.line(`${visible}${fieldType(field)} $${variable(field.name)}${value},`, field.name.from);
    }
  });
  writer.block(') {', '}', () => {
    const inherited = all.filter((field) => !record.fields.includes(field));
    if (lineOf(records, record).length > 1 && inherited.length > 0) {
      const given = inherited.map(({ name }) => `${variable(name)}: $${variable(name)}`);
      writer.items('parent::__construct(', given, ');');
    }
    for (const field of record.fields) writeRefusal(writer, field);
  });
};

const writeRefusal = (writer: Writer, field: FieldDecl): void => {
  const { name, isOptional, longest } = field;
  const value = `$${variable(name)}`;
  const tests = {
    blank: `trim(${value}) === ''`,
    negative: `${value} < 0`,
    long: `mb_strlen(${value}${isOptional ? " ?? ''" : ''}) > ${longest}`,
  };
  for (const refusal of refusalsOf(field))
    writer.block(`if (${tests[refusal]}) {`, '}', () =>
      writer.line(`throw new \\InvalidArgumentException(${quote(refusedFor(refusal, field))});`),
    );
};

const writeEnd = (writer: Writer, end: AssociationEnd, records: readonly RecordDecl[]): void => {
  const field = `$this->${variable(end.name)}`;
  const type = typeName(end.target);
  const inverse = inverseMethods(records, end);
  const { link, given } = endMethods(records, end.name, end.isList);
  const other = `$${variable(given)}`;
  writer.gap();
  writer.comment(...(end.isList ? [end.summary, `@return list<${type}>`] : [end.summary]));
  body(writer, `public function ${methodName(end.name)}(): ${end.isList ? 'array' : `?${type}`}`, () =>
    writer.line(`return ${field};`),
  );
  if (end.isList) {
    writeListMethods(writer, end, records);
    return;
  }
  writer.gap();
  method(writer, `public function ${methodName(link)}(`, [`?${type} ${other}`], ': void', () => {
    if (inverse === undefined) {
      writer.line(`${field} = ${other};`);
      return;
    }
    writer.line(`$before = ${field};`);
    writer.block(`if ($before === ${other}) {`, '}', () => writer.line('return;'));
    writer.line(`${field} = ${other};`);
    if (end.inverse === undefined || end.inverseIsList === true)
      writer.line(`$before?->${methodName(inverse.unlink)}($this);`);
    else
      writer.block(`if ($before?->${methodName(end.inverse)}() === $this) {`, '}', () =>
        writer.line(`$before->${methodName(inverse.unlink)}(null);`),
      );
    writer.line(`${other}?->${methodName(inverse.link)}($this);`);
  });
};

const writeListMethods = (writer: Writer, end: AssociationEnd, records: readonly RecordDecl[]): void => {
  const field = `$this->${variable(end.name)}`;
  const { link, unlink, given } = endMethods(records, end.name, end.isList);
  const other = `$${variable(given)}`;
  const parameter = `${typeName(end.target)} ${other}`;
  const inverse = inverseMethods(records, end);
  const isBackMany = end.inverseIsList === true;
  writer.gap();
  method(writer, `public function ${methodName(link)}(`, [parameter], ': void', () => {
    writer.block(`if (in_array(${other}, ${field}, true)) {`, '}', () => writer.line('return;'));
    writer.line(`${field}[] = ${other};`);
    if (inverse !== undefined) writer.line(`${other}->${methodName(inverse.link)}($this);`);
  });
  writer.gap();
  method(writer, `public function ${methodName(unlink)}(`, [parameter], ': void', () => {
    writer.line(`$index = array_search(${other}, ${field}, true);`);
    writer.block('if ($index === false) {', '}', () => writer.line('return;'));
    writer.line(`array_splice(${field}, $index, 1);`);
    if (inverse === undefined || end.inverse === undefined) return;
    const back = methodName(end.inverse);
    if (isBackMany) writer.line(`${other}->${methodName(inverse.unlink)}($this);`);
    else
      writer.block(`if (${other}->${back}() === $this) {`, '}', () =>
        writer.line(`${other}->${methodName(inverse.unlink)}(null);`),
      );
  });
};

const writeOperation = (writer: Writer, operation: RecordOperation, { kind }: RecordDecl): void => {
  const parameters = operation.parameters.map(({ name, type }) => `${typeOf(type)} $${variable(name)}`);
  const result = operation.result === undefined ? 'void' : typeOf(operation.result);
  const head = `public function ${methodName(operation.name)}(`;
  writer.gap();
  writer.comment(
    operation.summary,
    ...operation.parameters.flatMap(({ name, type }) =>
      type.kind === 'list' ? [`@param list<${typeOf(type.of)}> $${variable(name)}`] : [],
    ),
    ...(operation.result?.kind === 'list' ? [`@return list<${typeOf(operation.result.of)}>`] : []),
  );
  if (kind === 'interface') {
    writer.items(head, parameters, `): ${result};`, operation.name.from);
    return;
  }
  const message = quote(`${methodName(operation.name)} is still to be written`);
  const write = (): void => writer.line(`throw new \\LogicException(${message});`);
  method(writer, head, parameters, `: ${result}`, write, operation.name.from);
};
