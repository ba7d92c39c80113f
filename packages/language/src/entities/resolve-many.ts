import type { SpecAttribute } from '@diagloom/diagram/model';
import { keyWordAtEnd, wayWords } from '../lexicon/en/data-words.ts';
import { singularName } from '../structure/name.ts';
import type { Relation, Structure } from '../structure/structure.ts';
import { capitalised } from '../text/words.ts';
import { targetOf } from './keys.ts';

/**
 * Tables cannot have many of each other: between `Song` and `Playlist`, of which each may have many of the other, stands `Song playlist`,
 * which has both keys. In: the structure, which it changes, and the text; where something stands between the two already, that is it.
 */
export const resolveMany = (structure: Structure, text: string): void => {
  for (const relation of structure.relations()) {
    const { from, to } = relation;
    if (from === to || relation.kind !== undefined || !isMany(relation) || !areKeyed(relation, structure)) continue;
    structure.unrelate(relation);
    if (isBetween(relation, structure)) continue;
    const own = looseBetween(relation, structure, text);
    const [one, other] = [from, to].map((key) => structure.things().find((thing) => thing.key === key)?.label ?? key);
    const key = own ?? structure.mention({ label: nameOf(one ?? '', other ?? ''), span: relation.span });
    if (own === undefined) structure.setDerived(key);
    addKeys(key, [one ?? '', other ?? ''], structure);
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

/** The text names the keys of most, and no column of the two is for the other: otherwise it is not at the level of tables, or told it already. */
const areKeyed = ({ from, to }: Relation, structure: Structure): boolean => {
  const [one, other] = [from, to].map((key) => structure.things().find((thing) => thing.key === key));
  if (one === undefined || other === undefined) return false;
  const isTold = [
    [one, other],
    [other, one],
  ].some(([thing, target]) => thing?.members.some(({ name }) => targetOf(name, thing, structure)?.key === target?.key));
  const things = structure.things();
  const keyed = things.filter(({ members }) => members.some(isKey));
  return !isTold && keyed.length > 1 && keyed.length * 2 >= things.length;
};

const isKey = ({ name, marks = [] }: SpecAttribute): boolean => marks.includes('pk') || keyWordAtEnd.test(name);

/** Both keys together tell its rows apart. */
const addKeys = (key: string, sides: readonly string[], structure: Structure): void => {
  const isSnake = structure.things().some(({ members }) => members.some(({ name }) => /\p{L}_\p{L}/u.test(name)));
  for (const side of sides) {
    const name = `${singularName(side).toLowerCase()} id`;
    structure.addMember(key, { name: isSnake ? name.replace(/\s+/g, '_') : name, marks: ['fk'] });
  }
};

const isMany = ({ fromCardinality = '', toCardinality = '' }: Relation): boolean =>
  fromCardinality.endsWith('*') && toCardinality.endsWith('*');

/** `..., resolved by Enrolment (date, fee)`: the only thing that hangs on nothing, where it has no key of its own and the text says what it is for. */
const looseBetween = ({ from, to }: Relation, structure: Structure, text: string): string | undefined => {
  const tied = new Set([from, to, ...structure.relations().flatMap((other) => [other.from, other.to])]);
  const [loose, ...others] = structure.things().filter(({ key }) => !tied.has(key));
  const isKeyed = loose?.members.some(({ name, marks }) => marks?.includes('pk') || keyWordAtEnd.test(name)) ?? true;
  return loose === undefined || others.length > 0 || isKeyed || !isWay(loose.label, text) ? undefined : loose.key;
};

/** `resolved by Enrolment`, `through enrolments`, `join table: enrolment` */
const isWay = (label: string, text: string): boolean => {
  const said = text.toLowerCase();
  const name = singularName(label).toLowerCase();
  return [...said.matchAll(wayWords)].some(({ index, 0: words }) => said.startsWith(name, index + words.length));
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
