import { type FieldDecl, isMany, type Literal, type Name, type Sample } from '../program/index.ts';

/** How a language writes names in JSON. */
export interface JsonNames {
  readonly key: (name: Name) => string;
  readonly member: (name: Name) => string;
}

type PlainValue = string | number | boolean;
type SampleValue = PlainValue | readonly PlainValue[];

/** The body of a request that makes a record of these values; what is optional and has no value is left out. */
export const sampleJson = (
  fields: readonly FieldDecl[],
  values: readonly (Literal | Sample)[],
  names: JsonNames,
): { readonly [key: string]: SampleValue } =>
  Object.fromEntries(
    fields.flatMap((field, index): readonly (readonly [string, SampleValue])[] => {
      const value = values[index] ?? null;
      if (isMany(value))
        return [[names.key(field.name), value.flatMap((each) => (each === null ? [] : plain(each, names)))]];
      if (field.isList) return [[names.key(field.name), []]];
      return value === null ? [] : [[names.key(field.name), plain(value, names)]];
    }),
  );

/** A key as it stands in a path. */
export const pathKey = (fields: readonly FieldDecl[], key: FieldDecl, values: Sample): string =>
  encodeURIComponent(String(values[fields.indexOf(key)] ?? ''));

const plain = (value: Exclude<Literal, null>, names: JsonNames): PlainValue =>
  typeof value === 'object' ? names.member(value) : value;
