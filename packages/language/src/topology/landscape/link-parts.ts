import { capitalised } from '../../text/words.ts';
import { isWithin, type Line, type Part } from './part.ts';
import { isSame } from './same-words.ts';

/** What may be known of a line besides its ends. */
export type LineDetails = Partial<Pick<Line, 'label' | 'kind' | 'source' | 'origin' | 'isWhole'>>;

/** A line between all of the first and all of the second; one that is there gets the label that it lacks. */
export const linkParts = (
  from: readonly Part[],
  to: readonly Part[],
  line: LineDetails,
  lines: Line[],
): readonly Line[] => {
  const label = capitalised(line.label ?? '');
  const near = inOwnAreas(from, to);
  return from.flatMap((a) =>
    (near?.get(a) ?? besideOf(a, to)).flatMap((b) => {
      if (a === b || isWithin(a, b) || isWithin(b, a)) return [];
      const known = lines.find(
        (other) => other.from === a && other.to === b && (other.label === '' || label === '' || other.label === label),
      );
      if (known !== undefined) {
        if (known.label === '') known.label = label;
        return [known];
      }
      const made: Line = {
        from: a,
        to: b,
        label,
        kind: line.kind,
        source: line.source,
        origin: line.origin ?? 'prompt',
        ...(line.isWhole ? { isWhole: true } : {}),
      };
      lines.push(made);
      return [made];
    }),
  );
};

/** Copies talk to the copies in their own area: the API of one machine to the proxy of that machine. */
const besideOf = (part: Part, others: readonly Part[]): readonly Part[] => {
  const beside = others.filter(({ parent }) => parent !== undefined && parent === part.parent);
  return beside.length > 0 && others.every((other) => isSame(other.words, others[0]?.words ?? [])) ? beside : others;
};

/** Where both sides stand in the same several areas, a line stays within its own; undefined where they do not. */
const inOwnAreas = (from: readonly Part[], to: readonly Part[]): ReadonlyMap<Part, readonly Part[]> | undefined => {
  if (from.length < 2 || to.length < 2) return undefined;
  const near = new Map(from.map((part) => [part, nearTo(part, to)]));
  const met = new Set([...near.values()].flat());
  return met.size === to.length && [...near.values()].every((some) => some.length > 0 && some.length < to.length)
    ? near
    : undefined;
};

/** Those in the narrowest area around the part that holds one of them. */
const nearTo = ({ parent }: Part, others: readonly Part[]): readonly Part[] => {
  for (let area = parent; area !== undefined; area = area.parent) {
    const around = area;
    const inside = others.filter((other) => isWithin(other, around));
    if (inside.length > 0) return inside;
  }
  return [];
};
