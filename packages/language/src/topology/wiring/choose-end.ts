import type { Landscape } from '../landscape/landscape.ts';
import { isWithin, type Part } from '../landscape/part.ts';
import { isSame } from '../landscape/same-words.ts';

interface Choice {
  readonly landscape: Landscape;
  /** What is to be joined to the parts. */
  readonly apart: Part | undefined;
  /** How many are to be joined to the same parts. */
  readonly shared: number;
}

/** More lines than this between the same two sides become one from each to the frame around the others; in a deployment, machines are frames enough. */
const mostLinesIn = ({ id }: Landscape['type']): number => (id === 'deployment' ? 9 : 4);

/** The parts themselves, or the frame around them where lines to each would hide what the picture says. */
export const chooseEnd = (parts: readonly Part[], { landscape, apart, shared }: Choice): readonly Part[] => {
  if (parts.length < 2 || shared < 2 || parts.length * shared <= mostLinesIn(landscape.type)) return parts;
  const frame = frameAround(parts, apart, landscape) ?? addFrame(parts, landscape);
  return frame === undefined ? parts : [frame];
};

/** The narrowest area that holds all of them, and not what is to be joined to them. */
const frameAround = (parts: readonly Part[], apart: Part | undefined, { parts: all }: Landscape): Part | undefined => {
  const around = all.filter(
    (area) => parts.every((part) => isWithin(part, area)) && !(apart !== undefined && isWithin(apart, area)),
  );
  return around.find((area) => !around.some((other) => isWithin(other, area)));
};

/** A frame around parts that stand side by side. */
export const addFrame = (parts: readonly Part[], landscape: Landscape): Part | undefined => {
  const [first] = parts;
  if (first === undefined || parts.some(({ parent }) => parent !== first.parent)) return undefined;
  const frame = landscape.add(frameName(parts), 'repair', first.parent);
  landscape.place(parts, [frame]);
  return frame;
};

const frameName = (parts: readonly Part[]): string => {
  const isMost = (word: RegExp): boolean =>
    parts.filter(({ words }) => word.test(words.at(-1) ?? '')).length * 2 > parts.length;
  const [first] = parts;
  if (first !== undefined && parts.every(({ words }) => isSame(words, first.words)))
    return `${first.label.replace(/ \d+$/, '').replace(/s$/, '')}s`;
  if (parts.every(({ role }) => role === 'function')) return 'Functions';
  if (parts.every(({ role }) => role === 'pod')) return 'Pods';
  if (parts.every(({ role }) => role === 'server')) return 'Servers';
  return isMost(/^(?:microservice|service|api)$/) ? 'Services' : 'Application';
};
