import type { Writer } from '../../printing/writer.ts';
import { allFieldsOf, type FieldDecl, type RecordDecl } from '../../program/index.ts';
import { memberName, quote, typeName, writeFunction } from './dialect.ts';
import type { RecordScope } from './record-scope.ts';
import { isText, ownedType, readType } from './record-types.ts';

/** What a store keeps: the record itself, or a pointer where others may refer to it. */
const storedAs = (scope: RecordScope, record: RecordDecl): string =>
  isKeptWhole(scope, record) ? scope.structOf(record) : `Rc<${scope.heldAs(record.name)}>`;

export const isKeptWhole = (scope: RecordScope, record: RecordDecl): boolean =>
  scope.isValue(record) && !scope.isOpen(record);

/** Keeps records in memory, by their key. */
export const writeStore = (writer: Writer, scope: RecordScope, record: RecordDecl): void => {
  const { store } = record;
  const fields = allFieldsOf(scope.records, record);
  const key = fields.find(({ name }) => name === store?.key);
  if (store === undefined || key === undefined) return;
  const [type, stored, read] = [typeName(store.name), storedAs(scope, record), memberName(key.name)];
  const { kept, sought, owned } = keyFor(scope, key);
  const given = `${read}: ${readType(scope, key)}`;
  const refuse = (field: FieldDecl): void =>
    writer.line(`return Err(Refusal::Taken(${quote(field.name.words.join(' '))}));`);
  writer.gap();
  writer.comment(`Keeps every ${record.name.words.join(' ')} in memory, by its ${key.name.words.join(' ')}.`);
  writer.line('#[derive(Debug, Default)]');
  writer.block(`pub struct ${type} {`, '}', () => writer.line(`items: BTreeMap<${kept}, ${stored}>,`));
  writer.gap();
  writer.block(`impl ${type} {`, '}', () => {
    writer.comment(
      `Refuses one whose ${[key, ...uniqueOf(record, fields)].map(({ name }) => name.words.join(' ')).join(' or ')} is taken.`,
    );
    const unique = uniqueOf(record, fields);
    const isShared = store.canUpdate === true && unique.length > 0;
    const check = (): void => {
      for (const each of unique) {
        const own = `each.${read}() != item.${read}() && `;
        writeTaken(writer, each, { stored, apart: store.canUpdate === true ? own : '', refuse: () => refuse(each) });
      }
    };
    writer.block(`pub fn add(&mut self, item: ${stored}) -> Result<(), Refusal> {`, '}', () => {
      writer.line(`let key = ${owned(`item.${read}()`)};`);
      writer.block('if self.items.contains_key(&key) {', '}', () => refuse(key));
      if (isShared) writer.line('self.check(&item)?;');
      else check();
      writer.line('self.items.insert(key, item);');
      writer.line('Ok(())');
    });
    if (store.canUpdate === true) {
      writer.gap();
      writer.comment(
        `Puts the item in the place of the one with its ${key.name.words.join(' ')}, which must be there.`,
      );
      writer.block(`pub fn update(&mut self, item: ${stored}) -> Result<(), Refusal> {`, '}', () => {
        writer.line(`let key = ${owned(`item.${read}()`)};`);
        writer.block('if !self.items.contains_key(&key) {', '}', () =>
          writer.line(`return Err(Refusal::Unknown(${quote(key.name.words.join(' '))}));`),
        );
        if (isShared) writer.line('self.check(&item)?;');
        writer.line('self.items.insert(key, item);');
        writer.line('Ok(())');
      });
    }
    writer.gap();
    writeFunction(writer, { head: 'pub fn find', parameters: ['&self', given], result: `Option<&${stored}>` }, () =>
      writer.line(`self.items.get(${sought(read)})`),
    );
    writer.gap();
    writer.comment('All of them, in the order of their keys.');
    writer.block(`pub fn all(&self) -> impl Iterator<Item = &${stored}> {`, '}', () =>
      writer.line('self.items.values()'),
    );
    writer.gap();
    writer.comment('Removes one and returns it, if there was one.');
    writeFunction(
      writer,
      { head: 'pub fn remove', parameters: ['&mut self', given], result: `Option<${stored}>` },
      () => writer.line(`self.items.remove(${sought(read)})`),
    );
    if (!isShared) return;
    writer.gap();
    writer.block(`fn check(&self, item: &${stored}) -> Result<(), Refusal> {`, '}', () => {
      check();
      writer.line('Ok(())');
    });
  });
};

interface Taken {
  readonly stored: string;
  /** Leaves the item itself out. */
  readonly apart: string;
  readonly refuse: () => void;
}

const writeTaken = (writer: Writer, unique: FieldDecl, { stored, apart, refuse }: Taken): void => {
  const field = memberName(unique.name);
  const isGiven = unique.isOptional ? `item.${field}().is_some() && ` : '';
  const same = `${apart}each.${field}() == item.${field}()`;
  const closure = `|each: &${stored}| ${same};`;
  if (`let is_taken = ${closure}`.length <= writer.room()) writer.line(`let is_taken = ${closure}`);
  else if (closure.length <= writer.room() - 4) {
    writer.line('let is_taken =');
    writer.indented(() => writer.line(closure));
  } else writer.block(`let is_taken = |each: &${stored}| {`, '};', () => writer.line(same));
  writer.block(`if ${isGiven}self.items.values().any(is_taken) {`, '}', refuse);
};

const uniqueOf = ({ store }: RecordDecl, fields: readonly FieldDecl[]): readonly FieldDecl[] =>
  fields.filter(({ name }) => store?.unique.includes(name));

interface Key {
  readonly kept: string;
  /** What is looked for, from a value as it is read. */
  readonly sought: (value: string) => string;
  /** What is kept, from a value as it is read. */
  readonly owned: (value: string) => string;
}

/** Decimal numbers have no order of their own: their text stands in for them. */
const keyFor = (scope: RecordScope, { type }: FieldDecl): Key => {
  if (isText(type)) return { kept: 'String', owned: (value) => `${value}.to_string()`, sought: (value) => value };
  const isDecimal = type.kind === 'scalar' && type.scalar === 'decimal';
  return isDecimal
    ? { kept: 'String', owned: (value) => `${value}.to_string()`, sought: (value) => `&${value}.to_string()` }
    : { kept: ownedType(scope, type), owned: (value) => value, sought: (value) => `&${value}` };
};
