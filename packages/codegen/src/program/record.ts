import type { EnumDecl } from './flow.ts';
import type { Name } from './name.ts';
import type { RangeRule } from './range-rule.ts';
import type { Refusal } from './refusals.ts';
import type { LinkStoreDecl, Reference, StoreDecl } from './stores.ts';

export type ScalarType =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'float'
  | 'boolean'
  | 'date'
  | 'time'
  | 'timestamp'
  | 'uuid'
  | 'bytes'
  | 'json';

export type TypeRef =
  /** `isLarge` is a whole number that 32 bits may be too few for; `zone` says that a moment is drawn without one, or with its own. */
  | {
      readonly kind: 'scalar';
      readonly scalar: ScalarType;
      readonly isLarge?: true;
      readonly zone?: 'none' | 'own';
    }
  | { readonly kind: 'enum'; readonly enum: EnumDecl }
  /** The record is given by its name, since records may refer to each other in circles. */
  | { readonly kind: 'record'; readonly record: Name };

/** What an operation takes or gives: one value, a list of such, or one that may be missing. */
export type ValueType =
  | TypeRef
  | { readonly kind: 'list'; readonly of: TypeRef }
  | { readonly kind: 'optional'; readonly of: TypeRef };

/** The type of a field with all that it holds. */
export const wholeType = ({
  type,
  isList,
}: Pick<FieldDecl, 'type' | 'isList'>): TypeRef | Extract<ValueType, { kind: 'list' }> =>
  isList ? { kind: 'list', of: type } : type;

/** A class, an entity, the data of a screen. */
export interface RecordDecl {
  readonly name: Name;
  readonly summary: string;
  readonly kind: 'class' | 'abstract' | 'interface';
  readonly extends?: Name;
  readonly implements: readonly Name[];
  readonly fields: readonly FieldDecl[];
  /** References to other records, kept on both ends where both ends are drawn. */
  readonly ends: readonly AssociationEnd[];
  /** Those of its interfaces are among them, unless a parent has them; those of a parent only where they are done otherwise here. */
  readonly operations: readonly RecordOperation[];
  /** Values of the record itself, each with a first value that nobody changes. */
  readonly constants?: readonly FieldDecl[];
  /** Operations of the record itself, which none of it does. */
  readonly statics?: readonly RecordOperation[];
  /** A row of a data model: a value that nobody changes, but others may take its place in its store. */
  readonly isRow?: true;
  /** Kept in a store of its own, with this field as its key. */
  readonly store?: StoreDecl;
  /** Kept in a store of its own, by several fields together. */
  readonly links?: LinkStoreDecl;
  readonly scenarios: readonly RecordScenario[];
}

/** Who may reach a member that not all may. */
export type Visibility = 'private' | 'protected';

export interface FieldDecl {
  readonly name: Name;
  readonly type: TypeRef;
  /** May be missing (null, none). */
  readonly isOptional: boolean;
  /** A list of the type. */
  readonly isList: boolean;
  readonly visibility?: Visibility;
  /** An operation of its record plainly sets it. */
  readonly isChanged?: true;
  /** Refused by the constructor (and by the schema): an empty text, a negative number, one that is not above zero. */
  readonly refuses?: 'blank' | 'negative' | 'zero';
  /** That rule is drawn. */
  readonly isRuleDrawn?: true;
  /** Between what a number is accepted, where that is not just its sign. */
  readonly bounds?: readonly RangeRule[];
  /** The most characters that a text may have, as drawn. */
  readonly longest?: number;
  /** Between what its column holds a number, which examples of it keep. */
  readonly limits?: readonly RangeRule[];
  /** What it is where nothing else is given. */
  readonly initial?: Literal;
  /** The type as it is written in the diagram, which may say more than programs need: `char(2)`. */
  readonly drawnType?: string;
  /** Drawn as what tells one from another: as its key, or as unique beside it. */
  readonly mark?: 'key' | 'unique';
  readonly summary: string;
}

/** One end of an association, as a field of the record that it belongs to. */
export interface AssociationEnd {
  /** The field, such as `orders`. */
  readonly name: Name;
  readonly target: Name;
  readonly isList: boolean;
  /** The field of the target that refers back; setting one end sets the other. Absent where only one end is known. */
  readonly inverse?: Name;
  /** How many refer to one target, as far as it is drawn, also where the target does not know them. */
  readonly inverseIsList?: boolean;
  /** Drawn as known from here only: each target has exactly one that refers to it. */
  readonly inverseIsOne?: true;
  /** Where the line of a drawing starts here: this end then keeps the other alive, in languages that count who does. */
  readonly startsHere?: true;
  /** Drawn as exactly one: a database takes no row without it. A class may get it after it is made. */
  readonly isRequired?: true;
  /** An example of what is given where one is made; this end is then never missing. */
  readonly given?: StoredRow;
  /** What stands at the other end cannot be without this record. */
  readonly inverseIsGiven?: true;
  /** Drawn as one or more: the last one stays. */
  readonly isNonEmpty?: true;
  readonly inverseIsNonEmpty?: true;
  /** How many, as drawn with an upper bound, which nothing holds: `1..12`. */
  readonly drawnCount?: string;
  /** Drawn as a composition: what stands at this end goes when the record goes. */
  readonly owns?: true;
  readonly summary: string;
}

