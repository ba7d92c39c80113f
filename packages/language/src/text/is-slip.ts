/** Shorter words lie too close together: `contact` is no misspelt `contract`. */
const shortestForgiven = 8;

/** True where two long words differ by one letter: one too many, one too few, another one, or two neighbours swapped. */
export const isSlip = (a: string, b: string): boolean => {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < shortestForgiven || long.length - short.length > 1 || short[0] !== long[0]) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  const isSwapped = short.length === long.length && short[from] === long[from + 1] && short[from + 1] === long[from];
  const rest = short.length === long.length ? from + (isSwapped ? 2 : 1) : from;
  return short.slice(rest) === long.slice(isSwapped ? from + 2 : from + 1);
};
