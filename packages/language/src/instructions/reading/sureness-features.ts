import type { Edit } from '@diagloom/diagram/model';

/** A candidate as far as sureness looks at it. */
interface Candidate {
  readonly edits: readonly Edit[];
  readonly features: readonly string[];
}

/**
 * What speaks for doing what the leading candidate says. The ranking shares its chance among candidates that differ in a word, each
 * of which would do: so a leader with a small chance may still be right, and one that is only ahead of little may be wrong.
 * In: the candidates, the chance of each with that of none behind them, and the instruction.
 */
export const surenessFeatures = (
  candidates: readonly Candidate[],
  chances: readonly number[],
  text: string,
): readonly string[] => {
  const [lead, next] = candidates
    .map((candidate, at) => ({ ...candidate, chance: chances[at] ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance);
  if (lead === undefined) return [];
  const kinds = kindsOf(lead);
  const alike = candidates.reduce(
    (sum, candidate, at) => sum + (kindsOf(candidate) === kinds ? (chances[at] ?? 0) : 0),
    0,
  );
  const words = text.trim().split(/\s+/).length;
  return [
    'always',
    ...above('chance', lead.chance),
    ...above('next', next?.chance ?? 0),
    ...above('ahead', lead.chance - (next?.chance ?? 0)),
    ...above('alike', alike),
    ...above('none', chances[candidates.length] ?? 0),
    `next:${next === undefined ? 'none' : kindsOf(next) === kinds ? 'alike' : 'other'}`,
    ...lengths.filter((length) => words > length).map((length) => `words>${length}`),
    ...lead.features.filter((feature) => telling.test(feature)),
  ];
};

const kindsOf = ({ edits }: Candidate): string =>
  edits
    .map(({ kind }) => kind)
    .toSorted()
    .join(' ');

/** Features of the ranking that tell of the instruction as a whole; those of single words would be one author's habit. */
const telling =
  /^(?:unread|unreadParts|odd|agrees|open|wishes|edits|family|operation|behind|slots|references|cutting|total|share|kind|added|gone)\b/;

const lengths = [3, 5, 7, 9, 12, 15, 20, 25];

/** A chance as features that add up: one for each twentieth that it is above. */
const above = (name: string, value: number): readonly string[] =>
  bounds.filter((bound) => value > bound).map((bound) => `${name}>${bound}`);
const bounds = Array.from({ length: 20 }, (_, at) => (at === 0 ? 0.02 : at / 20));
