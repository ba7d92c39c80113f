import type { SpecAttribute } from '@diagloom/diagram/model';
import { bareRow, rowArticle, rowDeed, rowJoin, rowOpener } from '../lexicon/en/data-words.ts';
import type { Structure, Thing } from '../structure/structure.ts';

/**
 * `Visit: visit id, date, one patient, done by one nurse`: an entry of a list of columns that speaks of another thing is a relation, and no
 * column. Changes the structure: the entry goes, and what it names has any number of these.
 * `from port` is both: a column that points at ports.
 */
export const relateRows = (structure: Structure): void => {
  for (const thing of structure.things())
    for (const row of thing.members) {
      if (bareRow.test(row.name)) {
        pointTo(row.name, thing, structure);
        continue;
      }
      const others = thingsIn(row, thing, structure);
      if (others.length === 0) continue;
      structure.removeMember(thing.key, row.name);
      for (const { key } of others)
        structure.relate({
          from: key,
          to: thing.key,
          label: rowDeed.exec(row.name)?.groups?.deed?.toLowerCase() ?? '',
          fromCardinality: '1',
          toCardinality: '0..*',
          span: thing.span,
        });
    }
};

const pointTo = (column: string, thing: Thing, structure: Structure): void => {
  const target = structure.find(column.replace(/^\S+\s+/, ''));
  if (target !== undefined && target.key !== thing.key)
    structure.refer({ from: thing.key, column, target: target.label });
};

/** The things that an entry speaks of; none where any part of it is something else. */
const thingsIn = ({ name, type }: SpecAttribute, thing: Thing, structure: Structure): readonly Thing[] => {
  if (type !== undefined || !rowOpener.test(name)) return [];
  const found = name
    .replace(rowOpener, '')
    .split(rowJoin)
    .map((part) => thingOf(part.replace(rowArticle, ''), structure));
  const isAllFound = found.every((other) => other !== undefined && other.key !== thing.key);
  return isAllFound ? found.flatMap((other) => other ?? []) : [];
};

/** The longest opening of the words that names a thing: `nurse gave it`. */
const thingOf = (text: string, structure: Structure): Thing | undefined => {
  const words = text.trim().split(/\s+/);
  for (let count = words.length; count > 0; count -= 1) {
    const found = structure.find(words.slice(0, count).join(' '));
    if (found !== undefined) return found;
  }
  return undefined;
};
