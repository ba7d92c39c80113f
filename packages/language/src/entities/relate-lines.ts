import { lineNouns } from '../lexicon/en/data-words.ts';
import { singularName } from '../structure/name.ts';
import type { Structure, Thing } from '../structure/structure.ts';

/**
 * An `Order line` or `ticket_items` is a part of the `Order` or `tickets`, whether or not the text says so. Changes the structure: where no relation
 * ties the two, directly or by a column, the whole has any number of its lines.
 */
export const relateLines = (structure: Structure): void => {
  for (const line of structure.things()) {
    const whole = wholeOf(line, structure);
    if (whole === undefined) continue;
    const isTied = structure
      .relations()
      .some(({ from, to }) => [from, to].includes(line.key) && [from, to].includes(whole.key));
    if (isTied) continue;
    const { key: to, span } = line;
    structure.relate({ from: whole.key, to, label: 'has', fromCardinality: '1', toCardinality: '0..*', span });
  }
};

const wholeOf = ({ label, key }: Thing, structure: Structure): Thing | undefined => {
  const words = label
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[\s_-]+/);
  const last = words.pop() ?? '';
  if (words.length === 0 || !lineNouns.has(singularName(last))) return undefined;
  const owner = words.map(singularName).join('');
  return structure
    .things()
    .find((thing) => thing.key !== key && singularName(thing.label.toLowerCase()).replace(/[\s_-]+/g, '') === owner);
};
