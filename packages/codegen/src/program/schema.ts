import type { Name } from './name.ts';
import type { RangeRule } from './range-rule.ts';
import type { Literal, ScalarType } from './record.ts';

/** A relational database. Printed by the SQL languages; others have records and stores. */
export interface Schema {
  /** A table comes after all that it refers to where no circle forbids it. */
  readonly tables: readonly Table[];
  /** A row per table and more, in an order that breaks no constraint. */
  readonly seed: readonly SeedRow[];
  readonly scenarios: readonly SchemaScenario[];
}

export interface Table {
  /** In the plural where it is not the diagram's own word. */
  readonly name: Name;
  /** Empty where the name says it all. */
  readonly summary: string;
  readonly columns: readonly Column[];
  readonly primaryKey: readonly Name[];
  readonly unique: readonly (readonly Name[])[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly checks: readonly Check[];
  /** Columns that are looked up without being a key. */
  readonly indexes: readonly Index[];
}

export interface Index {
  readonly columns: readonly Name[];
  /** Those of its columns that are sorted the other way round. */
  readonly descending?: readonly Name[];
  /** A function of its only column is what is looked up. */
  readonly by?: 'lower' | 'upper';
  /** Each of what is looked up is there once. */
  readonly isUnique?: true;
}

export interface Column {
  readonly name: Name;
  readonly type: ScalarType;
  /** Characters of a text, digits and digits behind the point of a decimal. */
  readonly length?: number;
  /** True for a length that nobody drew. */
  readonly hasUsualLength?: true;
  readonly scale?: number;
  /** True for a text that is always as long. */
  readonly isFixed?: true;
  /** How large whole numbers may become; as large as they can where it is not drawn. */
  readonly size?: 'small' | 'usual' | 'large';
  readonly isNullable: boolean;
  /** Numbered by the database. */
  readonly isIdentity: boolean;
  readonly default?: 'now' | Literal;
  readonly summary: string;
}

export interface ForeignKey {
  readonly name: Name;
  readonly columns: readonly Name[];
  readonly table: Name;
  readonly references: readonly Name[];
  readonly onDelete: 'restrict' | 'cascade' | 'set null';
  /** What happens where the key that it refers to is changed; refused where nothing is drawn. */
  readonly onUpdate?: 'cascade' | 'set null';
  /** Refers to a table that comes later (or to itself): added after all tables are there. */
  readonly isLate: boolean;
}

/** Of several references one is there and no more; `column` is the first of them. */
export interface ExactlyOne {
  readonly kind: 'exactlyOne';
  readonly name: Name;
  readonly column: Name;
  readonly columns: readonly Name[];
}

/** A number between limits. */
export interface Range {
  readonly kind: 'range';
  readonly name: Name;
  readonly column: Name;
  readonly rules: readonly RangeRule[];
  /** Absent where only the column's name says so. */
  readonly isDrawn?: true;
}

/** A column that is told by another of its row, such as an end behind a start. */
export interface Comparison {
  readonly kind: 'compare';
  readonly name: Name;
  readonly column: Name;
  readonly operator: RangeRule['operator'];
  readonly than: Name;
}

export type Check =
  | ExactlyOne
  | Range
  | Comparison
  | { readonly kind: 'notBlank'; readonly name: Name; readonly column: Name; readonly isDrawn?: true }
  | { readonly kind: 'oneOf'; readonly name: Name; readonly column: Name; readonly values: readonly string[] };

export interface SeedRow {
  readonly table: Name;
  readonly values: readonly { readonly column: Name; readonly value: Literal }[];
}

/** All seed rows are there before each. */
export interface SchemaScenario {
  readonly name: Name;
  readonly kind: 'accepts' | 'refuses';
  /** What is tried: a row to put in, or a row to delete by its key. */
  readonly action: Insertion | Deletion;
}

export interface Insertion {
  readonly insert: SeedRow;
  /** The row that is there afterwards: what was left out has its usual value. */
  readonly gives?: RowKey;
}

export interface Deletion {
  readonly deleteFrom: Name;
  readonly key: SeedRow['values'];
  /** A row of another table, by its key, that is gone afterwards. */
  readonly takesAlong?: RowKey;
}

/** Values that only one row has. */
export interface RowKey {
  readonly table: Name;
  readonly key: SeedRow['values'];
}
