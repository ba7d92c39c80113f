import type { NotationProblem } from '../../model/notation/parse-notation.ts';
import type { TextLine } from './lines.ts';

/** Collects what a text says and a diagram of ours has no word for. */
export interface LeftOut {
  /** `what` is for people, in the plural: `Colors of shapes`. */
  readonly add: (line: Pick<TextLine, 'number' | 'text'>, what: string) => void;
  /** One problem for each kind of thing, at the first line that says it. */
  readonly problems: () => readonly NotationProblem[];
}

export const createLeftOut = (): LeftOut => {
  const found = new Map<string, { readonly number: number; readonly text: string; readonly lines: Set<number> }>();
  return {
    add: ({ number, text }, what) => {
      const known = found.get(what) ?? { number, text, lines: new Set<number>() };
      found.set(what, known);
      known.lines.add(number);
    },
    problems: () =>
      [...found].map(([what, { number, text, lines }]) => ({
        line: number,
        text,
        message: `${what} aren’t kept${morePlaces(lines.size - 1)}.`,
      })),
  };
};

const morePlaces = (count: number): string =>
  count === 0 ? '' : `, here and in ${count === 1 ? '1 more line' : `${count} more lines`}`;
