import type { Writer } from '../../../printing/writer.ts';
import type { FieldDecl, TypeRef } from '../../../program/index.ts';
import type { CollectionResource, Resource } from '../../../serving/plan-resources.ts';
import { apart, identifier, quote, typeName, writeItems } from '../dialect.ts';
import { readerOf, valuesOf } from './parts.ts';

/** Two functions per kept record: from the body of a request, and to what is sent. */
export const writeReaders = (writer: Writer, resources: readonly Resource[]): void => {
  for (const resource of resources) if (resource.kind === 'collection') writePair(writer, resource);
};

const writePair = (writer: Writer, resource: CollectionResource): void => {
  const type = `program.${typeName(resource.record.name)}`;
  apart(writer);
  writer.block(`def ${readerOf(resource)}(body: dict[str, Any]) -> ${type}:`, '', () =>
    writer.block(`return ${type}(`, ')', () => {
      for (const field of resource.fields) writer.line(`${identifier(field.name)}=${read(field)},`);
    }),
  );
  apart(writer);
  writer.block(`def ${valuesOf(resource)}(item: ${type}) -> dict[str, Any]:`, '', () =>
    writeItems(
      writer,
      'return {',
      resource.fields.map((field) => `${quote(identifier(field.name))}: ${written(field)}`),
      '}',
    ),
  );
};

const read = (field: FieldDecl): string => {
  const key = quote(identifier(field.name));
  if (field.isList) return `[${readOne(field.type, 'each')} for each in body[${key}]]`;
  if (!field.isOptional) return readOne(field.type, `body[${key}]`);
  const plain = readOne(field.type, `body[${key}]`);
  return plain === `str(body[${key}])` ? `body.get(${key})` : `${plain} if body.get(${key}) is not None else None`;
};

const readOne = (type: TypeRef, value: string): string => {
  if (type.kind === 'enum') return `program.${typeName(type.enum.name)}(${value})`;
  const scalar = type.kind === 'scalar' ? type.scalar : 'text';
  const readers: Readonly<Record<string, string>> = {
    integer: `int(${value})`,
    decimal: `Decimal(str(${value}))`,
    boolean: `bool(${value})`,
    date: `date.fromisoformat(${value})`,
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
  return field.isOptional && plain !== value ? `None if ${value} is None else ${plain}` : plain;
};

const writtenOne = (type: TypeRef, value: string): string => {
  if (type.kind === 'enum') return `${value}.value`;
  const scalar = type.kind === 'scalar' ? type.scalar : 'text';
  if (scalar === 'decimal') return `float(${value})`;
  if (scalar === 'uuid') return `str(${value})`;
  return scalar === 'date' || scalar === 'timestamp' ? `${value}.isoformat()` : value;
};
