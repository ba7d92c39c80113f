import type { Writer } from '../../../../printing/writer.ts';
import type { FieldDecl, TypeRef } from '../../../../program/index.ts';
import type { Resource } from '../../../../serving/plan-resources.ts';
import { createScriptWriter, type Dialect, identifier, literalOf, quote, typeName } from '../dialect.ts';
import { readerOf, valuesOf } from './routes.ts';

/** A function per kept record that makes it of the body of a request, and one per operation that takes values. */
export const writeReaders = (writer: Writer, { isTyped }: Dialect, resources: readonly Resource[]): void => {
  for (const resource of resources) {
    if (resource.kind === 'operation' && resource.operation.parameters.length > 0) {
      const { service, operation } = resource;
      writer.gap();
      writer.block(`function ${valuesOf(service, operation)}(${isTyped ? 'body: unknown' : 'body'}) {`, '}', () => {
        writer.line('const values = readObject(body);');
        writer.block('return {', '};', () => {
          for (const each of operation.parameters) writer.line(`${identifier(each.name)}: ${fieldOf(each)},`);
        });
      });
    }
    if (resource.kind !== 'collection') continue;
    const { record, fields } = resource;
    const type = `program.${typeName(record.name)}`;
    writer.gap();
    writer.block(
      `function ${readerOf(record)}(${isTyped ? 'body: unknown' : 'body'})${isTyped ? `: ${type}` : ''} {`,
      '}',
      () => {
        writer.line('const values = readObject(body);');
        writer.block(`return new ${type}({`, '});', () => {
          for (const field of fields) writer.line(`${identifier(field.name)}: ${fieldOf(field)},`);
        });
      },
    );
  }
};

const fieldOf = (field: FieldDecl): string => {
  const name = identifier(field.name);
  const read = (value: string): string => readCall(field.type, value, quote(name));
  const value = `values.${name}`;
  if (field.isList) return `readList(${value}, ${quote(name)}, (each) => ${read('each')})`;
  return field.isOptional ? `${value} == null ? undefined : ${read(value)}` : read(value);
};

const readCall = (type: TypeRef, value: string, name: string): string =>
  type.kind === 'enum'
    ? `readOneOf(${value}, ${name}, [${type.enum.members.map(literalOf).join(', ')}])`
    : `${readerOfType(type)}(${value}, ${name})`;

const readerOfType = (type: TypeRef): string => {
  if (type.kind !== 'scalar') return 'readText';
  const readers = {
    integer: 'readInteger',
    decimal: 'readNumber',
    boolean: 'readFlag',
    date: 'readDay',
    timestamp: 'readDate',
  };
  return type.scalar in readers ? readers[type.scalar as keyof typeof readers] : 'readText';
};

interface Reader {
  readonly name: string;
  /** After `value` and `name`. */
  readonly parameters?: readonly (readonly [name: string, type: string])[];
  readonly generic?: string;
  readonly result: string;
  readonly lines: readonly string[];
}

const refuse = (what: string): string => `  throw new Error(\`\${name} must be ${what}\`);`;

const typed = (name: string, result: string, test: string, what: string, value = 'value'): Reader => ({
  name,
  result,
  lines: [`if (${test}) {`, refuse(what), '}', `return ${value};`],
});

const readers: readonly Reader[] = [
  typed('readText', 'string', "typeof value !== 'string'", 'a text'),
  typed('readNumber', 'number', "typeof value !== 'number'", 'a number'),
  typed('readInteger', 'number', "typeof value !== 'number' || !Number.isInteger(value)", 'a whole number'),
  typed('readFlag', 'boolean', "typeof value !== 'boolean'", 'true or false'),
  typed(
    'readDay',
    'string',
    "typeof value !== 'string' || !/^\\d{4}-\\d\\d-\\d\\d$/.test(value) || Number.isNaN(Date.parse(value))",
    'a date such as 2026-01-31',
  ),
  {
    name: 'readDate',
    result: 'Date',
    lines: [
      "const date = new Date(typeof value === 'string' ? value : Number.NaN);",
      'if (Number.isNaN(date.getTime())) {',
      refuse('a moment such as 2026-01-31T12:00:00Z'),
      '}',
      'return date;',
    ],
  },
  {
    name: 'readOneOf',
    generic: '<const Value>',
    parameters: [['offered', 'readonly Value[]']],
    result: 'Value',
    lines: [
      'const found = offered.find((each) => each === value);',
      'if (found === undefined) {',
      refuse('one of $' + "{offered.join(', ')}"),
      '}',
      'return found;',
    ],
  },
  {
    name: 'readList',
    generic: '<Value>',
    parameters: [['read', '(each: unknown) => Value']],
    result: 'Value[]',
    lines: ['if (!Array.isArray(value)) {', refuse('a list'), '}', 'return value.map((each) => read(each));'],
  },
];

/** The names of the readers that code uses. */
export const usedReaders = (code: string): readonly string[] =>
  ['readObject', ...readers.map(({ name }) => name)].filter((name) => new RegExp(`\\b${name}\\(`).test(code));

/** The module of these readers: each refuses what is not of its kind, in words for whoever sent it. */
export const writeReadersModule = (dialect: Dialect, names: readonly string[]): Writer => {
  const writer = createScriptWriter(dialect);
  const { isTyped } = dialect;
  const typeOf = (type: string): string => (isTyped ? `: ${type}` : '');
  if (names.includes('readObject')) {
    writer.comment('The members of a body.');
    writer.block(
      `export function readObject(value${typeOf('unknown')})${typeOf('Record<string, unknown>')} {`,
      '}',
      () => {
        writer.block("if (typeof value !== 'object' || value === null) {", '}', () =>
          writer.line("throw new Error('the body must be a JSON object');"),
        );
        writer.line(isTyped ? 'return { ...value };' : 'return value;');
      },
    );
  }
  for (const { name, parameters = [], generic = '', result, lines } of readers) {
    if (!names.includes(name)) continue;
    const given = [['value', 'unknown'] as const, ['name', 'string'] as const, ...parameters].map(
      ([each, type]) => each + typeOf(type),
    );
    writer.gap();
    writer.block(
      `export function ${name}${isTyped ? generic : ''}(${given.join(', ')})${typeOf(result)} {`,
      '}',
      () => {
        for (const line of lines) writer.line(line);
      },
    );
  }
  return writer;
};
