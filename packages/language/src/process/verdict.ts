import { joinSpans } from '../text/token.ts';
import { capitalised, uncapitalised } from '../text/words.ts';
import { outcomeOf } from './outcome.ts';
import type { Question, Statement, Step } from './statement.ts';

/** `approves or rejects the claim` is one step; what is done where it is not approved is kept for the case that nothing asks for it later. */
export const asVerdict = (bodies: readonly (readonly Statement[])[]): Step | undefined => {
  const [first, second, ...more] = bodies.map((body) =>
    body.length === 1 && body[0]?.kind === 'step' ? body[0] : undefined,
  );
  if (!first || !second || more.length > 0) return undefined;
  const isVerdict =
    outcomeOf([first.verb])?.pair === outcomeOf([second.verb])?.pair && outcomeOf([first.verb]) !== undefined;
  if (!isVerdict || first.object !== '') return undefined;
  const label = `${capitalised(first.verb)} or ${uncapitalised(second.label)}`;
  const asks = outcomeQuestion(first);
  return {
    ...second,
    label,
    fullLabel: label,
    actor: first.actor,
    span: joinSpans(first.span, second.span),
    ...(outcomeOf([first.verb])?.side === 'yes' ? { asks, refusal: second } : {}),
  };
};

/** `approve` asks `Approved?` */
const outcomeQuestion = ({ verb, span }: Step): Question => {
  const participle = verb.endsWith('e') ? `${verb}d` : `${verb}ed`;
  return { text: `${capitalised(participle)}?`, isNegated: false, words: [participle], span };
};

/** Verdicts of which no later statement tells the outcome, as decisions: `a clerk approves or rejects it.` */
export const decideVerdicts = (statements: readonly Statement[]): readonly Statement[] =>
  statements.map((statement, index) => {
    if (statement.kind !== 'step' || statement.asks === undefined || statement.refusal === undefined) return statement;
    const isTold = statements.slice(index + 1, index + 1 + longestWait).some(tellsOutcome);
    if (isTold) return statement;
    return { kind: 'choice', question: statement.asks, body: [], otherwise: [statement.refusal] };
  });

/** How many statements may lie between a verdict and what follows from it. */
const longestWait = 3;

const tellsOutcome = (statement: Statement): boolean =>
  statement.kind === 'branch' ||
  statement.kind === 'alternatives' ||
  ((statement.kind === 'choice' || statement.kind === 'case') && outcomeOf(statement.question.words) !== undefined) ||
  (statement.kind === 'step' && statement.isMention);

/** `approves or sends it back` asks whether it is approved; what is done otherwise is told. */
export const askedVerdict = ([first = [], second = []]: readonly (readonly Statement[])[]): Statement | undefined => {
  const [step, ...more] = first;
  if (step?.kind !== 'step' || more.length > 0 || step.object !== '' || outcomeOf([step.verb])?.side !== 'yes')
    return undefined;
  return { kind: 'choice', question: outcomeQuestion(step), body: [], otherwise: second };
};
