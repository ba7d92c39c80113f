import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
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
} from '../../program/index.ts';
import { apartFromKey, type RelationForms, writeAlong, writeHeld } from '../families/relations.ts';
import { typeName } from './dialect.ts';
import { memberOf } from './end-methods.ts';
import { isPointer } from './written.ts';

interface Method {
  readonly comment: string;
  readonly head: string;
}

export const writerOfMethods =
  (writer: Writer, type: string) =>
  ({ comment, head }: Method, body: () => void): void => {
    writer.gap();
    writer.comment(comment);
    writer.block(`func (s *${type}) ${head} {`, '}', body);
  };

/** All true where a field of `each` holds this value. */
export const sameAs = (records: readonly RecordDecl[], field: FieldDecl, given: string): readonly string[] => {
  const member = `each.${memberOf(records, field.name)}`;
  return isPointer(field) ? [`${member} != nil`, isEqual(field, `*${member}`, given)] : [isEqual(field, member, given)];
};

export const writeError = (writer: Writer, tests: readonly string[], message: string, before = ''): void =>
  writer.block(`if ${tests.join(' && ')} {`, '}', () =>
    writer.line(`return ${before}errors.New(${doubleQuoted(message)})`),
  );

export interface Key {
  readonly name: Name;
  readonly given: string;
}

/** `keys` are those of this store with what its methods call them; `before` stands before an error that is given back. */
export const formsOf = (
  writer: Writer,
  keys: readonly Key[],
  records: readonly RecordDecl[],
  before: string,
): RelationForms => {
  const partOf = ({ part, isOwn }: Pick<Dependant, 'part' | 'isOwn'>): string =>
    isOwn === true ? 's' : `s.stores.${typeName(part)}`;
  const refers = ({ fields, isOwn }: Dependant): string => {
    const same = fields.flatMap((field, at) => sameAs(records, field, keys[at]?.given ?? ''));
    const [only, ...more] = keys.map(({ name, given }) => `each.${memberOf(records, name)} != ${given}`);
    return [...same, ...(isOwn === true ? [more.length === 0 ? only : `(${[only, ...more].join(' || ')})`] : [])].join(
      ' && ',
    );
  };
  const keysOfEach = (from: RecordDecl): string =>
    keyFieldsOf(records, from)
      .map(({ name }) => `each.${memberOf(records, name)}`)
      .join(', ');
  const eachOf = (each: Dependant, body: () => void): void =>
    writer.block(`for _, each := range ${partOf(each)}.All() {`, '}', () =>
      writer.block(`if ${refers(each)} {`, '}', body),
    );
  return {
    refuse: (tests, message) => writeError(writer, tests, message),
    isGiven: ({ name }) => `item.${memberOf(records, name)} != nil`,
    isNowhere: (reference) => {
      const heldIn = (field: FieldDecl): string =>
        `${isPointer(field) ? '*' : ''}item.${memberOf(records, field.name)}`;
      const found = `!${partOf(reference)}.has(${reference.fields.map(heldIn).join(', ')})`;
      if (reference.isOwn !== true) return [found];
      const own = keys.map(({ name }) => name);
      const apart = apartFromKey(reference, own).map(
        ({ field, key }) => `${heldIn(field)} != item.${memberOf(records, key)}`,
      );
      return [apart.length > 1 ? `(${apart.join(' || ')})` : apart.join(''), found];
    },
    refuseHeld: (each, message) =>
      eachOf(each, () => writer.line(`return ${before}errors.New(${doubleQuoted(message)})`)),
    eachReferring: (each, statement) =>
      eachOf(each, () => {
        if (typeof statement !== 'string') statement();
        else if (statement.startsWith('if ')) writer.block(statement, '}', () => writer.line(`return ${before}err`));
        else writer.line(statement);
      }),
    ask: (each) =>
      `if err := ${partOf(each)}.checkRemovable(${keysOfEach(recordOf(records, each.record) as RecordDecl)}); err != nil {`,
    remove: (each, from) => {
      const call = `${partOf(each)}.Remove(${keysOfEach(from)})`;
      const store = storeOf(from);
      return store !== undefined && mayHold(store, records) ? `if _, err := ${call}; err != nil {` : call;
    },
    clear: (each, from) => {
      for (const { name } of each.fields) writer.line(`each.${memberOf(records, name)} = nil`);
      writer.line(`${partOf(each)}.put(${keysOfEach(from)}, each)`);
    },
  };
};

/** Whether a value is the same; of two moments the place on earth may differ. */
const isEqual = (field: FieldDecl, left: string, right: string): string =>
  isMoment(field) ? `${left.startsWith('*') ? `(${left})` : left}.Equal(${right})` : `${left} == ${right}`;

export const isMoment = ({ type }: FieldDecl): boolean =>
  type.kind === 'scalar' && (type.scalar === 'date' || type.scalar === 'timestamp');

interface Removal {
  readonly record: RecordDecl;
  readonly records: readonly RecordDecl[];
  readonly keys: readonly Key[];
}

/** Says beforehand whether an item may go, where it goes along with another and something may hold it. */
export const writeAsked = (
  writer: Writer,
  method: ReturnType<typeof writerOfMethods>,
  { record, records, keys }: Removal,
  asked: string,
): void => {
  if (storeOf(record)?.isAsked !== true) return;
  const what = keys.length === 1 ? 'this key' : 'these keys';
  const comment = `checkRemovable gives an error if something that must stay refers to the item with ${what}.`;
  method({ comment, head: `checkRemovable(${asked}) error` }, () => {
    writeHeld(record, records, formsOf(writer, keys, records, ''));
    writer.line('return nil');
  });
};

export const removeMethod = (
  store: StoreDecl | LinkStoreDecl,
  records: readonly RecordDecl[],
  asked: string,
): Method => {
  const isHeld = mayHold(store, records);
  const what = 'keys' in store ? 'these keys' : 'this key';
  return {
    comment: `Remove removes the item with ${what} and reports whether there was one.${isHeld ? ' It gives an error if something that must stay refers to it.' : ''}`,
    head: `Remove(${asked}) ${isHeld ? '(bool, error)' : 'bool'}`,
  };
};

/** What a removal does before anything is removed: it is refused, or takes others along. */
export const writeBefore = (writer: Writer, { record, records, keys }: Removal): void => {
  const forms = formsOf(writer, keys, records, 'false, ');
  if (storeOf(record)?.isAsked === true)
    writer.block(`if err := s.checkRemovable(${keys.map(({ given }) => given).join(', ')}); err != nil {`, '}', () =>
      writer.line('return false, err'),
    );
  else writeHeld(record, records, forms);
  writeAlong(record, records, forms);
};
