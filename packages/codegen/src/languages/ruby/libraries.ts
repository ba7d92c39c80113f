import type { FieldDecl } from '../../program/index.ts';

/** What values of these types need of the standard library. */
export const librariesFor = (fields: readonly Pick<FieldDecl, 'type'>[]): readonly string[] => {
  const scalars = new Set(fields.flatMap(({ type }) => (type.kind === 'scalar' ? [type.scalar] : [])));
  return [
    ...(scalars.has('decimal') ? ['bigdecimal'] : []),
    ...(scalars.has('date') ? ['date'] : []),
    ...(scalars.has('timestamp') ? ['time'] : []),
  ];
};
