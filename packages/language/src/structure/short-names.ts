import type { Structure, Thing } from './structure.ts';

/**
 * `An invoice has many lines` beside the table `Invoice line`: the short name means the long one. Changes the structure; only a
 * thing of which nothing else is told gives way, to the one thing called after it and another thing.
 */
export const joinShortNames = (structure: Structure): void => {
  for (const short of structure.things()) {
    const long = structure.things().filter((other) => isLongFor(other, short, structure));
    const [only] = long;
    if (short.members.length === 0 && long.length === 1 && only !== undefined) structure.rename(short.key, only.key);
  }
};

const isLongFor = ({ key, members }: Thing, short: Thing, structure: Structure): boolean => {
  if (members.length === 0 || !key.endsWith(short.key) || key === short.key) return false;
  const owner = key.slice(0, -short.key.length).replace(/[\s_-]+$/, '');
  return owner !== '' && structure.find(owner) !== undefined;
};
