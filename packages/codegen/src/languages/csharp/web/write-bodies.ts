import { doubleQuoted } from '../../../printing/double-quoted.ts';
import type { Writer } from '../../../printing/writer.ts';
import type { FieldDecl, RecordDecl, TypeRef } from '../../../program/index.ts';
import type { CollectionResource, OperationResource } from '../../../serving/plan-resources.ts';
import { writeBraces } from '../../families/curly/dialect.ts';
import { memberName, typeName } from '../dialect.ts';
import { memberOf, plainType } from '../record-names.ts';
import type { App } from './app.ts';

/** What an operation takes, as a request brings it. */
export const givenName = ({ service, operation }: Pick<OperationResource, 'service' | 'operation'>): string =>
  typeName({ words: [...service.name.words, ...operation.name.words, 'body'] });

export const writeGiven = (writer: Writer, { dialect }: App, resource: OperationResource): void => {
  const { operation } = resource;
  writer.comment(`What “${operation.name.words.join(' ')}” takes; whatever is missing in a request is null.`);
  writeBraces(writer, dialect, `public sealed class ${givenName(resource)}`, () => {
    for (const field of operation.parameters) {
      writer.gap();
      writer.line(`public ${bodyType(field)} ${bodyMember(field)} { get; set; }`);
    }
  });
};

export const bodyName = ({ record }: Pick<CollectionResource, 'record'>): string =>
  typeName({ words: [...record.name.words, 'body'] });

/** What is sent and received of a record: whatever is missing in a request is null. */
export const writeBody = (
  writer: Writer,
  { dialect, program: { records } }: App,
  resource: CollectionResource,
): void => {
  const { record, fields } = resource;
  const [own, type] = [bodyName(resource), typeName(record.name)];
  writer.comment(`One ${record.name.words.join(' ')} as it is sent and received.`);
  writeBraces(writer, dialect, `public sealed class ${own}`, () => {
    for (const field of fields) {
      writer.line(`public ${bodyType(field)} ${bodyMember(field)} { get; set; }`);
      writer.gap();
    }
    writeBraces(writer, dialect, `public static ${own} Of(${type} item)`, () => {
      writer.line(`return new ${own}`);
      writer.block('{', '};', () => {
        for (const field of fields) writer.line(`${bodyMember(field)} = ${sent(records, field)},`);
      });
    });
    writer.gap();
    writeBraces(writer, dialect, `public ${type} To${type}()`, () => {
      writer.items(`return new ${type}(`, fields.map(received), ');');
    });
  });
};

export const bodyMember = ({ name }: Pick<FieldDecl, 'name'>): string => memberName(name);

/** Members of enums travel by their names. */
const sentType = (type: TypeRef): string => (type.kind === 'enum' ? 'string' : plainType([], type));

export const bodyType = ({ type, isList }: FieldDecl): string => {
  const plain = sentType(type);
  if (isList) return `List<${plain}>`;
  return plain === 'string' ? plain : `${plain}?`;
};

const sent = (records: readonly RecordDecl[], { name, type, isOptional, isList }: FieldDecl): string => {
  const value = `item.${memberOf(records, name)}`;
  if (isList) return type.kind === 'enum' ? `${value}.Select(each => each.ToString()).ToList()` : `${value}.ToList()`;
  return type.kind === 'enum' ? `${value}${isOptional ? '?' : ''}.ToString()` : value;
};

const parsed = (type: TypeRef, value: string): string =>
  type.kind === 'enum'
    ? `(${typeName(type.enum.name)})Enum.Parse(typeof(${typeName(type.enum.name)}), ${value})`
    : value;

const received = (field: FieldDecl): string => {
  const { type, isOptional, isList } = field;
  const own = bodyMember(field);
  if (isList) {
    const list = `${own} ?? throw new ArgumentException(${doubleQuoted(`${own} is missing.`)})`;
    return type.kind === 'enum' ? `(${list}).Select(each => ${parsed(type, 'each')}).ToList()` : list;
  }
  if (!isOptional) {
    const needed = `${own} ?? throw new ArgumentException(${doubleQuoted(`${own} is missing.`)})`;
    return parsed(type, needed);
  }
  return type.kind === 'enum' ? `${own} == null ? (${typeName(type.enum.name)}?)null : ${parsed(type, own)}` : own;
};
