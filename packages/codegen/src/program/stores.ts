import type { Name } from './name.ts';
import type { FieldDecl, RecordDecl } from './record.ts';
import { recordOf } from './records.ts';

/** In memory: add (refuses a doubled key, a doubled unique field and a reference to nothing), get by key, all, remove. */
export interface StoreDecl {
  readonly name: Name;
  readonly key: Name;
  readonly unique: readonly Name[];
  readonly references?: readonly Reference[];
  readonly dependants?: readonly Dependant[];
  /** Offers to say beforehand whether an item may go: it goes along with another, and something may hold it. */
  readonly isAsked?: true;
}

/** Items that several fields tell apart together: each combination is there once, and is found by each of them. */
export interface LinkStoreDecl {
  readonly name: Name;
  readonly keys: readonly Name[];
  readonly references: readonly Reference[];
}

/** A field that holds the key of an item of another store, or of its own. */
export interface Reference {
  readonly field: FieldDecl;
  /** The record that is referred to. */
  readonly target: Name;
  /** What the store of the target is called among all. */
  readonly part: Name;
  readonly isOwn?: true;
  /** Refers to the same store, or to one that refers back: it is missing at first. */
  readonly isLate?: true;
}

/** A field of another record, or of the same, that holds keys of this store. */
export interface Dependant {
  readonly field: FieldDecl;
  /** The record that refers. */
  readonly record: Name;
  /** What its store is called among all. */
  readonly part: Name;
  readonly isOwn?: true;
  /** Its items go along; otherwise they hold what they refer to. */
  readonly goesAlong: boolean;
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
export const storeOf = ({ store, links }: RecordDecl): StoreDecl | LinkStoreDecl | undefined => store ?? links;

/** Who holds an item back by itself, and who goes along with it. */
export const holders = ({ dependants = [] }: StoreDecl): readonly Dependant[] =>
  dependants.filter(({ goesAlong }) => !goesAlong);

export const followers = ({ dependants = [] }: StoreDecl): readonly Dependant[] =>
  dependants.filter(({ goesAlong }) => goesAlong);

/** Whether items of a dependant that go along are asked for beforehand. */
export const isAskedFirst = (records: readonly RecordDecl[], { record }: Dependant): boolean =>
  recordOf(records, record)?.store?.isAsked === true;

/** Whether a removal may be refused. */
export const mayHold = (store: StoreDecl, records: readonly RecordDecl[]): boolean =>
  holders(store).length > 0 || followers(store).some((each) => isAskedFirst(records, each));
