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
  const count = rest.findIndex((statement) => !isToldOf(statement, first));
  const told = rest.slice(0, count < 0 ? rest.length : count).filter(isCase);
  const last = told.at(-1);
  const branches = first.branches.map((branch) => {
    const found = told.find(({ question }) => chooses(question, branch));
    return found === undefined ? branch : { label: labelOf(branch), body: found.body };
  });
  const others = branches.filter(({ label }) => label === '');
  const otherwise = last?.kind === 'choice' ? last.otherwise : undefined;
  const settled = branches.map((branch) =>
    otherwise !== undefined && others.length === 1 && branch === others[0]
      ? { label: labelOf(branch), body: otherwise }
      : branch,
  );
  return [{ ...first, branches: settled }, ...tellOffers(rest.slice(told.length))];
};

/** A way of which nothing is told but its name. */
const isDeed = ({ label, body }: Branch): boolean => label === '' && body.length === 1 && body[0]?.kind === 'step';

const stepOf = ({ body }: Branch): Step | undefined => (body[0]?.kind === 'step' ? body[0] : undefined);

const labelOf = (branch: Branch): string => stepOf(branch)?.label ?? '';

const isCase = (statement: Statement): statement is Told => statement.kind === 'choice' || statement.kind === 'case';

const isToldOf = (statement: Statement, { branches }: Offer): boolean =>
  isCase(statement) && branches.some((branch) => chooses(statement.question, branch));

/** `it is to be sent back`, `refused`: asks whether this was chosen. */
const chooses = ({ words, isNegated }: Question, branch: Branch): boolean => {
  const verb = stepOf(branch)?.verb || (labelOf(branch).toLowerCase().split(' ')[0] ?? '');
  if (isNegated || verb === '') return false;
  const [ours, theirs] = [outcomeOf([verb]), outcomeOf(words)];
  const isSameOutcome = ours !== undefined && ours.pair === theirs?.pair && ours.side === theirs.side;
  return (
    isSameOutcome || words.some((word) => word === verb || word === participle(verb) || readVerb(word)?.base === verb)
  );
};

/** `Accept: ... Refuse: ...` */
const namesAll = ({ branches }: Offer, offer: Offer): boolean =>
  branches.every(({ label }) => {
    const words = label.toLowerCase().split(' ');
    return (
      label !== '' &&
      offer.branches.some((branch) => chooses({ text: '', isNegated: false, words, span: undefined }, branch))
    );
  });
