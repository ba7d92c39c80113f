import type { FieldDecl, Literal, Name, Sample } from '../program/index.ts';

/** How a language writes names in JSON. */
export interface JsonNames {
  readonly key: (name: Name) => string;
  readonly member: (name: Name) => string;
}

/** The body of a request that makes a record of these values; what is optional and has no value is left out. */
export const sampleJson = (
  fields: readonly FieldDecl[],
  values: Sample,
  names: JsonNames,
): { readonly [key: string]: string | number | boolean | readonly never[] } =>
  Object.fromEntries(
    fields.flatMap((field, index): readonly (readonly [string, string | number | boolean | readonly never[]])[] => {
      const value = values[index] ?? null;
      if (field.isList) return [[names.key(field.name), []]];
      return value === null ? [] : [[names.key(field.name), plain(value, names)]];
    }),
  );

/** A key as it stands in a path. */
export const pathKey = (fields: readonly FieldDecl[], key: FieldDecl, values: Sample): string =>
  encodeURIComponent(String(values[fields.indexOf(key)] ?? ''));

const plain = (value: Exclude<Literal, null>, names: JsonNames): string | number | boolean =>
  typeof value === 'object' ? names.member(value) : value;
