import { approval, outcomePairs } from '../lexicon/en/outcomes.ts';
import { participle } from '../lexicon/morphology.ts';
import { joinSpans } from '../text/token.ts';
import { capitalised, uncapitalised } from '../text/words.ts';
import { outcomeOf, relate } from './outcome.ts';
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
export const outcomeQuestion = ({ verb, span, actor }: Pick<Step, 'verb' | 'span' | 'actor'>, when = ''): Question => {
  const done = participle(verb);
  const who = actor === undefined ? {} : { actor };
  return { text: `${capitalised(done)}${when}?`, isNegated: false, words: [done], span, ...who };
};

/**
 * Verdicts of which no later statement tells the outcome, as decisions: `a clerk approves or rejects it.` Where the next one tells it, a
 * verdict on nothing that was named is that decision: `Ann approves or declines. If approved, ...`
 */
export const decideVerdicts = (statements: readonly Statement[]): readonly Statement[] =>
  statements.flatMap((statement, index) => {
    const before = statements[index - 1];
    const choice = asChoice(statement);
    if (choice !== undefined && index > 1 && isAskedBy(before, choice)) return [decidedBy(before, choice)];
    if (statement.kind !== 'step' || statement.asks === undefined || statement.refusal === undefined)
      return [statement];
    const later = statements.slice(index + 1, index + 1 + longestWait);
    if (index > 0 && isAskedBy(statement, asChoice(later[0]))) return [];
    if (later.some(tellsOutcome)) return [statement];
    return [{ kind: 'choice' as const, question: statement.asks, body: [], otherwise: [statement.refusal] }];
  });

type Choice = Extract<Statement, { readonly kind: 'choice' }>;

/** `Rejected ones go back` is a case of its own, too. */
const asChoice = (statement: Statement | undefined): Choice | undefined => {
  if (statement?.kind === 'choice') return statement;
  if (statement?.kind !== 'jump' || statement.some === undefined) return undefined;
  const { some: question, ...jump } = statement;
  return { kind: 'choice', question, body: [jump], otherwise: undefined };
};

type Verdict = Step & { readonly asks: Question };

/** Whether a choice tells the outcome of a verdict just before it that names nothing. */
const isAskedBy = (before: Statement | undefined, next: Statement | undefined): before is Verdict =>
  before?.kind === 'step' &&
  before.asks !== undefined &&
  before.refusal !== undefined &&
  before.object === '' &&
  next?.kind === 'choice' &&
  outcomeOf(next.question.words)?.pair === outcomeOf(before.asks.words)?.pair;

/** Who gives the verdict decides, and is asked whether it is the good one. */
const decidedBy = ({ asks }: Verdict, choice: Choice): Choice => {
  const isOther = relate(asks, choice.question) === 'opposite';
  return { ...choice, question: { ...choice.question, ...asks, isNegated: isOther } };
};

/** How many statements may lie between a verdict and what follows from it. */
const longestWait = 3;

const tellsOutcome = (statement: Statement): boolean =>
  statement.kind === 'branch' ||
  statement.kind === 'alternatives' ||
  ((statement.kind === 'choice' || statement.kind === 'case') && outcomeOf(statement.question.words) !== undefined) ||
  (statement.kind === 'step' && statement.isMention);

/**
 * `approves or sends it back` asks whether it is approved, `answers within a day or it goes to the lead` whether it is answered within a day;
 * what is done otherwise is told.
 */
export const askedVerdict = ([first = [], second = []]: readonly (readonly Statement[])[]): Statement | undefined => {
  const [step, ...more] = first;
  const back = goesBack([first, second]);
  if (back !== undefined || step?.kind !== 'step') return back;
  const [within] = more.length === 0 ? (inTime.exec(step.label) ?? []) : [];
  if (within !== undefined)
    return { kind: 'choice', question: outcomeQuestion(step, within), body: [], otherwise: second };
  if (!isVerdict(step)) return undefined;
  return { kind: 'choice', question: outcomeQuestion(step), body: more, otherwise: second };
};

/** `approves`, `accepts`, `approves the plan`: gives the good answer rather than does something. */
const isVerdict = ({ verb, object }: Step): boolean => {
  const outcome = outcomeOf([verb]);
  return outcome?.side === 'yes' && (object === '' || outcomePairs[outcome.pair] === approval);
};

/** By when something is done, at the end of what is done. */
export const inTime = / (?:within|in time|before the deadline)\b.*$/;

/** `prints it or sends it back` asks `Print it?`, `approves or sends it back` whether it is approved. */
const goesBack = ([first = [], second = []]: readonly (readonly Statement[])[]): Statement | undefined => {
  const [back, on] = first[0]?.kind === 'jump' ? [first, second] : [second, first];
  const [jump, step] = [back[0], on[0]];
  if (jump?.kind !== 'jump' || step?.kind !== 'step' || back.length > 1) return undefined;
  if (isVerdict(step)) return { kind: 'choice', question: outcomeQuestion(step), body: on.slice(1), otherwise: back };
  const question = { text: `${nameOf(step)}?`, isNegated: false, words: [step.verb], span: step.span };
  return { kind: 'choice', question, body: on, otherwise: back };
};

/** `fixes it or rolls back` asks `Fix it or roll back?`; longer names are not asked for one by one. */
export const askedWhich = (bodies: readonly (readonly Statement[])[]): Statement => {
  const names = bodies.map(([first], at) =>
    first?.kind !== 'step' ? '' : at === 0 ? nameOf(first) : uncapitalised(nameOf(first)),
  );
  const asked = `${[names.slice(0, -1).join(', '), ...names.slice(-1)].join(' or ')}?`;
  const isShort = names.every((name) => name !== '') && asked.split(' ').length <= longestQuestion;
  return {
    kind: 'alternatives',
    ...(isShort ? { question: asked } : {}),
    branches: bodies.map((body) => ({ label: '', body })),
  };
};

const longestQuestion = 7;

const nameOf = ({ label, verb }: Step): string =>
  label.split(' ').length <= 3 || verb === '' ? label : capitalised(verb);
