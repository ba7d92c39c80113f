import type { Example } from '@diagloom/diagram/model';

/** Characters of notation that examples may take; tokens of notation are hardly ever shorter than two characters. */
const mostCharacters = 720;

/** The examples that fit, the one that shows most marks first: a model copies the form of what it sees. */
export const chooseExamples = (examples: readonly Example[]): readonly Example[] => {
  const chosen: Example[] = [];
  const known = new Set<string>();
  let left = mostCharacters;
  const candidates = [...examples];
  for (;;) {
    const [best] = candidates
      .filter(({ notation }) => notation.length <= left)
      .toSorted((a, b) => news(b, known) - news(a, known) || a.notation.length - b.notation.length);
    if (best === undefined || (chosen.length > 0 && news(best, known) === 0)) return chosen;
    chosen.push(best);
    for (const mark of marksOf(best)) known.add(mark);
    left -= best.notation.length;
    candidates.splice(candidates.indexOf(best), 1);
  }
};

const news = (example: Example, known: ReadonlySet<string>): number =>
  [...marksOf(example)].filter((mark) => !known.has(mark)).length;

/** What of the notation an example shows: kinds, arrows, groups, rows, notes. */
const marksOf = ({ notation }: Example): ReadonlySet<string> =>
  new Set(notation.match(/\([\w-]+\)|-[\w-]+->|-->|^\[|^note|\?(?= )|\[[\d.*]+\]| \| |@|->/gm));
