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
import { apartFromKey, type RelationForms, say, writeAlong, writeHeld } from '../families/relations.ts';
import { methodName, typeName } from './dialect.ts';
import { boxed, plainType } from './write-records.ts';

export const equal = (own: string, parameter: string, of: string): string =>
  boxed(of) === of ? `${own}.equals(${parameter})` : `${own} == ${parameter}`;

/** Whether a field of `each` holds a value, which is not null. */
export const sameAs = (field: FieldDecl, given: string): string => {
  const own = `each.${methodName(field.name)}()`;
  return field.isOptional ? `Objects.equals(${own}, ${given})` : equal(own, given, plainType(field.type));
};

export const writeThrow = (
  writer: Writer,
  tests: readonly string[],
  message: string,
  type = 'IllegalArgumentException',
): void => {
  const whole = `if (${tests.join(' && ')}) {`;
  const say = (): void => writer.line(`throw new ${type}(${doubleQuoted(message)});`);
  const [, before, asked] =
    /^(.*?\.stream\(\))(\.anyMatch\(.*)$/.exec(tests.length === 1 ? (tests[0] ?? '') : '') ?? [];
  if (whole.length > writer.room() && before !== undefined) {
    writer.line(`if (${before}`);
    writer.indented(() => writer.indented(() => writer.line(`${asked}) {`)));
    writer.indented(say);
    writer.line('}');
    return;
  }
  if (whole.length <= writer.room() || tests.length === 1) {
    writer.block(whole, '}', say);
    return;
  }
  writer.line(`if (${tests[0]}`);
  writer.indented(() =>
    writer.indented(() => {
      for (const [at, test] of tests.slice(1).entries())
        writer.line(`&& ${test}${at === tests.length - 2 ? ') {' : ''}`);
    }),
  );
  writer.indented(say);
  writer.line('}');
};

interface Key {
  readonly name: Name;
  readonly given: string;
}

/** `keys` are those of this store with what its methods call them. */
export const formsOf = (writer: Writer, keys: readonly Key[], records: readonly RecordDecl[]): RelationForms => {
  const partOf = ({ part, isOwn }: Pick<Dependant, 'part' | 'isOwn'>): string =>
    isOwn === true ? '' : `stores.${methodName(part)}().`;
  const refers = ({ fields, isOwn }: Dependant): string => {
    const same = fields.map((field, at) => sameAs(field, keys[at]?.given ?? ''));
    const [only, ...more] = keys.map(({ name, given }) => `!Objects.equals(each.${methodName(name)}(), ${given})`);
    return [...same, ...(isOwn === true ? [more.length === 0 ? only : `(${[only, ...more].join(' || ')})`] : [])].join(
      ' && ',
    );
  };
  const keysOfEach = (from: RecordDecl): string =>
    keyFieldsOf(records, from)
      .map(({ name }) => `each.${methodName(name)}()`)
      .join(', ');
  return {
    refuse: (tests, message) => writeThrow(writer, tests, message),
    refuseHeld: (each, message) =>
      writeThrow(
        writer,
        [`${partOf(each)}all().stream().anyMatch(each -> ${refers(each)})`],
        message,
        'IllegalStateException',
      ),
    isGiven: ({ name }) => `item.${methodName(name)}() != null`,
    isNowhere: (reference) => {
      const given = reference.fields.map(({ name }) => `item.${methodName(name)}()`).join(', ');
      const found = `${partOf(reference)}find(${given}).isEmpty()`;
      if (reference.isOwn !== true) return [found];
      const own = keys.map(({ name }) => name);
      const apart = apartFromKey(reference, own).map(
        ({ field, key }) => `!Objects.equals(item.${methodName(field.name)}(), item.${methodName(key)}())`,
      );
      return [apart.length > 1 ? `(${apart.join(' || ')})` : apart.join(''), found];
    },
    eachReferring: (each, statement) =>
      writer.block(`for (var each : ${partOf(each)}all()) {`, '}', () =>
        writer.block(`if (${refers(each)}) {`, '}', () => say(writer, statement)),
      ),
    ask: (each) => `${partOf(each)}checkRemovable(${keysOfEach(recordOf(records, each.record) as RecordDecl)});`,
    remove: (each, from) => `${partOf(each)}remove(${keysOfEach(from)});`,
    clear: (each, from) =>
      writer.items(
        `${partOf(each)}update(new ${typeName(from.name)}(`,
        allFieldsOf(records, from).map((field) =>
          each.fields.includes(field) ? 'null' : `each.${methodName(field.name)}()`,
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
export const writeAsked = (writer: Writer, { record, records, forms }: Removal, asked: string): void => {
  if (storeOf(record)?.isAsked !== true) return;
  writer.gap();
  writer.comment('Throws if something that must stay refers to it.');
  writer.block(`void checkRemovable(${asked}) {`, '}', () => writeHeld(record, records, forms));
};

export const removalSaid = (store: StoreDecl | LinkStoreDecl, records: readonly RecordDecl[]): string =>
  mayHold(store, records)
    ? 'True if there was one. Throws if something that must stay refers to it.'
    : 'True if there was one.';

/** What a removal does before anything is removed: it is refused, or takes others along. */
export const writeBefore = (writer: Writer, { record, records, forms }: Removal, given: string): void => {
  if (storeOf(record)?.isAsked === true) writer.line(`checkRemovable(${given});`);
  else writeHeld(record, records, forms);
  writeAlong(record, records, forms);
};
