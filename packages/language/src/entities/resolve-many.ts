import { keyWordAtEnd } from '../lexicon/en/data-words.ts';
import { singularName } from '../structure/name.ts';
import type { Relation, Structure } from '../structure/structure.ts';
import { capitalised } from '../text/words.ts';

/**
 * Tables cannot have many of each other: between `Song` and `Playlist`, of which each may have many of the other, stands `Song playlist`,
 * which has both keys. Changes the structure; where something stands between the two already, that is it.
 */
export const resolveMany = (structure: Structure): void => {
  for (const relation of structure.relations()) {
    const { from, to } = relation;
    if (from === to || relation.kind !== undefined || !isMany(relation)) continue;
    structure.unrelate(relation);
    if (isBetween(relation, structure)) continue;
    const own = looseBetween(relation, structure);
    const [one, other] = [from, to].map((key) => structure.things().find((thing) => thing.key === key)?.label ?? key);
    const key = own ?? structure.mention({ label: nameOf(one ?? '', other ?? ''), span: relation.span });
    if (own === undefined) structure.setDerived(key);
    for (const side of [from, to])
      structure.relate({
        from: side,
        to: key,
        label: 'has',
        fromCardinality: '1',
        toCardinality: '0..*',
        span: relation.span,
      });
  }
};

const isMany = ({ fromCardinality = '', toCardinality = '' }: Relation): boolean =>
  fromCardinality.endsWith('*') && toCardinality.endsWith('*');

/** `..., resolved by Enrolment (date, fee)`: the only thing that hangs on nothing, where it has no key of its own. */
const looseBetween = ({ from, to }: Relation, structure: Structure): string | undefined => {
  const tied = new Set([from, to, ...structure.relations().flatMap((other) => [other.from, other.to])]);
  const [loose, ...others] = structure.things().filter(({ key }) => !tied.has(key));
  const isKeyed = loose?.members.some(({ name, marks }) => marks?.includes('pk') || keyWordAtEnd.test(name)) ?? true;
  return others.length > 0 || isKeyed ? undefined : loose?.key;
};

/** True where a third thing has one of each. */
const isBetween = ({ from, to }: Relation, structure: Structure): boolean =>
  structure.things().some(({ key }) => [from, to].every((side) => key !== side && isOf(key, side, structure)));

const isOf = (many: string, one: string, structure: Structure): boolean =>
  structure
    .relations()
    .some(
      ({ from, to, fromCardinality = '1', toCardinality = '0..*' }) =>
        (from === one && to === many && !fromCardinality.endsWith('*')) ||
        (from === many && to === one && !toCardinality.endsWith('*')),
    );

/** `Song playlist`, or `song_playlist` among names of tables. */
const nameOf = (one: string, other: string): string => {
  const isTable = /^\p{Ll}/u.test(one) && /^\p{Ll}/u.test(other);
  const [first, second] = [singularName(one), singularName(other)];
  return isTable ? `${first}_${second}`.replace(/\s+/g, '_') : capitalised(`${first} ${second.toLowerCase()}`);
};
