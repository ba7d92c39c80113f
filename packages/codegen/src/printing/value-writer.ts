import {
  type EnumDecl,
  type FieldDecl,
  isMany,
  type Literal,
  type Name,
  repeatedIn,
  type Sample,
  type ScalarType,
} from '../program/index.ts';
import { withPoint } from './with-point.ts';

/** How a language with classes and `null` writes values. */
interface ValueForms {
  readonly emptyList: (field: FieldDecl) => string;
  readonly list: (items: readonly string[]) => string;
  readonly member: (declared: EnumDecl, value: Name) => string;
  readonly quoted: (text: string) => string;
  /** A text so many times: `"x".repeat(41)` unless the language says it otherwise. */
  readonly repeated?: (written: string, times: number) => string;
  /** Of moments without a zone, and with their own, where these are types of their own. */
  readonly zoned?: Partial<Readonly<Record<'none' | 'own', (value: string) => string>>>;
  /** Of what is not written as text. */
  readonly scalars: Partial<Readonly<Record<ScalarType, (value: string) => string>>>;
}

/** Writes a value of a field as it stands in code: numbers and truths as they are, what has no form of its own as text. Large numbers end in L. */
export const valueWriter =
  (forms: ValueForms) =>
  (field: FieldDecl, value: Literal | Sample): string => {
    const { emptyList, list, member, quoted, repeated = repeat, scalars, zoned } = forms;
    const { type, isList } = field;
    if (isMany(value)) return list(value.map((each) => valueWriter(forms)({ ...field, isList: false }, each)));
    if (isList) return emptyList(field);
    if (value === null) return 'null';
    if (typeof value === 'object') return type.kind === 'enum' ? member(type.enum, value) : 'null';
    if (type.kind !== 'scalar') return 'null';
    if (type.isLarge === true) return `${value}L`;
    if (type.scalar === 'integer' || type.scalar === 'boolean') return String(value);
    if (type.scalar === 'float') return withPoint(value);
    const repeats = repeatedIn(String(value));
    if (type.scalar === 'text' && repeats !== undefined) return repeated(quoted(repeats.letter), repeats.times);
    const zone = type.zone === undefined ? undefined : zoned?.[type.zone];
    if (zone !== undefined) return zone(String(value));
    return (scalars[type.scalar] ?? quoted)(String(value));
  };

const repeat = (written: string, times: number): string => `${written}.repeat(${times})`;
