import type { Writer } from '../../../printing/writer.ts';
import type { FieldDecl, TypeRef } from '../../../program/index.ts';
import type { CollectionResource, Resource } from '../../../serving/plan-resources.ts';
import { apart, identifier, quote, typeName } from '../dialect.ts';
import { readerOf, valuesOf } from './parts.ts';

/** Two functions per kept record: from the body of a request, and to what is sent. */
export const writeReaders = (writer: Writer, resources: readonly Resource[]): void => {
  const collections = resources.filter((each) => each.kind === 'collection');
  for (const resource of collections) writePair(writer, resource);
  const isRead = ({ type, isList, isOptional }: FieldDecl): boolean =>
    isOptional && !isList && readOne(type, '') !== 'str()';
  if (!collections.some(({ fields }) => fields.some(isRead))) return;
  apart(writer);
  writer.items('def optional(', ['read: Callable[[Any], Result]', 'value: Any | None'], ') -> Result | None:');
  writer.indented(() => writer.line('return None if value is None else read(value)'));
};

const writePair = (writer: Writer, resource: CollectionResource): void => {
  const type = `program.${typeName(resource.record.name)}`;
  apart(writer);
  writer.items(`def ${readerOf(resource)}(`, ['body: dict[str, Any]'], `) -> ${type}:`);
  writer.indented(() =>
    writer.block(`return ${type}(`, ')', () => {
      for (const field of resource.fields) writeRead(writer, field);
    }),
  );
  apart(writer);
  writer.items(`def ${valuesOf(resource)}(`, [`item: ${type}`], ') -> dict[str, Any]:');
  writer.indented(() =>
    writer.items(
      'return {',
      resource.fields.map((field) => `${quote(identifier(field.name))}: ${written(field)}`),
      '}',
    ),
  );
};

const writeRead = (writer: Writer, field: FieldDecl): void => {
  const name = identifier(field.name);
  const key = quote(name);
  const one = readOne(field.type, 'value');
  if (field.isList) writer.line(`${name}=[${readOne(field.type, 'each')} for each in body[${key}]],`);
  else if (!field.isOptional) writer.line(`${name}=${readOne(field.type, `body[${key}]`)},`);
  else if (one === 'str(value)') writer.line(`${name}=body.get(${key}),`);
  else {
    // `int(value)` is no more than `int`.
    const reader = /^[\w.]+(?=\(value\)$)/.exec(one)?.[0] ?? `lambda value: ${one}`;
    writer.items(`${name}=optional(`, [reader, `body.get(${key})`], '),');
  }
};

/** An expression that reads a value of JSON. */
export const readOne = (type: TypeRef, value: string): string => {
  if (type.kind === 'enum') return `program.${typeName(type.enum.name)}(${value})`;
  const scalar = type.kind === 'scalar' ? type.scalar : 'text';
  const readers: Readonly<Record<string, string>> = {
    integer: `int(${value})`,
    decimal: `Decimal(str(${value}))`,
    boolean: `bool(${value})`,
    date: `date.fromisoformat(${value})`,
    time: `time.fromisoformat(${value})`,
    timestamp: `datetime.fromisoformat(${value}.replace("Z", "+00:00"))`,
    uuid: `UUID(${value})`,
  };
  return readers[scalar] ?? `str(${value})`;
};

const written = (field: FieldDecl): string => {
  const value = `item.${identifier(field.name)}`;
  if (field.isList) {
    const one = writtenOne(field.type, 'each');
    return one === 'each' ? `list(${value})` : `[${one} for each in ${value}]`;
  }
  const plain = writtenOne(field.type, value);
  if (!field.isOptional || plain === value) return plain;
  // Zero says no, too.
  const mayBeFalse = field.type.kind === 'scalar' && field.type.scalar === 'decimal';
  return mayBeFalse ? `None if ${value} is None else ${plain}` : `${value} and ${plain}`;
};

/** An expression for a value as JSON knows it. */
export const writtenOne = (type: TypeRef, value: string): string => {
  if (type.kind === 'enum') return `${value}.value`;
  const scalar = type.kind === 'scalar' ? type.scalar : 'text';
  if (scalar === 'decimal') return `float(${value})`;
  if (scalar === 'uuid') return `str(${value})`;
  return ['date', 'time', 'timestamp'].includes(scalar) ? `${value}.isoformat()` : value;
};