/** An operation that the diagram names. What it does is not drawn: calling it says that it is still to be written. */
export interface RecordOperation {
  readonly name: Name;
  readonly parameters: readonly { readonly name: Name; readonly type: ValueType }[];
  /** Absent where nothing is given back. */
  readonly result?: ValueType;
  /** Its record is abstract and does not do it: whatever can be made below it does. */
  readonly isAbstract?: true;
  /** Does otherwise, or at all, what a parent has. */
  readonly overrides?: true;
  readonly visibility?: Visibility;
  /** A child does it otherwise. */
  readonly isOverridden?: true;
  /** Done by the record itself. */
  readonly isStatic?: true;
  readonly summary: string;
}

export type Literal = string | number | boolean | Name | null;

/** Whether a value is one of a list. */
export const isMany = (value: Literal | Sample): value is Sample => Array.isArray(value);

/** Whether a value is a member of an enum. */
export const isName = (value: Literal | Sample): value is Name =>
  value !== null && typeof value === 'object' && !isMany(value);

/** A value for each field in order, those of parents first: an example that the record accepts. Dates are `2026-01-31`, timestamps `2026-01-31T12:00:00Z`. */
export type Sample = readonly Literal[];

export type RecordScenario =
  /** Made with these values it has these values. */
  | { readonly kind: 'construct'; readonly name: Name; readonly values: Sample }
  /** Made without what has a first value it has that; such values are null. */
  | { readonly kind: 'initial'; readonly name: Name; readonly values: Sample }
  /** Made with these values it is refused. */
  | {
      readonly kind: 'refuse';
      readonly name: Name;
      readonly values: Sample;
      readonly field: FieldDecl;
      readonly why: Refusal;
    }
  /** One of this record and one of the target of `end`: linking them at this end shows at the other end. */
  | {
      readonly kind: 'bothEnds';
      readonly name: Name;
      readonly end: Name;
      readonly values: Sample;
      /** The target, or a child of it where the target itself cannot be made. */
      readonly made: Name;
      readonly target: Sample;
    }
  /** One of this record and two of the target, which does not know it: the end holds what it is told, and no more once that is taken away. */
  | {
      readonly kind: 'oneEnd';
      readonly name: Name;
      readonly end: Name;
      readonly values: Sample;
      readonly made: Name;
      readonly target: Sample;
    }
  /** One is made with `first` at the end, moves to `second`, and can then not leave it. */
  | {
      readonly kind: 'moved';
      readonly name: Name;
      readonly end: Name;
      readonly values: Sample;
    }
  /** Of two that are linked at the end one can leave, the last one stays. */
  | {
      readonly kind: 'lastStays';
      readonly name: Name;
      readonly end: Name;
      readonly values: Sample;
      readonly made: Name;
      readonly target: Sample;
    }
  /**
   * A store gives back what was put in, refuses the same key again, and no longer knows what was removed. The others, of another key, are in the
   * store as well and stay; absent where the types leave none.
   */
  | {
      readonly kind: 'roundTrip';
      readonly name: Name;
      readonly values: Sample;
      readonly others?: Sample;
      readonly before?: readonly StoredRow[];
    }
  /** A store that holds one of these values refuses another one, of another key, that has the same in a unique field. */
  | {
      readonly kind: 'unique';
      readonly name: Name;
      readonly field: Name;
      readonly values: Sample;
      readonly others: Sample;
      /** Of the same key as the others and accepted, which they may then not take the place of. */
      readonly apart?: Sample;
      readonly before?: readonly StoredRow[];
    }
  /** A store takes the changed values, of the same key, for the first ones, and refuses to change the absent ones, of a key that is not there. */
  | {
      readonly kind: 'update';
      readonly name: Name;
      readonly values: Sample;
      readonly changed: Sample;
      readonly absent?: Sample;
      readonly before: readonly StoredRow[];
    }
  /** A store refuses these values: what the fields refer to is not there. Of the same key are those that are kept, which they may not replace. */
  | {
      readonly kind: 'missing';
      readonly name: Name;
      readonly reference: Reference;
      readonly values: Sample;
      readonly kept?: Sample;
      readonly before: readonly StoredRow[];
    }
  /** Once these values are stored, what the fields refer to cannot be removed, or takes them along, or leaves their fields empty. Nothing refers to `elsewhere`. */
  | {
      readonly kind: 'referred';
      readonly name: Name;
      readonly reference: Reference;
      readonly goesAlong: boolean;
      readonly isCleared?: true;
      readonly elsewhere: Sample;
      readonly values: Sample;
      readonly before: readonly StoredRow[];
    }
  /**
   * A store of links keeps each combination once, finds by each of its fields what has the same value there, and removes one. `others` differ from the
   * values in one field each, in the order of the keys.
   */
  | {
      readonly kind: 'linked';
      readonly name: Name;
      readonly values: Sample;
      readonly others: readonly Sample[];
      readonly before: readonly StoredRow[];
    };

/** Scenarios that try a store. */
export type StoreScenarioKind = 'roundTrip' | 'unique' | 'update' | 'missing' | 'referred' | 'linked';

/** A record of these values. */
export interface StoredRow {
  readonly record: Name;
  readonly values: Sample;
}
