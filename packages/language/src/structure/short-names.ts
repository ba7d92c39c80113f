import type { Structure, Thing } from './structure.ts';

/**
 * `An invoice has many lines` beside the table `Invoice line`: the short name means the long one. Changes the structure; only a
 * thing of which nothing else is told gives way, to the one thing called after it and another thing.
 */
export const joinShortNames = (structure: Structure): void => {
  const things = structure.things();
  for (const short of things) {
    if (short.members.length > 0) continue;
    const [only, ...more] = things.filter((other) => isLongFor(other, short, structure));
    if (only !== undefined && more.length === 0) structure.rename(short.key, only.key);
  }
};

const isLongFor = ({ key, members }: Thing, short: Thing, structure: Structure): boolean => {
  if (members.length === 0 || !key.endsWith(short.key) || key === short.key) return false;
  const owner = key.slice(0, -short.key.length).replace(/[\s_-]+$/, '');
  return owner !== '' && structure.find(owner) !== undefined;
};
