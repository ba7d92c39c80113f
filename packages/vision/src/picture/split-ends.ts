import { centreOf, type Point, type Rect } from '@diagloom/diagram/model';
import { multiplicityIn } from '../board/multiplicity.ts';
import type { ReadText } from './place-texts.ts';
import { middleHeight } from './words/crop-words.ts';

/** By the height of letters: how far from the end of a line what it says of that end stands at most. */
const reach = 2.5;

export interface Ends {
  readonly from?: string;
  readonly to?: string;
}

/** Numbers beside the ends of lines say how many there are. In: words, and the lines. Out: what stands at the ends of each line, and the other words. */
export const splitEnds = (
  texts: readonly ReadText[],
  lines: readonly (readonly Point[])[],
): { readonly ends: readonly Ends[]; readonly others: readonly ReadText[] } => {
  const ends: Ends[] = lines.map(() => ({}));
  const places = lines.flatMap((route, line) => [
    { line, side: 'from' as const, point: route[0] },
    { line, side: 'to' as const, point: route.at(-1) },
  ]);
  const others = texts.filter(({ words, read }) => {
    const said = multiplicityIn(read.text);
    if (said === undefined) return true;
    const most = reach * Math.max(middleHeight(words.letters), words.box.height);
    const [nearest] = places
      .flatMap(({ line, side, point }) => {
        const isOpen = point !== undefined && ends[line]?.[side] === undefined;
        return isOpen ? [{ line, side, away: awayFrom(words.box, point) }] : [];
      })
      .filter(({ away }) => away <= most)
      .toSorted((a, b) => a.away - b.away);
    if (nearest === undefined) return true;
    ends[nearest.line] = { ...ends[nearest.line], [nearest.side]: said };
    return false;
  });
  return { ends, others };
};

const awayFrom = (box: Rect, { x, y }: Point): number => {
  const middle = centreOf(box);
  const aside = Math.max(0, Math.abs(x - middle.x) - box.width / 2);
  const above = Math.max(0, Math.abs(y - middle.y) - box.height / 2);
  return Math.hypot(aside, above);
};
