import { articles, copulas, particles, phraseOpeners, pronouns } from '../lexicon/en/closed-words.ts';
import { participle, readVerb } from '../lexicon/morphology.ts';
import { outcomeOf } from './outcome.ts';
import type { Branch, Question, Statement, Step } from './statement.ts';

type Offer = Extract<Statement, { readonly kind: 'alternatives' }>;
type Told = Extract<Statement, { readonly kind: 'choice' | 'case' }>;

/**
 * `Accept, revise or refuse it. If it is refused, tell them why.`: what later conditions tell of a way that was chosen is that way. In: what a
 * text tells in order. Out: the same with such ways told where they are chosen.
 */
export const tellOffers = (statements: readonly Statement[]): readonly Statement[] => {
  const [first, ...rest] = statements;
  if (first === undefined) return [];
  const next = rest[0];
  if (first.kind !== 'alternatives' || !first.branches.every(isDeed)) return [first, ...tellOffers(rest)];
  if (next?.kind === 'alternatives' && namesAll(next, first)) return tellOffers(rest);
  const { bodies, count } = toldOf(first, rest);
  const branches = first.branches.map((branch) => {
    const body = bodies.get(branch);
    return body === undefined ? branch : { label: labelOf(branch), body };
  });
  return [{ ...first, branches }, ...tellOffers(rest.slice(count))];
};

interface ToldWays {
  /** What is done in each way that is told. */
  readonly bodies: ReadonlyMap<Branch, readonly Statement[]>;
  /** How many statements tell of them. */
  readonly count: number;
}

/** What the next conditions tell, each of another way; an otherwise is told of the only way that is left. */
const toldOf = ({ branches }: Offer, rest: readonly Statement[]): ToldWays => {
  const bodies = new Map<Branch, readonly Statement[]>();
  for (const [count, statement] of rest.entries()) {
    const left = branches.filter((branch) => !bodies.has(branch));
    const way = isCase(statement) ? left.find((branch) => chooses(statement.question, branch)) : undefined;
    if (way === undefined || !isCase(statement)) return { bodies, count };
    const [other, ...more] = left.filter((branch) => branch !== way);
    const otherwise = statement.kind === 'choice' ? statement.otherwise : undefined;
    if (otherwise !== undefined && (other === undefined || more.length > 0)) return { bodies, count };
    bodies.set(way, statement.body);
    if (otherwise !== undefined && other !== undefined)
      return { bodies: bodies.set(other, otherwise), count: count + 1 };
  }
  return { bodies, count: rest.length };
};

/** A way of which nothing is told but its name. */
const isDeed = ({ label, body }: Branch): boolean => label === '' && body.length === 1 && body[0]?.kind === 'step';

const stepOf = ({ body }: Branch): Step | undefined => (body[0]?.kind === 'step' ? body[0] : undefined);

const labelOf = (branch: Branch): string => stepOf(branch)?.label ?? '';

const isCase = (statement: Statement): statement is Told => statement.kind === 'choice' || statement.kind === 'case';

/** `it is to be sent back`, `refused`: asks whether this was chosen. */
const chooses = ({ words, isNegated }: Question, branch: Branch): boolean => {
  const verb = stepOf(branch)?.verb || (labelOf(branch).toLowerCase().split(' ')[0] ?? '');
  if (isNegated || verb === '') return false;
  // `the check fails` says nothing of a way that is called `check`.
  if (words.filter((word) => !smallWords.some((set) => set.has(word))).length > 1) return false;
  const [ours, theirs] = [outcomeOf([verb]), outcomeOf(words)];
  const isSameOutcome = ours !== undefined && ours.pair === theirs?.pair && ours.side === theirs.side;
  return (
    isSameOutcome || words.some((word) => word === verb || word === participle(verb) || readVerb(word)?.base === verb)
  );
};

const smallWords = [articles, copulas, pronouns, phraseOpeners, particles];

/** `Accept: ... Refuse: ...` */
const namesAll = ({ branches }: Offer, offer: Offer): boolean =>
  branches.every(({ label }) => {
    const words = label.toLowerCase().split(' ');
    return (
      label !== '' &&
      offer.branches.some((branch) => chooses({ text: '', isNegated: false, words, span: undefined }, branch))
    );
  });
