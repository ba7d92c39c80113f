import { firstOfCopies, storingRoles } from '../../lexicon/en/topology-words.ts';
import { capitalised } from '../../text/words.ts';
import { lastSureRank } from '../areas.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { isWithin, type Part } from '../landscape/part.ts';

/**
 * `The database replicates to the other site`: the stores of the same kind that stand there, or a replica that is put there. In: who copies its
 * data, where to, and what there is. Undefined where nobody copies to an area.
 */
export const replicasIn = (
  subjects: readonly Part[],
  areas: readonly Part[],
  landscape: Landscape,
): readonly Part[] | undefined => {
  const [store] = subjects;
  const isCopying = store !== undefined && subjects.every(({ role }) => storingRoles.has(role));
  if (!isCopying || areas.some(({ rank }) => rank > lastSureRank)) return undefined;
  return areas.flatMap((area) => {
    const there = landscape.parts.filter((part) => part.role === store.role && isWithin(part, area));
    return there.length > 0 ? there : [replicaOf(store, area, landscape)];
  });
};

const replicaOf = (store: Part, area: Part, landscape: Landscape): Part => {
  const name = store.label.replace(firstOfCopies, ' ').trim();
  const replica = landscape.add(`${capitalised(name === '' ? store.label : name)} replica`, 'prompt', area);
  return Object.assign(replica, { kind: store.kind, role: store.role, source: area.source });
};
