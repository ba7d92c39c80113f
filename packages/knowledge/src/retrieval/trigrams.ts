/** How alike two words are, from 0 to 1: the share of their runs of three letters that both have. */
export const likeness = (a: string, b: string): number => {
  const [ofA, ofB] = [trigramsOf(a), trigramsOf(b)];
  let shared = 0;
  for (const each of ofA) if (ofB.has(each)) shared += 1;
  return shared / (ofA.size + ofB.size - shared);
};

/** Begins and ends count, so that short words have some, too. Letters in another order are taken as the same. */
const trigramsOf = (word: string): ReadonlySet<string> => {
  const padded = `  ${word} `;
  const all = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) all.add(padded.slice(at, at + 3));
  return all;
};
