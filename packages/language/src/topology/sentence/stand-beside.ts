import { joiningRoles, outerRoles } from '../../lexicon/en/topology-words.ts';
import { lastSureRank } from '../areas.ts';
import { isWithin, type Part } from '../landscape/part.ts';
import type { SentenceState } from './sentence-state.ts';

/** `In the branch a switch connects five laptops`: what devices are joined to that stand in the place the sentence opens with stands there as well. */
export const standBeside = (
  subjects: readonly Part[],
  parts: readonly Part[],
  { landscape, fronted }: SentenceState,
): void => {
  const [area, ...more] = fronted?.meaning === 'inside' && landscape.type.id === 'network' ? fronted.parts : [];
  if (area === undefined || more.length > 0 || !subjects.every((part) => isWithin(part, area))) return;
  const here = parts.filter(
    ({ parent, rank, role }) =>
      parent === undefined && rank > lastSureRank && !outerRoles.has(role) && !joiningRoles.has(role),
  );
  landscape.place(here, [area]);
};

/** `The PCs are connected to VLAN 10`: they stand in it. True where they do. */
export const standInVlan = (
  subjects: readonly Part[],
  parts: readonly Part[],
  { landscape }: SentenceState,
): boolean => {
  const areVlans =
    landscape.type.id === 'network' && parts.length > 0 && parts.every(({ words }) => words[0] === 'vlan');
  const mayStand = subjects.every(({ rank, role }) => rank > lastSureRank && !joiningRoles.has(role));
  if (!areVlans || !mayStand) return false;
  landscape.place(subjects, parts);
  return true;
};

/** `Level 2: a server on SW2`: the switch that is told of in a list of what an area holds stands in it, too. */
export const standWith = (
  subjects: readonly Part[],
  parts: readonly Part[],
  { landscape, contexts }: SentenceState,
): void => {
  const [area, ...more] = new Set(subjects.map(({ parent }) => parent));
  const isListed = contexts.some(
    ({ meaning, subjects: [holder] }) => meaning === 'contains' && holder !== undefined && holder === area,
  );
  if (area === undefined || more.length > 0 || !isListed || landscape.type.id !== 'network') return;
  const { lines } = landscape;
  const isOnlyHere = (part: Part): boolean => lines.every(({ from, to }) => from !== part || to.parent === area);
  landscape.place(
    parts.filter((part) => part.parent === undefined && isOnlyHere(part)),
    [area],
  );
};
