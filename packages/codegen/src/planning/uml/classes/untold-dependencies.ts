import type { DiagramSpec } from '@diagloom/diagram/model';
import type { Assumption, Name, RecordDecl, ValueType } from '../../../program/index.ts';

type Bare = Omit<RecordDecl, 'scenarios'>;

/** Dependencies that no operation and no field speaks of: they leave nothing in the code. */
export const untoldDependencies = (
  { edges }: DiagramSpec,
  records: readonly Bare[],
  nameOf: (id: string) => Name,
): readonly Assumption[] =>
  edges.flatMap(({ id, from, to, kind }): readonly Assumption[] => {
    const record = records.find(({ name }) => name.from.includes(from));
    const other = records.find(({ name }) => name.from.includes(to));
    if (kind !== 'depends' || record === undefined || other === undefined) return [];
    const types = [
      ...record.fields.map(({ type }) => type),
      ...record.operations.flatMap(({ parameters, result }) => [
        ...parameters.map(({ type }) => type),
        ...(result === undefined ? [] : [result]),
      ]),
    ];
    if (types.some((type) => isOf(type, other.name)) || record.ends.some(({ target }) => target === other.name))
      return [];
    const text = `“${nameOf(from).label}” depends on “${nameOf(to).label}” in the diagram; nothing in the code says so, since no operation takes or gives one.`;
    return [{ text, about: [id] }];
  });

const isOf = (type: ValueType, name: Name): boolean => {
  if ('of' in type) return isOf(type.of, name);
  return type.kind === 'record' && type.record === name;
};
