import { camelCase } from '../../../printing/cases.ts';
import { doubleQuoted } from '../../../printing/double-quoted.ts';
import type { Writer } from '../../../printing/writer.ts';
import type { EnumDecl, FieldDecl, InventoryDecl, TypeRef } from '../../../program/index.ts';
import type { CollectionResource } from '../../../serving/plan-resources.ts';
import { inventoryFields } from '../../families/inventory-fields.ts';
import { constantOf, identifier, typeName } from '../dialect.ts';
import { memberOf } from '../end-methods.ts';
import { itemType, noItem } from '../record-types.ts';
import { scalarTypes } from '../scalar-types.ts';
import { canRefuse } from '../write-records.ts';
import { mayFail } from './actions.ts';
import type { App } from './web-files.ts';

type Named = Pick<CollectionResource, 'record'>;

/** What a record is in the body of a request and of an answer. */
export const bodyType = ({ record }: Named): string => identifier({ words: [...record.name.words, 'body'] });

/** The function that makes a record of a body. */
export const itemFrom = ({ record }: Named): string => identifier({ words: [...record.name.words, 'from'] });

/** The function that makes a body of a record. */
export const sentOf = ({ record }: Named): string => identifier({ words: [...record.name.words, 'sent'] });

/** What a part of an inventory is in the body of an answer. */
export const partType = ({ item }: Pick<InventoryDecl, 'item'>): string =>
  identifier({ words: [...item.words, 'body'] });

/** The function that tells whether a value is one of an enum. */
export const isKnown = ({ name }: Pick<EnumDecl, 'name'>): string => `is${typeName(name)}`;

/** Types of bodies and the functions between them and the program's own. */
export const writeBodies = (writer: Writer, app: App): void => {
  const collections = app.resources.flatMap((each) => (each.kind === 'collection' ? [each] : []));
  for (const collection of collections) {
    writeBody(writer, collection);
    writeFrom(writer, app, collection);
    writeSent(writer, app, collection);
  }
  for (const each of app.resources) if (each.kind === 'inventory') writePart(writer, each.inventory);
  const enums = [
    ...app.resources.flatMap((each) => (each.kind === 'machine' ? [each.machine.events] : [])),
    ...collections.flatMap(({ fields }) =>
      fields.flatMap(({ type, isList }) => (type.kind === 'enum' && !isList ? [type.enum] : [])),
    ),
  ];
  for (const each of new Set(enums)) writeIsKnown(writer, each);
  const told = app.resources.flatMap((each): readonly FieldDecl[] => {
    if (each.kind === 'collection') return each.fields;
    if (each.kind !== 'operation') return [];
    const { parameters, result } = each.operation;
    return result === undefined ? parameters : [...parameters, result];
  });
  if (told.some(isDay)) writeDate(writer);
};

/** Days are sent without a time. */
export const isDay = ({ type, isList }: FieldDecl): boolean =>
  type.kind === 'scalar' && type.scalar === 'date' && !isList;

const plainType = (type: TypeRef, isList: boolean): string => {
  if (type.kind === 'enum') return `program.${typeName(type.enum.name)}`;
  const scalar = type.kind === 'scalar' ? type.scalar : 'text';
  return scalar === 'date' && !isList ? 'date' : scalarTypes[scalar];
};

const writeBody = (writer: Writer, resource: CollectionResource): void => {
  const type = bodyType(resource);
  const said = typeName(resource.record.name);
  writer.gap();
  writer.comment(`${type} is ${said} as it is sent.`);
  const rows = resource.fields.map(({ name, type: fieldType, isList, isOptional }): Row => {
    const plain = plainType(fieldType, isList);
    const key = camelCase(name);
    return [
      typeName(name),
      isList ? `[]${plain}` : `${isOptional ? '*' : ''}${plain}`,
      `\`json:"${key}${isOptional && !isList ? ',omitempty' : ''}"\``,
    ];
  });
  writeStruct(writer, `type ${type}`, rows);
};

type Row = readonly [name: string, type: string, tag: string];

export const writeStruct = (writer: Writer, head: string, rows: readonly Row[]): void =>
  writer.block(`${head} struct {`, '}', () => {
    const width = (index: 0 | 1): number => Math.max(0, ...rows.map((row) => row[index].length));
    for (const [name, own, tag] of rows) writer.line(`${name.padEnd(width(0))} ${own.padEnd(width(1))} ${tag}`);
  });

/** What a request has to bring: nothing but a text shows by its value alone that it is missing. */
export const rowOfParameter = ({ name, type }: FieldDecl): Row => {
  const plain = plainType(type, false);
  return [typeName(name), plain === 'string' ? plain : `*${plain}`, `\`json:"${camelCase(name)}" binding:"required"\``];
};

