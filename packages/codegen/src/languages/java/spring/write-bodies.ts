import type { Writer } from '../../../printing/writer.ts';
import type { FieldDecl, TypeRef } from '../../../program/index.ts';
import type { CollectionResource, OperationResource } from '../../../serving/plan-resources.ts';
import { identifier, methodName, typeName } from '../dialect.ts';
import { boxed, plainType } from '../write-records.ts';

/** What an operation takes, as a request brings it. */
export const givenName = ({ service, operation }: Pick<OperationResource, 'service' | 'operation'>): string =>
  typeName({ words: [...service.name.words, ...operation.name.words, 'body'] });

export const writeGiven = (writer: Writer, resource: OperationResource): void => {
  const { operation } = resource;
  const type = givenName(resource);
  writer.comment(`What “${operation.name.words.join(' ')}” takes; whatever is missing is refused.`);
  writer.items(`public record ${type}(`, operation.parameters.map(componentOf), ') {');
  writer.indented(() =>
    writer.block(`public ${type} {`, '}', () => {
      for (const { name } of operation.parameters) {
        const own = identifier(name);
        writer.line(`Objects.requireNonNull(${own}, "${own} is missing");`);
      }
    }),
  );
  writer.line('}');
};

const componentOf = (field: FieldDecl): string => `${bodyType(field)} ${identifier(field.name)}`;

export const bodyName = ({ record }: Pick<CollectionResource, 'record'>): string =>
  typeName({ words: [...record.name.words, 'body'] });

/** What is sent and received of a record: whatever is missing in a request is null. */
export const writeBody = (writer: Writer, resource: CollectionResource): void => {
  const { record, fields } = resource;
  const [own, type] = [bodyName(resource), typeName(record.name)];
  writer.comment(`One ${record.name.words.join(' ')} as it is sent and received.`);
  writer.items(`public record ${own}(`, fields.map(componentOf), ') {');
  writer.indented(() => {
    writer.block(`static ${own} of(${type} item) {`, '}', () =>
      writer.items(`return new ${own}(`, fields.map(sent), ');'),
    );
    writer.gap();
    writer.block(`${type} to${type}() {`, '}', () => writer.items(`return new ${type}(`, fields.map(received), ');'));
  });
  writer.line('}');
};

/** Dates and moments travel as texts. */
export const isTold = (type: TypeRef): boolean =>
  type.kind === 'scalar' && ['date', 'time', 'timestamp'].includes(type.scalar);

export const bodyType = ({ type, isList }: FieldDecl): string => {
  const plain = isTold(type) ? 'String' : boxed(plainType(type));
  return isList ? `List<${plain}>` : plain;
};

const sent = ({ name, type, isOptional, isList }: FieldDecl): string => {
  const value = `item.${methodName(name)}()`;
  if (!isTold(type)) return value;
  if (isList) return `${value}.stream().map(${plainType(type)}::toString).toList()`;
  return isOptional ? `${value} == null ? null : ${value}.toString()` : `${value}.toString()`;
};

const received = ({ name, type, isOptional, isList }: FieldDecl): string => {
  const own = identifier(name);
  const needed = `AppController.required(${own}, "${own}")`;
  if (!isTold(type)) return isOptional && !isList ? own : needed;
  if (isList) return `${needed}.stream().map(${plainType(type)}::parse).toList()`;
  return isOptional
    ? `${own} == null ? null : ${plainType(type)}.parse(${own})`
    : `${plainType(type)}.parse(${needed})`;
};
