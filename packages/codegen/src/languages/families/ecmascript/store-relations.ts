import type { Writer } from '../../../printing/writer.ts';
import {
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
} from '../../../program/index.ts';
import { apartFromKey, type RelationForms, say, writeAlong, writeHeld } from '../relations.ts';
import { identifier, quote, typeName } from './dialect.ts';

export const removalSaid = (store: StoreDecl | LinkStoreDecl, records: readonly RecordDecl[]): string =>
  mayHold(store, records)
    ? 'True if there was one. Throws if something that must stay refers to it.'
    : 'True if there was one.';

export const writeThrow = (writer: Writer, tests: readonly string[], message: string): void => {
  const whole = `if (${tests.join(' && ')}) {`;
  const say = (): void => writer.line(`throw new Error(${quote(message)});`);
  if (whole.length <= writer.room()) {
    writer.block(whole, '}', say);
    return;
  }
  writer.line('if (');
  writer.indented(() => {
    for (const [at, test] of tests.entries()) writer.line(`${test}${at < tests.length - 1 ? ' &&' : ''}`);
  });
  writer.block(') {', '}', say);
};

/** Whether a field of one holds a value; moments are objects. */
export const isEqual = ({ type, isOptional }: FieldDecl, left: string, right: string): string =>
  type.kind === 'scalar' && type.scalar === 'timestamp'
    ? `${left}${isOptional ? '?' : ''}.getTime() === ${right}.getTime()`
    : `${left} === ${right}`;

/** How stores ask each other in scripts; `keys` are those of this store, which its methods call alike. */
export const formsOf = (writer: Writer, keys: readonly Name[], records: readonly RecordDecl[]): RelationForms => {
  const own = keys.map(identifier);
  const partOf = ({ part, isOwn }: Pick<Dependant, 'part' | 'isOwn'>): string =>
    isOwn === true ? 'this' : `this.#stores.${identifier(part)}`;
  const refers = ({ fields, isOwn }: Dependant): string => {
    const same = fields.map((field, at) => isEqual(field, `each.${identifier(field.name)}`, own[at] ?? ''));
    const isItself = own.map((key) => `each.${key} ${own.length === 1 ? '!==' : '==='} ${key}`).join(' && ');
    const apart = own.length === 1 ? isItself : `!(${isItself})`;
    return [...same, ...(isOwn === true ? [apart] : [])].join(' && ');
  };
  const keysOfEach = (from: RecordDecl): string =>
    keyFieldsOf(records, from)
      .map(({ name }) => `each.${identifier(name)}`)
      .join(', ');
  return {
    refuse: (tests, message) => writeThrow(writer, tests, message),
    isGiven: ({ name }) => `item.${identifier(name)} !== undefined`,
    isNowhere: (reference) => {
      const found = `${partOf(reference)}.find(${reference.fields.map(({ name }) => `item.${identifier(name)}`).join(', ')}) === undefined`;
      if (reference.isOwn !== true) return [found];
      const apart = apartFromKey(reference, keys).map(
        ({ field, key }) => `item.${identifier(field.name)} !== item.${identifier(key)}`,
      );
      return [apart.length > 1 ? `(${apart.join(' || ')})` : apart.join(''), found];
    },
    refuseHeld: (each, message) =>
      writeThrow(writer, [`${partOf(each)}.all().some((each) => ${refers(each)})`], message),
    eachReferring: (each, statement) =>
      writer.block(`for (const each of ${partOf(each)}.all()) {`, '}', () =>
        writer.block(`if (${refers(each)}) {`, '}', () => say(writer, statement)),
      ),
    ask: (each) => `${partOf(each)}.checkRemovable(${keysOfEach(recordOf(records, each.record) as RecordDecl)});`,
    remove: (each, from) => `${partOf(each)}.remove(${keysOfEach(from)});`,
    clear: (each, { name }) => {
      const without = each.fields.map((field) => `${identifier(field.name)}: undefined`).join(', ');
      writer.line(`${partOf(each)}.update(new ${typeName(name)}({ ...each, ${without} }));`);
    },
  };
};

/** What a removal does before anything is removed: it is refused, or takes others along. */
export const writeBefore = (
  writer: Writer,
  {
    record,
    records,
    forms,
  }: { readonly record: RecordDecl; readonly records: readonly RecordDecl[]; readonly forms: RelationForms },
  given: string,
): void => {
  if (storeOf(record)?.isAsked === true) writer.line(`this.checkRemovable(${given});`);
  else writeHeld(record, records, forms);
  writeAlong(record, records, forms);
};

/** Says beforehand whether an item may go, where it goes along with another and something may hold it. */
export const writeAsked = (
  writer: Writer,
  isTyped: boolean,
  {
    record,
    records,
    forms,
  }: { readonly record: RecordDecl; readonly records: readonly RecordDecl[]; readonly forms: RelationForms },
  asked: string,
): void => {
  if (storeOf(record)?.isAsked !== true) return;
  writer.gap();
  writer.comment('Throws if something that must stay refers to it.');
  writer.block(`checkRemovable(${asked})${isTyped ? ': void' : ''} {`, '}', () => writeHeld(record, records, forms));
};
