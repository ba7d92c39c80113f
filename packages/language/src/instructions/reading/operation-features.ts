import { wordFeature } from './clause-features.ts';
import type { Seen } from './sight.ts';

/** What speaks for and against a wish being one operation or another; labels of the diagram are masked. */
export const operationFeatures = (
  clause: readonly Seen[],
  {
    type,
    family,
    position,
  }: {
    readonly type: string;
    readonly family: string;
    /** `only`, `first` or `later` of several wishes. */
    readonly position: string;
  },
): readonly string[] => {
  const masked = clause.map((seen) =>
    seen.known === 'word' || seen.known === 'row' ? `<${seen.known}>` : wordFeature(seen),
  );
  const plain = clause.map(wordFeature);
  const features = new Set<string>([`family:${family}`, `type:${type}`, `position:${position}`, 'always']);
  for (const [at, word] of plain.entries()) {
    features.add(`w:${word}`);
    features.add(`m:${masked[at]}`);
    features.add(`fw:${family}:${word}`);
    if (word.length > 4 && !word.startsWith('<')) features.add(`p:${word.slice(0, 4)}`);
    const next = plain[at + 1] ?? '$';
    features.add(`b:${word} ${next}`);
    features.add(`mb:${masked[at]} ${masked[at + 1] ?? '$'}`);
    features.add(`t:${masked[at]} ${masked[at + 1] ?? '$'} ${masked[at + 2] ?? '$'}`);
    features.add(`s:${word} ${plain[at + 2] ?? '$'}`);
    for (const sort of clause[at]?.sorts ?? []) features.add(`sort:${sort}`);
  }
  features.add(`first:${plain[0] ?? '$'}`);
  features.add(`first2:${plain[0] ?? '$'} ${plain[1] ?? '$'}`);
  features.add(`firstm:${masked[0] ?? '$'} ${masked[1] ?? '$'} ${masked[2] ?? '$'}`);
  features.add(`last:${plain.at(-1) ?? '$'}`);
  features.add(`last2:${plain.at(-2) ?? '$'} ${plain.at(-1) ?? '$'}`);
  const runs = clause.filter(({ run }) => run.place === 'first' || run.place === 'only');
  for (const [at, { cue, run }] of runs.entries()) {
    features.add(`run:${cue}:${run.known}`);
    features.add(`runs:${cue}:${run.known}:${runs[at + 1]?.cue ?? '$'}:${runs[at + 1]?.run.known ?? '$'}`);
  }
  features.add(`frame:${runs.map(({ run }) => run.known[0]).join('')}`);
  for (const { part, stem } of clause) if (part.startsWith('verb')) features.add(`verb:${stem}`);
  const labels = countRuns(clause);
  features.add(`labels:${Math.min(4, labels)}`);
  features.add(`labels:${family}:${Math.min(4, labels)}`);
  features.add(`quoted:${clause.filter(({ token }) => token.isQuoted).length}`);
  features.add(`unknown:${clause.some(({ known, sorts }) => known === 'none' && sorts.includes('capital'))}`);
  features.add(`length:${Math.min(8, Math.floor(clause.length / 3))}`);
  return [...features];
};

/** How many parts of the diagram are named, as far as can be seen. */
const countRuns = (clause: readonly Seen[]): number => {
  let count = 0;
  let before = 'none';
  for (const { known, opensLabel } of clause) {
    const here = known === 'label' || known === 'word' ? known : 'none';
    if (here !== 'none' && (opensLabel || here !== before)) count += 1;
    before = here;
  }
  return count;
};
