import type { Writer } from '../../../printing/writer.ts';
import type { FieldDecl, TypeRef } from '../../../program/index.ts';
import type { CollectionResource, Resource } from '../../../serving/plan-resources.ts';
import { identifier, quote, typeName } from '../dialect.ts';
import { readerOf as methodOf } from '../write-records.ts';
import { readerOf, sentOf } from './actions.ts';
import type { App } from './web-files.ts';

/** Two methods per kept record: from the body of a request, and to what is sent. */
export const writeReaders = (writer: Writer, { module, resources }: App): void => {
  for (const resource of resources) if (resource.kind === 'collection') writePair(writer, module, resource);
  if (!fieldsRead(resources).some(({ type }) => readOne(type, '').startsWith('text('))) return;
  writer.gap();
  writer.block('def text(value)', 'end', () =>
    writer.line('value.is_a?(String) ? value : raise(TypeError, "a text is wanted")'),
  );
};

/** All that is read from bodies. */
export const fieldsRead = (resources: readonly Resource[]): readonly FieldDecl[] =>
  resources.flatMap((each) => {
    if (each.kind === 'collection') return each.fields;
    return each.kind === 'operation' ? each.operation.parameters : [];
  });

const writePair = (writer: Writer, module: string, resource: CollectionResource): void => {
  const { record, fields } = resource;
  writer.gap();
  writer.block(`def ${readerOf(resource)}(values)`, 'end', () =>
    writer.items(
      `${module}::${typeName(record.name)}.new(`,
      fields.map((field) => `${identifier(field.name)}: ${read(field)}`),
      ')',
    ),
  );
  writer.gap();
  writer.block(`def ${sentOf(resource)}(item)`, 'end', () =>
    writer.items(
      '{ ',
      fields.map((field) => `${identifier(field.name)}: ${written(field, `item.${methodOf(field)}`)}`),
      ' }',
    ),
  );
};

/** An expression for a field of the `values` of a body. */
export const read = ({ name, type, isList, isOptional }: FieldDecl): string => {
  const key = quote(identifier(name));
  if (isList) return `values.fetch(${key}).map { |each| ${readOne(type, 'each')} }`;
  if (!isOptional) return readOne(type, `values.fetch(${key})`);
  return `values[${key}]&.then { |each| ${readOne(type, 'each')} }`;
};

const readOne = (type: TypeRef, value: string): string => {
  if (type.kind === 'enum') return `text(${value}).to_sym`;
  const scalar = type.kind === 'scalar' ? type.scalar : 'text';
  const readers: Readonly<Record<string, string>> = {
    integer: `Integer(${value})`,
    decimal: `BigDecimal(String(${value}))`,
    boolean: `${value} == true`,
    date: `Date.iso8601(${value})`,
    timestamp: `Time.iso8601(${value})`,
  };
  return readers[scalar] ?? `text(${value})`;
};

/** An expression for a value as JSON knows it. */
export const written = ({ type, isList, isOptional }: FieldDecl, value: string): string => {
  const suffix = suffixOf(type);
  if (suffix === '') return value;
  return isList ? `${value}.map(&:${suffix})` : `${value}${isOptional ? '&' : ''}.${suffix}`;
};

const suffixOf = (type: TypeRef): string => {
  const scalar = type.kind === 'scalar' ? type.scalar : 'text';
  if (scalar === 'decimal') return 'to_f';
  return scalar === 'date' || scalar === 'timestamp' ? 'iso8601' : '';
};
