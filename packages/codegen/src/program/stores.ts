import type { Name } from './name.ts';
import type { FieldDecl, RecordDecl } from './record.ts';
import { allFieldsOf, recordOf } from './records.ts';

/** In memory: add (refuses a doubled key, a doubled unique field and a reference to nothing), get by key and by what is referred to, all, update, remove. */
export interface StoreDecl {
  readonly name: Name;
  readonly key: Name;
  readonly unique: readonly Name[];
  readonly references?: readonly Reference[];
  readonly dependants?: readonly Dependant[];
  /** Offers to say beforehand whether an item may go: it goes along with another, and something may hold it. */
  readonly isAsked?: true;
  /** An item may be put in the place of the one with its key; `add` would refuse it for the same reasons. */
  readonly canUpdate?: true;
}

/** Items that several fields tell apart together: each combination is there once, and is found by each of them. */
export interface LinkStoreDecl {
  readonly name: Name;
  readonly keys: readonly Name[];
  readonly references: readonly Reference[];
  readonly dependants?: readonly Dependant[];
  readonly isAsked?: true;
  readonly canUpdate?: true;
}

/** Fields that hold the key of an item of another store, or of its own: one, or as many as the key has, in its order. */
export interface Reference {
  readonly fields: readonly FieldDecl[];
  /** The record that is referred to. */
  readonly target: Name;
  /** What the store of the target is called among all. */
  readonly part: Name;
  readonly isOwn?: true;
  /** Refers to the same store, or to one that refers back: it is missing at first. */
  readonly isLate?: true;
}

/** Fields of another record, or of the same, that hold keys of this store. */
export interface Dependant {
  readonly fields: readonly FieldDecl[];
  /** The record that refers. */
  readonly record: Name;
  /** What its store is called among all. */
  readonly part: Name;
  readonly isOwn?: true;
  /** Its items go along; otherwise they hold what they refer to. */
  readonly goesAlong: boolean;
  /** Its items stay and refer to nothing from then on. */
  readonly isCleared?: true;
}

/** All stores of a program, where some of them ask others. */
export interface StoresDecl {
  readonly name: Name;
  readonly parts: readonly { readonly name: Name; readonly record: Name }[];
}

/** Whether a store asks others; it is then made with them. */
export const asksOthers = ({
  references = [],
  dependants = [],
}: Pick<StoreDecl, 'references' | 'dependants'>): boolean =>
  [...references, ...dependants].some(({ isOwn }) => isOwn !== true);

/** Either store of a record. */
export const storeOf = ({ store, links }: Pick<RecordDecl, 'store' | 'links'>): StoreDecl | LinkStoreDecl | undefined =>
  store ?? links;

/** What tells the items of a store apart. */
export const keysOf = (store: StoreDecl | LinkStoreDecl): readonly Name[] =>
  'keys' in store ? store.keys : [store.key];

/** The fields that hold them. */
export const keyFieldsOf = (records: readonly RecordDecl[], record: RecordDecl): readonly FieldDecl[] => {
  const store = storeOf(record);
  const fields = allFieldsOf(records, record);
  return (store === undefined ? [] : keysOf(store)).flatMap((key) => fields.filter(({ name }) => name === key));
};

/** What items are found by beside their key: whatever they refer to. Stores of links find by each of their keys anyway. */
export const lookupsOf = (store: StoreDecl | LinkStoreDecl): readonly (readonly FieldDecl[])[] => {
  const keys = keysOf(store);
  return (store.references ?? [])
    .map(({ fields }) => fields)
    .filter((fields) => fields.length > 1 || !keys.includes((fields[0] as FieldDecl).name));
};

/** Whether items of a record are found by what a reference holds. */
export const isLookedUp = (record: RecordDecl, { fields }: Reference): boolean => {
  const store = storeOf(record);
  return store !== undefined && lookupsOf(store).includes(fields);
};

/** What finds by these fields is called. */
export const lookupName = (fields: readonly Pick<FieldDecl, 'name'>[]): Pick<Name, 'words'> => ({
  words: ['find', 'by', ...fields.flatMap(({ name }, at) => (at === 0 ? name.words : ['and', ...name.words]))],
});

type Held = Pick<StoreDecl, 'dependants'>;

/** Who holds an item back by itself, and who goes along with it. */
export const holders = ({ dependants = [] }: Held): readonly Dependant[] =>
  dependants.filter(({ goesAlong, isCleared }) => !goesAlong && isCleared !== true);

export const followers = ({ dependants = [] }: Held): readonly Dependant[] =>
  dependants.filter(({ goesAlong }) => goesAlong);

/** Who stays and refers to nothing from then on. */
export const cleared = ({ dependants = [] }: Held): readonly Dependant[] =>
  dependants.filter(({ isCleared }) => isCleared === true);

/** Whether items of a dependant that go along are asked for beforehand. */
export const isAskedFirst = (records: readonly RecordDecl[], { record }: Dependant): boolean => {
  const from = recordOf(records, record);
  return from !== undefined && storeOf(from)?.isAsked === true;
};

/** Whether a removal may be refused. */
export const mayHold = (store: Held, records: readonly RecordDecl[]): boolean =>
  holders(store).length > 0 || followers(store).some((each) => isAskedFirst(records, each));
