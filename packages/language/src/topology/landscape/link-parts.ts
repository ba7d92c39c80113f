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
  return from.flatMap((a) =>
    besideOf(a, to).flatMap((b) => {
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
