import type { Writer } from '../../printing/writer.ts';
import {
  cleared,
  type Dependant,
  type FieldDecl,
  followers,
  holders,
  isAskedFirst,
  type Name,
  nowhereFor,
  type RecordDecl,
  type Reference,
  recordOf,
  referringTo,
  type StoreDecl,
  storeOf,
} from '../../program/index.ts';

/** How a language writes what stores ask each other. Within `add` there is an `item`, elsewhere the key of one. */
export interface RelationForms {
  /** Refuses the item where all tests are true. */
  readonly refuse: (tests: readonly string[], message: string) => void;
  /** True where a field of the item that may be missing holds something. */
  readonly isGiven: (field: FieldDecl) => string;
  /** All true where what the item refers to is not there. */
  readonly isNowhere: (reference: Reference) => readonly string[];
  /** Refuses to remove what another item refers to. */
  readonly refuseHeld: (dependant: Dependant, message: string) => void;
  /** Writes a loop over the items that refer to the key, each called `each`. */
  readonly eachReferring: (dependant: Dependant, statement: string | (() => void)) => void;
  /** Asks the store of a dependant whether `each` may go. */
  readonly ask: (dependant: Dependant) => string;
  /** Removes `each` from the store of a dependant. */
  readonly remove: (dependant: Dependant, from: RecordDecl) => string;
  /** Writes that `each` is put back into the store of a dependant, without what it holds in the dependant's fields. */
  readonly clear: (dependant: Dependant, from: RecordDecl) => void;
}

/** Either a statement or what writes several. */
export const say = (writer: Writer, statement: string | (() => void)): void => {
  if (typeof statement === 'string') writer.line(statement);
  else statement();
};

/** Refuses an item that refers to what is not there. */
export const writeReferences = ({ references = [] }: Pick<StoreDecl, 'references'>, forms: RelationForms): void => {
  for (const reference of references) {
    const given = reference.fields.filter(({ isOptional }) => isOptional).map(forms.isGiven);
    forms.refuse([...given, ...forms.isNowhere(reference)], nowhereFor(reference));
  }
};

/** Refuses to remove what others hold, or what they hold of what would go along. */
export const writeHeld = (record: RecordDecl, records: readonly RecordDecl[], forms: RelationForms): void => {
  const store = storeOf(record);
  if (store === undefined) return;
  for (const each of holders(store)) forms.refuseHeld(each, referringTo(record.name, each));
  for (const each of followers(store).filter((one) => isAskedFirst(records, one)))
    forms.eachReferring(each, forms.ask(each));
};

/** Removes what goes along, and lets go of what stays. */
export const writeAlong = (record: RecordDecl, records: readonly RecordDecl[], forms: RelationForms): void => {
  const store = storeOf(record);
  if (store === undefined) return;
  for (const each of followers(store)) {
    const from = recordOf(records, each.record);
    if (from !== undefined) forms.eachReferring(each, forms.remove(each, from));
  }
  for (const each of cleared(store)) {
    const from = recordOf(records, each.record);
    if (from !== undefined) forms.eachReferring(each, () => forms.clear(each, from));
  }
};

/** Where a field that refers to its own store is not the key itself: what tells whether an item refers to itself. */
export const apartFromKey = (
  { fields }: Pick<Reference, 'fields'>,
  keys: readonly Name[],
): readonly { readonly field: FieldDecl; readonly key: Name }[] =>
  fields.flatMap((field, at) => {
    const key = keys[at];
    return key === undefined || key === field.name ? [] : [{ field, key }];
  });
