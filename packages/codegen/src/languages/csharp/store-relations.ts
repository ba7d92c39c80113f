import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  allFieldsOf,
  type Dependant,
  type FieldDecl,
  keyFieldsOf,
  type LinkStoreDecl,
  mayHold,
  type Name,
  type RecordDecl,
  recordOf,
  type StoreDecl,
  storeOf,
} from '../../program/index.ts';
import { writeBraces } from '../families/curly/dialect.ts';
import { apartFromKey, type RelationForms, say, writeAlong, writeHeld } from '../families/relations.ts';
import { type CsharpDialect, memberName, typeName } from './dialect.ts';
import { memberOf, plainType } from './record-names.ts';

/** The property that holds a store. */
export const partName = (name: Pick<Name, 'words'>): string => memberName(name);

/** A message as C# says it: a capital, and a point. */
export const sentence = (message: string): string => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;

export const writeThrow = (
  writer: Writer,
  dialect: CsharpDialect,
  tests: readonly string[],
  message: string,
  isHeld = false,
): void => {
  const said = doubleQuoted(sentence(message));
  const thrown = isHeld ? `new InvalidOperationException(${said})` : `new ArgumentException(${said}, nameof(item))`;
  writeBraces(writer, dialect, `if (${tests.join(' && ')})`, () => writer.line(`throw ${thrown};`));
  writer.gap();
};

interface Key {
  readonly name: Name;
  readonly given: string;
}

/** `keys` are those of this store with what its methods call them. */
export const formsOf = (
  writer: Writer,
  dialect: CsharpDialect,
  keys: readonly Key[],
  records: readonly RecordDecl[],
): RelationForms => {
  const partOf = ({ part, isOwn }: Pick<Dependant, 'part' | 'isOwn'>): string =>
    isOwn === true ? '' : `_stores.${partName(part)}.`;
  const refers = ({ fields, isOwn }: Dependant): string => {
    const same = fields.map(({ name }, at) => `each.${memberOf(records, name)} == ${keys[at]?.given}`);
    const [only, ...more] = keys.map(({ name, given }) => `each.${memberOf(records, name)} != ${given}`);
    return [...same, ...(isOwn === true ? [more.length === 0 ? only : `(${[only, ...more].join(' || ')})`] : [])].join(
      ' && ',
    );
  };
  const keysOfEach = (from: RecordDecl): string =>
    keyFieldsOf(records, from)
      .map(({ name }) => `each.${memberOf(records, name)}`)
      .join(', ');
  return {
    refuse: (tests, message) => writeThrow(writer, dialect, tests, message),
    isGiven: ({ name }) => `item.${memberOf(records, name)} != null`,
    isNowhere: (reference) => {
      const heldIn = (field: FieldDecl): string => {
        const isText = plainType(records, field.type) === 'string';
        return `item.${memberOf(records, field.name)}${field.isOptional && !isText ? '.Value' : ''}`;
      };
      const found = `${partOf(reference)}Find(${reference.fields.map(heldIn).join(', ')}) == null`;
      if (reference.isOwn !== true) return [found];
      const own = keys.map(({ name }) => name);
      const apart = apartFromKey(reference, own).map(
        ({ field, key }) => `${heldIn(field)} != item.${memberOf(records, key)}`,
      );
      return [apart.length > 1 ? `(${apart.join(' || ')})` : apart.join(''), found];
    },
    refuseHeld: (each, message) =>
      writeThrow(writer, dialect, [`${partOf(each)}All.Any(each => ${refers(each)})`], message, true),
    eachReferring: (each, statement) => {
      writeBraces(writer, dialect, `foreach (var each in ${partOf(each)}All.ToList())`, () =>
        writeBraces(writer, dialect, `if (${refers(each)})`, () => say(writer, statement)),
      );
      writer.gap();
    },
    ask: (each) => `${partOf(each)}CheckRemovable(${keysOfEach(recordOf(records, each.record) as RecordDecl)});`,
    remove: (each, from) => `${partOf(each)}Remove(${keysOfEach(from)});`,
    clear: (each, from) =>
      writer.items(
        `${partOf(each)}Update(new ${typeName(from.name)}(`,
        allFieldsOf(records, from).map((field) =>
          each.fields.includes(field) ? 'null' : `each.${memberOf(records, field.name)}`,
        ),
        '));',
      ),
  };
};

interface Removal {
  readonly record: RecordDecl;
  readonly records: readonly RecordDecl[];
  readonly forms: RelationForms;
}

/** Says beforehand whether an item may go, where it goes along with another and something may hold it. */
export const writeAsked = (
  writer: Writer,
  dialect: CsharpDialect,
  { record, records, forms }: Removal,
  asked: string,
): void => {
  if (storeOf(record)?.isAsked !== true) return;
  writer.gap();
  writer.comment('Throws if something that must stay refers to it.');
  writeBraces(writer, dialect, `internal void CheckRemovable(${asked})`, () => writeHeld(record, records, forms));
};

export const removalSaid = (store: StoreDecl | LinkStoreDecl, records: readonly RecordDecl[]): string =>
  mayHold(store, records)
    ? 'True if there was one. Throws if something that must stay refers to it.'
    : 'True if there was one.';

/** What a removal does before anything is removed: it is refused, or takes others along. */
export const writeBefore = (writer: Writer, { record, records, forms }: Removal, given: string): void => {
  if (storeOf(record)?.isAsked === true) writer.line(`CheckRemovable(${given});`);
  else writeHeld(record, records, forms);
  writeAlong(record, records, forms);
};
