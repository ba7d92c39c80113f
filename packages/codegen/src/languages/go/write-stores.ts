import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import { allFieldsOf, type FieldDecl, type Name, type RecordDecl } from '../../program/index.ts';
import { refusedIn } from '../families/explain-store.ts';
import { type GoDialect, typeName } from './dialect.ts';
import { memberOf } from './end-methods.ts';
import { fieldType } from './record-types.ts';
import { writeStruct } from './write-flows.ts';

/** A struct that keeps records in memory, by their key. */
export const writeStore = (
  writer: Writer,
  { constructorOf }: GoDialect,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  const { store } = record;
  if (store === undefined) return;
  const fields = allFieldsOf(records, record);
  const fieldOf = (name: Name): FieldDecl | undefined => fields.find((each) => each.name === name);
  const keyField = fieldOf(store.key);
  const keyType = keyField === undefined ? 'string' : fieldType(records, keyField);
  const [type, item, key] = [typeName(store.name), `*${typeName(record.name)}`, `item.${memberOf(records, store.key)}`];
  const taken = (words: readonly string[]): void =>
    writer.line(`return errors.New(${doubleQuoted(`that ${words.join(' ')} is taken`)})`);
  const method = (comment: string, head: string, body: () => void): void => {
    writer.gap();
    writer.comment(comment);
    writer.block(`func (s *${type}) ${head} {`, '}', body);
  };
  writer.gap();
  writer.comment(`${type} keeps every ${record.name.words.join(' ')} in memory, by its ${store.key.words.join(' ')}.`);
  writeStruct(writer, type, [['items', `[]${item}`]]);
  writer.gap();
  writer.comment(`${constructorOf(store.name)} returns an empty ${type}.`);
  writer.block(`func ${constructorOf(store.name)}() *${type} {`, '}', () => writer.line(`return &${type}{}`));
  method(`Add keeps an item. It gives an error if ${refusedIn(store)}.`, `Add(item ${item}) error`, () => {
    writer.block('for _, each := range s.items {', '}', () => {
      writer.block(`if each.${memberOf(records, store.key)} == ${key} {`, '}', () => taken(store.key.words));
      for (const unique of store.unique) {
        const [one, other] = [`each.${memberOf(records, unique)}`, `item.${memberOf(records, unique)}`];
        const isPointer = fieldOf(unique)?.isOptional === true;
        const test = isPointer ? `${one} != nil && ${other} != nil && *${one} == *${other}` : `${one} == ${other}`;
        writer.block(`if ${test} {`, '}', () => taken(unique.words));
      }
    });
    writer.line('s.items = append(s.items, item)');
    writer.line('return nil');
  });
  method('Find returns the item with this key, or nil if there is none.', `Find(key ${keyType}) ${item}`, () => {
    writer.block('for _, each := range s.items {', '}', () => {
      writer.block(`if each.${memberOf(records, store.key)} == key {`, '}', () => writer.line('return each'));
    });
    writer.line('return nil');
  });
  method('All gives all items.', `All() []${item}`, () => writer.line(`return append([]${item}(nil), s.items...)`));
  method(
    'Remove removes the item with this key and reports whether there was one.',
    `Remove(key ${keyType}) bool`,
    () => {
      writer.block('for index, each := range s.items {', '}', () => {
        writer.block(`if each.${memberOf(records, store.key)} == key {`, '}', () => {
          writer.line('s.items = append(s.items[:index:index], s.items[index+1:]...)');
          writer.line('return true');
        });
      });
      writer.line('return false');
    },
  );
};
