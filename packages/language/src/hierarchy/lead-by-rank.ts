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
