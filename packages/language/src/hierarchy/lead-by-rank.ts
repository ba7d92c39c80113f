/** Words that say how high a position stands; those of one line are equals. */
const ranks: readonly RegExp[] = [
  /\b(?:sponsor|chair(?:man|woman|person)?|owner|board)\b/i,
  /\b(?:ceo|president|managing director|general manager|principal|rector)\b/i,
  /\b(?:manager|director|head|lead|leader|chief|supervisor|foreman)\b/i,
];

const rankOf = (label: string): number => {
  const rank = ranks.findIndex((words) => words.test(label));
  return rank < 0 ? ranks.length : rank;
};

/**
 * Who of a team leads whom, where a text only lists its members. In: their labels. Out: for each member the place of the one
 * above it, undefined for those that stand right below the team. Only a rank with a single holder leads those below it.
 */
export const leadByRank = (labels: readonly string[]): readonly (number | undefined)[] => {
  const own = labels.map(rankOf);
  const lowest = ranks.length;
  return own.map((rank) => {
    const higher = own.filter((other) => other < rank && other < lowest);
    const nearest = Math.max(-1, ...higher);
    const holders = own.flatMap((other, index) => (other === nearest ? [index] : []));
    return holders.length === 1 ? holders[0] : undefined;
  });
};

/** Who stands at the top of everything, of whom a chart has one. */
const topRanks: readonly RegExp[] = [
  /^(?:ceo|chief executive(?: officer)?)$/i,
  /^(?:president|managing director|general manager|executive director|principal|rector|owner|founder)$/i,
];

/** The place of the one among several labels that leads a whole organisation; undefined where none or several do. */
export const uniqueHead = (labels: readonly string[]): number | undefined => {
  for (const rank of topRanks) {
    const found = labels.flatMap((label, index) => (rank.test(label) ? [index] : []));
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
};

/** Who leads those whom nobody leads: the one with the highest title, or else whoever was named first. */
export const topOf = (labels: readonly string[]): number | undefined =>
  uniqueHead(labels) ?? (labels.length > 1 ? 0 : undefined);
