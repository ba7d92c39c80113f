import { singularName } from '../structure/name.ts';
import type { Relation, Structure, Thing } from '../structure/structure.ts';
import { targetOf } from './keys.ts';

/** Kinds of lines between classes as data models say them: a label and how many stand at the ends. */
const asRelationship: Readonly<Record<string, Pick<Relation, 'label' | 'fromCardinality' | 'toCardinality'>>> = {
  inherits: { label: 'is a', fromCardinality: '0..1', toCardinality: '1' },
  realises: { label: 'is a', fromCardinality: '0..1', toCardinality: '1' },
  composes: { label: 'consists of', fromCardinality: '1', toCardinality: '1..*' },
  aggregates: { label: 'groups', fromCardinality: '0..1', toCardinality: '0..*' },
  depends: { label: 'uses', fromCardinality: '0..*', toCardinality: '1' },
};

/** `A tour has one boat and one skipper`: what has one each of several others is one of many to each of them. */
export const shareOnes = (structure: Structure): void => {
  for (const { key } of structure.things()) {
    const ones = structure
      .relations()
      .filter(
        ({ from, kind, toCardinality, fromCardinality }) =>
          from === key && kind === undefined && toCardinality === '1' && fromCardinality === undefined,
      );
    if (new Set(ones.map(({ to }) => to)).size < 2) continue;
    for (const one of ones) structure.amend(one, { fromCardinality: '0..*' });
  }
};

/** A relationship that says how many stand at both of its ends; where the text does not, one has any number of others. */
export const completed = ({ kind, ...relation }: Relation): Relation => {
  const usual = asRelationship[kind ?? ''];
  return {
    ...relation,
    label: relation.label === '' ? (usual?.label ?? '') : relation.label,
    fromCardinality: relation.fromCardinality ?? usual?.fromCardinality ?? '1',
    toCardinality: relation.toCardinality ?? usual?.toCardinality ?? '0..*',
  };
};

/**
 * Types whose entities have keys. Each entity gets an `id` where it names no key of its own, and the many side of a relationship
 * the key of the one side: that follows from what was said.
 */
export const keyedTypes: ReadonlySet<string> = new Set(['logical', 'physical']);

export const addMissingKeys = (structure: Structure): void => {
  const isSnake = structure.things().some(({ members }) => members.some(({ name }) => /\p{L}_\p{L}/u.test(name)));
  for (const thing of structure.things()) {
    if (!thing.members.some(({ marks }) => marks?.includes('pk')))
      structure.addMember(thing.key, { name: 'id', marks: ['pk'] }, 'first');
  }
  for (const relation of structure.relations().map(completed)) addForeignKey(relation, { structure, isSnake });
};

const isOne = (cardinality: string | undefined): boolean => cardinality === '1' || cardinality === '0..1';

const addForeignKey = (
  relation: Relation,
  { structure, isSnake }: { readonly structure: Structure; readonly isSnake: boolean },
): void => {
  const [parent, child, count] = isOne(relation.fromCardinality)
    ? [relation.from, relation.to, relation.fromCardinality]
    : isOne(relation.toCardinality)
      ? [relation.to, relation.from, relation.toCardinality]
      : [];
  const things = structure.things();
  const one = things.find(({ key }) => key === parent);
  const many = things.find(({ key }) => key === child);
  if (one === undefined || many === undefined || one === many || pointsAlready(many, one, structure)) return;
  const name = `${singularName(one.label).toLowerCase()} id`;
  structure.addMember(many.key, {
    name: isSnake ? name.replace(/\s+/g, '_') : name,
    marks: ['fk', ...(count === '0..1' ? ['nullable'] : [])],
  });
};

const pointsAlready = (many: Thing, one: Thing, structure: Structure): boolean =>
  many.members.some(({ name, marks }) => marks?.includes('fk') && targetOf(name, many, structure)?.key === one.key);
