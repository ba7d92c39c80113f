import { looksOfLines } from '../lexicon/en/instruction-words.ts';
import { type Part, partsOf } from './references/part.ts';
import type { Setting } from './setting.ts';

/**
 * "Connect A to B and make it dotted": where both ends of a line were touched last and the look is one of lines, the line is meant. In: what
 * the words point at and the look. Out: the line; undefined where the parts themselves are meant.
 */
export const lineJustDrawn = (
  targets: readonly Part[],
  look: string,
  setting: Setting,
): readonly Part[] | undefined => {
  const [one, other, ...more] = targets.map(({ id }) => id);
  if (one === undefined || other === undefined || more.length > 0 || setting.isFollowUp !== true) return undefined;
  const isTouched = [one, other].every((id) => setting.lastTouched.includes(id));
  if (!isTouched || !looksOfLines.test(look)) return undefined;
  const isEnd = (id: string): boolean => id === one || id === other;
  const edge = setting.spec.edges.findLast(({ from, to }) => isEnd(from) && isEnd(to));
  return edge === undefined ? undefined : partsOf(setting).filter(({ id, sort }) => sort === 'edge' && id === edge.id);
};
