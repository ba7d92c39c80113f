import { distance, lengthOf, type Path } from '../../../board/geometry.ts';

/** A dash is so long at most, and so far from the next, points. */
const longestDash = 14;
const widestGap = 10;

/** Lines of their dashes, which are painted one after the other, and of pieces that meet end to end. In: px for each point. */
export const joinPieces = (pieces: readonly Path[], scale: number): readonly Path[] => {
  const chains: Path[] = [];
  let chain: { readonly path: Path; readonly longest: number } | undefined;
  for (const piece of pieces) {
    const length = lengthOf(piece);
    const goesOn =
      chain !== undefined &&
      length < longestDash * scale &&
      isStraight(piece) &&
      chain.longest < longestDash * scale &&
      gapBetween(chain.path, piece) < Math.min(widestGap * scale, 2.5 * Math.max(length, chain.longest) + scale);
    if (chain !== undefined && goesOn)
      chain = { path: append(chain.path, piece), longest: Math.max(chain.longest, length) };
    else {
      if (chain !== undefined) chains.push(chain.path);
      chain = { path: piece, longest: length };
    }
  }
  return chain === undefined ? chains : [...chains, chain.path];
};

/** A head of two barbs is no dash. */
const isStraight = (path: Path): boolean => {
  const [first, last] = [path[0], path.at(-1)];
  return first !== undefined && last !== undefined && distance(first, last) > 0.95 * lengthOf(path);
};

const gapBetween = (path: Path, next: Path): number => {
  const [end, first, last] = [path.at(-1), next[0], next.at(-1)];
  if (end === undefined || first === undefined || last === undefined) return Infinity;
  return Math.min(distance(end, first), distance(end, last));
};

const append = (path: Path, next: Path): Path => {
  const [end, first, last] = [path.at(-1), next[0], next.at(-1)];
  if (end === undefined || first === undefined || last === undefined) return path;
  return [...path, ...(distance(end, first) <= distance(end, last) ? next : next.toReversed())];
};
