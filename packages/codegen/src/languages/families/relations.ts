import {
  type Dependant,
  followers,
  holders,
  isAskedFirst,
  nowhereFor,
  type RecordDecl,
  type Reference,
  recordOf,
  referringTo,
  type StoreDecl,
} from '../../program/index.ts';

/** How a language writes what stores ask each other. Within `add` there is an `item`, elsewhere the key of one. */
export interface RelationForms {
  /** Refuses the item where all tests are true. */
  readonly refuse: (tests: readonly string[], message: string) => void;
  /** True where the item refers to something; absent where it always does. */
  readonly isGiven: (reference: Reference) => string | undefined;
  /** All true where what the item refers to is not there. */
  readonly isNowhere: (reference: Reference) => readonly string[];
  /** Refuses to remove what another item refers to. */
  readonly refuseHeld: (dependant: Dependant, message: string) => void;
  /** Writes a loop over the items that refer to the key, each called `each`. */
  readonly eachReferring: (dependant: Dependant, statement: string) => void;
  /** Asks the store of a dependant whether `each` may go. */
  readonly ask: (dependant: Dependant) => string;
  /** Removes `each` from the store of a dependant. */
  readonly remove: (dependant: Dependant, from: RecordDecl) => string;
}

/** Refuses an item that refers to what is not there. */
export const writeReferences = ({ references = [] }: Pick<StoreDecl, 'references'>, forms: RelationForms): void => {
  for (const reference of references) {
    const given = reference.field.isOptional ? forms.isGiven(reference) : undefined;
    const tests = [...(given === undefined ? [] : [given]), ...forms.isNowhere(reference)];
    forms.refuse(tests, nowhereFor(reference));
  }
};

/** Refuses to remove what others hold, or what they hold of what would go along. */
export const writeHeld = (
  { name, store }: Pick<RecordDecl, 'name' | 'store'>,
  records: readonly RecordDecl[],
  forms: RelationForms,
): void => {
  if (store === undefined) return;
  for (const each of holders(store)) forms.refuseHeld(each, referringTo(name, each));
  for (const each of followers(store).filter((one) => isAskedFirst(records, one)))
    forms.eachReferring(each, forms.ask(each));
};

/** Removes what goes along. */
export const writeAlong = (
  { store }: Pick<RecordDecl, 'store'>,
  records: readonly RecordDecl[],
  forms: RelationForms,
): void => {
  if (store === undefined) return;
  for (const each of followers(store)) {
    const from = recordOf(records, each.record);
    if (from !== undefined) forms.eachReferring(each, forms.remove(each, from));
  }
};
