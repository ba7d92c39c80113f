import { closings, shuts } from '../lexicon/en/outcomes.ts';
import type { Statement, Step } from './statement.ts';

type Choice = Extract<Statement, { readonly kind: 'choice' }>;

/**
 * `If she can solve it, she closes the ticket. Otherwise she asks the engineer. The engineer ...`: where the text goes on with whom one
 * branch ends with, or with what several deeds of it began, another that closes the matter goes no further.
 */
export const endClosings = (statements: readonly Statement[]): readonly Statement[] =>
  statements.map((statement, at) => {
    if (statement.kind !== 'choice') return statement;
    const next = statements[at + 1];
    if (next?.kind === 'choice' && shutsMatter(statement)) return withEnd(statement);
    const other = next?.kind === 'branch' ? next.body : undefined;
    const then = statements[at + (other === undefined ? 1 : 2)];
    return then === undefined ? statement : endedChoice(statement, other ?? statement.otherwise ?? [], then);
  });

const endedChoice = (choice: Choice, other: readonly Statement[], then: Statement): Statement => {
  const last = choice.body.at(-1);
  const isLed = then.kind === 'step' && leadsOver(stepAt(other), then) && !leadsOver(stepAt(choice.body), then);
  if (last?.kind !== 'step' || !closings.has(last.verb)) return choice;
  const isTakenUp = isLed || (other.length > 1 && shuts.has(last.verb));
  return isTakenUp ? withEnd(choice) : choice;
};

const withEnd = (choice: Choice): Choice => ({
  ...choice,
  body: [...choice.body, { kind: 'end', span: choice.body.findLast((each) => each.kind === 'step')?.span }],
});

/** `Spam? Close it. Duplicate? Merge it.`: what is asked next is asked of what is still open. */
const shutsMatter = ({ body, otherwise }: Choice): boolean => {
  const [step, ...more] = body;
  const isShut = step?.kind === 'step' && shuts.has(step.verb) && wordsOf(step.label).length <= 2;
  return isShut && more.length === 0 && otherwise === undefined;
};

const stepAt = (body: readonly Statement[]): Step | undefined => {
  const last = body.at(-1);
  return last?.kind === 'step' ? last : undefined;
};

/** Whether a step ends with the words that the next one begins with. */
const leadsOver = (step: Step | undefined, then: Step): boolean => {
  const words = wordsOf(step?.label ?? '').slice(1);
  const next = wordsOf(then.fullLabel);
  return [1, 2, 3].some((count) => {
    const last = words.slice(-count);
    return last.length === count && next.length > count && last.every((word, at) => word === next[at]);
  });
};

const wordsOf = (label: string): readonly string[] =>
  label
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '' && word !== 'the');
