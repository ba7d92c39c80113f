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
import { body, quote, typeName, variable } from './dialect.ts';

export const writeThrow = (writer: Writer, tests: readonly string[], message: string): void => {
  const say = (): void => writer.line(`throw new \\DomainException(${quote(message)});`);
  const whole = `if (${tests.join(' && ')}) {`;
  if (whole.length <= writer.room() || tests.length === 1) {
    writer.block(whole, '}', say);
    return;
  }
  writer.line('if (');
  writer.indented(() => {
    for (const [at, test] of tests.entries()) writer.line(at === 0 ? test : `&& ${test}`);
  });
  writer.block(') {', '}', say);
};

/** Moments are objects, whose instant counts. */
export const isEqual = ({ type }: FieldDecl, left: string, right: string): string =>
  `${left} ${type.kind === 'scalar' && ['date', 'timestamp'].includes(type.scalar) ? '==' : '==='} ${right}`;

interface Key {
  readonly name: Name;
  readonly given: string;
}

/** `keys` are those of this store with what its methods call them. */
export const formsOf = (writer: Writer, keys: readonly Key[], records: readonly RecordDecl[]): RelationForms => {
  const partOf = ({ part, isOwn }: Pick<Dependant, 'part' | 'isOwn'>): string =>
    isOwn === true ? '$this' : `$this->stores->${variable(part)}`;
  const refers = ({ fields, isOwn }: Dependant): readonly string[] => {
    const same = fields.map((field, at) => isEqual(field, `$each->${variable(field.name)}`, keys[at]?.given ?? ''));
    const [only = '', ...more] = keys.map(({ name, given }) => `$each->${variable(name)} !== ${given}`);
    return [...same, ...(isOwn === true ? [more.length === 0 ? only : `(${[only, ...more].join(' || ')})`] : [])];
  };
  const keysOfEach = (from: RecordDecl): string =>
    keyFieldsOf(records, from)
      .map(({ name }) => `$each->${variable(name)}`)
      .join(', ');
  const eachOf = (each: Dependant, write: () => void): void =>
    writer.block(`foreach (${partOf(each)}->all() as $each) {`, '}', write);
  return {
    refuse: (tests, message) => writeThrow(writer, tests, message),
    isGiven: ({ name }) => `$item->${variable(name)} !== null`,
    isNowhere: (reference) => {
      const given = reference.fields.map(({ name }) => `$item->${variable(name)}`).join(', ');
      const found = `${partOf(reference)}->find(${given}) === null`;
      if (reference.isOwn !== true) return [found];
      const own = keys.map(({ name }) => name);
      const apart = apartFromKey(reference, own).map(
        ({ field, key }) => `$item->${variable(field.name)} !== $item->${variable(key)}`,
      );
      return [apart.length > 1 ? `(${apart.join(' || ')})` : apart.join(''), found];
    },
    refuseHeld: (each, message) => eachOf(each, () => writeThrow(writer, refers(each), message)),
    eachReferring: (each, statement) =>
      eachOf(each, () => writer.block(`if (${refers(each).join(' && ')}) {`, '}', () => say(writer, statement))),
    ask: (each) => `${partOf(each)}->checkRemovable(${keysOfEach(recordOf(records, each.record) as RecordDecl)});`,
    remove: (each, from) => `${partOf(each)}->remove(${keysOfEach(from)});`,
    clear: (each, from) =>
      writer.items(
        `${partOf(each)}->update(new ${typeName(from.name)}(`,
        allFieldsOf(records, from)
          .filter((field) => !each.fields.includes(field))
          .map(({ name }) => `${variable(name)}: $each->${variable(name)}`),
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
  body(writer, `public function checkRemovable(${asked}): void`, () => writeHeld(record, records, forms));
};

export const removalSaid = (store: StoreDecl | LinkStoreDecl, records: readonly RecordDecl[]): string =>
  mayHold(store, records)
    ? 'True if there was one. Throws if something that must stay refers to it.'
    : 'True if there was one.';

/** What a removal does before anything is removed: it is refused, or takes others along. */
export const writeBefore = (writer: Writer, { record, records, forms }: Removal, given: string): void => {
  if (storeOf(record)?.isAsked === true) writer.line(`$this->checkRemovable(${given});`);
  else writeHeld(record, records, forms);
  writeAlong(record, records, forms);
};