/** What an operation is given of a body. */
export const givenOf = (field: FieldDecl): string => {
  const value = `body.${typeName(field.name)}`;
  if (plainType(field.type, false) === 'string') return value;
  return isDay(field) ? `time.Time(*${value})` : `*${value}`;
};

const writeFrom = (writer: Writer, app: App, resource: CollectionResource): void => {
  const { record, fields } = resource;
  const type = itemType(record, 'program.');
  const fails = mayFail(app, resource);
  writer.gap();
  writer.block(
    `func ${itemFrom(resource)}(body ${bodyType(resource)}) ${fails ? `(${type}, error)` : type} {`,
    '}',
    () => {
      for (const { name, type: fieldType, isList, isOptional } of fields) {
        if (fieldType.kind !== 'enum' || isList) continue;
        const value = `body.${typeName(name)}`;
        const test = isOptional
          ? `${value} != nil && !${isKnown(fieldType.enum)}(*${value})`
          : `!${isKnown(fieldType.enum)}(${value})`;
        writer.block(`if ${test} {`, '}', () =>
          writer.line(
            `return ${noItem(record, 'program.')}, errors.New(${doubleQuoted(`there is no such ${name.words.join(' ')}`)})`,
          ),
        );
      }
      const given = fields.map((field) => {
        const value = `body.${typeName(field.name)}`;
        if (!isDay(field)) return value;
        return field.isOptional ? `(*time.Time)(${value})` : `time.Time(${value})`;
      });
      const call = `program.${app.dialect.constructorOf(record.name)}(`;
      const ending = fails && !canRefuse(app.program.records, record) ? ', nil' : '';
      if (call.length + given.join(', ').length <= 90) writer.line(`return ${call}${given.join(', ')})${ending}`);
      else {
        writer.block(`return ${call}`, `)${ending}`, () => {
          for (const value of given) writer.line(`${value},`);
        });
      }
    },
  );
};

const writeSent = (writer: Writer, { program }: App, resource: CollectionResource): void => {
  const type = bodyType(resource);
  writer.gap();
  writer.block(`func ${sentOf(resource)}(item ${itemType(resource.record, 'program.')}) ${type} {`, '}', () => {
    const rows = resource.fields.map((field): readonly [string, string] => {
      const value = `item.${memberOf(program.records, field.name)}`;
      const made = isDay(field) ? `${field.isOptional ? '(*date)' : 'date'}(${value})` : value;
      return [`${typeName(field.name)}:`, `${made},`];
    });
    const width = Math.max(0, ...rows.map(([name]) => name.length));
    writer.block(`return ${type}{`, '}', () => {
      for (const [name, value] of rows) writer.line(`${name.padEnd(width)} ${value}`);
    });
  });
};

/** The same fields with the names that they are sent under. */
const writePart = (writer: Writer, inventory: InventoryDecl): void => {
  const type = partType(inventory);
  writer.gap();
  writer.comment(`${type} is ${typeName(inventory.item)} as it is sent.`);
  writeStruct(
    writer,
    `type ${type}`,
    inventoryFields(inventory).map((field): Row => [typeName({ words: [field] }), 'string', `\`json:"${field}"\``]),
  );
};

const writeIsKnown = (writer: Writer, each: EnumDecl): void => {
  writer.gap();
  writer.block(`func ${isKnown(each)}(value program.${typeName(each.name)}) bool {`, '}', () => {
    writer.line('switch value {');
    const members = each.members.map((member) => `program.${constantOf(each, member)}`);
    writer.line(`case ${members.join(',\n\t\t')}:`);
    writer.indented(() => writer.line('return true'));
    writer.line('}');
    writer.line('return false');
  });
};

const writeDate = (writer: Writer): void => {
  writer.gap();
  writer.comment('date is a day, which is sent without a time.');
  writer.line('type date time.Time');
  writer.gap();
  writer.line('const dayLayout = `"2006-01-02"`');
  writer.gap();
  writer.block('func (d date) MarshalJSON() ([]byte, error) {', '}', () =>
    writer.line('return []byte(time.Time(d).Format(dayLayout)), nil'),
  );
  writer.gap();
  writer.block('func (d *date) UnmarshalJSON(text []byte) error {', '}', () => {
    writer.line('day, err := time.Parse(dayLayout, string(text))');
    writer.block('if err != nil {', '}', () => writer.line('return err'));
    writer.line('*d = date(day)');
    writer.line('return nil');
  });
};
