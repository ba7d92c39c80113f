import { copulas, subjectPronouns } from '../lexicon/en/closed-words.ts';
import { asksVerbs, demands, questionOpeners, wonderVerbs } from '../lexicon/en/process-words.ts';
import { findsOut } from '../lexicon/en/prompt-words.ts';
import { thirdPerson } from '../lexicon/morphology.ts';
import type { Clause } from '../segment/clause.ts';
import { type Token, textOf, wordAt } from '../text/token.ts';
import { namesActor } from './actor.ts';
import { relate, sharesSubject } from './outcome.ts';
import { toQuestion } from './question.ts';
import { speakers } from './speakers.ts';
import type { Question, Statement, Step } from './statement.ts';

/** `the sum has to match`, told of a thing: whether it does is what an `otherwise` behind it answers. */
export const demandedIn = ({ tokens, predicate }: Clause): Question | undefined => {
  const demand = demands.exec(textOf(tokens))?.groups;
  const [subject, verb] = [demand?.subject, demand?.verb];
  if (subject === undefined || verb === undefined || predicate === undefined) return undefined;
  const named = tokens.filter(({ end }) => end <= (tokens[0]?.start ?? 0) + subject.length);
  if (namesActor(named)) return undefined;
  const state = verb === 'be' ? 'is' : thirdPerson(verb);
  const behind = tokens.slice(tokens.findIndex(({ lower }) => lower === verb) + 1);
  const near = behind[0] ?? tokens.at(-1);
  return near === undefined ? undefined : toQuestion([...named, wordAt(state, near), ...behind]);
};

/** The words of what a clause says is looked into. */
export const askedWords = ({ tokens, predicate }: Clause): readonly Token[] => {
  if (predicate === undefined || !asksVerbs.has(predicate.verb)) return [];
  const at = tokens.findIndex(({ lower }, index) => index >= predicate.end && questionOpeners.has(lower));
  return at < 0 || at > predicate.end + 2 ? [] : tokens.slice(at + 1);
};

/** `ask the head of sales whether`: words between the verb and its question. */
const longestAsked = 4;

/** The question that a clause says is looked into: `check whether the box is full`. */
export const askedIn = ({ tokens, predicate }: Clause): Question | undefined => {
  if (predicate === undefined) return undefined;
  const deed = textOf(tokens.slice(predicate.start, predicate.end + 1)).toLowerCase();
  if (!asksVerbs.has(predicate.verb) && !findsOut.test(deed)) return undefined;
  // `checks it is valid`
  const [told, state] = tokens.slice(predicate.end);
  if (
    told !== undefined &&
    subjectPronouns.has(told.lower) &&
    copulas.has(state?.lower ?? '') &&
    tokens.length > predicate.end + 2
  )
    return toQuestion(tokens.slice(predicate.end));
  const at = tokens.findIndex(({ lower }, index) => index >= predicate.end && questionOpeners.has(lower));
  return at < 0 || at > predicate.end + (predicate.verb === 'ask' ? longestAsked : 2) || at > tokens.length - 3
    ? undefined
    : toQuestion(tokens.slice(at + 1));
};

/**
 * `Check whether the box is full. If so, close it, otherwise wait.`: what is checked is what is decided. In: what a text tells. Out: the
 * same with one decision for the step that asks and the answers that follow it; the step stays where somebody is named who looks into it.
 */
export const withAskedDecisions = (statements: readonly Statement[]): readonly Statement[] => {
  const decided: Statement[] = [];
  for (const statement of withInnerAnswers(statements)) {
    const before = decided.at(-1);
    const asks = before?.kind === 'step' && before.refusal === undefined ? before.asks : undefined;
    const decision = asks && before?.kind === 'step' ? decisionOf(before, asks, statement) : undefined;
    const isAsked =
      before?.kind === 'step' &&
      (before.actor === undefined ||
        speakers.has(before.actor) ||
        wonderVerbs.has(before.verb) ||
        !before.label.includes(' '));
    if (decision !== undefined && isAsked) decided.pop();
    decided.push(decision === undefined ? statement : isAsked ? decidedBy(decision, before.actor) : decision);
  }
  return decided;
};

/** Whoever looks into it decides. */
const decidedBy = (decision: Statement, actor: string | undefined): Statement =>
  actor === undefined || decision.kind !== 'choice' || decision.question.actor !== undefined
    ? decision
    : { ...decision, question: { ...decision.question, actor } };

/** `If A, check whether B. If so, C, if not, D.`: who answers a question that a case ended with answers it within that case. */
const withInnerAnswers = (statements: readonly Statement[]): readonly Statement[] => {
  const told: Statement[] = [];
  for (const statement of statements) {
    const before = told.at(-1);
    const isCase = before?.kind === 'branch' || (before?.kind === 'choice' && before.otherwise === undefined);
    if (statement.kind === 'branch' && isCase && endsAsking(before.body))
      told[told.length - 1] = { ...before, body: [...before.body, statement] };
    else if (
      statement.kind === 'branch' &&
      before?.kind === 'choice' &&
      before.otherwise &&
      endsAsking(before.otherwise)
    )
      told[told.length - 1] = { ...before, otherwise: [...before.otherwise, statement] };
    else told.push(statement);
  }
  return told;
};

/** Whether its last deed finds something out, of which at most one answer was told. */
const endsAsking = (body: readonly Statement[]): boolean => {
  const last = body.findLast(({ kind }) => kind !== 'branch');
  return (
    last?.kind === 'step' &&
    last.asks !== undefined &&
    last.isDemand !== true &&
    body.filter(({ kind }) => kind === 'branch').length < 2
  );
};

const decisionOf = (step: Step, asks: Question, next: Statement): Statement | undefined => {
  if (next.kind === 'branch')
    return {
      kind: 'choice',
      question: { ...asks, isNegated: next.exit === 'no', span: asks.span ?? step.span },
      body: next.body,
      otherwise: undefined,
    };
  if (next.kind !== 'choice') return undefined;
  if (next.question.words.length === 0 || next.question.isThere)
    return { ...next, question: { ...asks, isNegated: next.question.isNegated } };
  const isAsked = relate(asks, next.question) !== 'unrelated' || sharesSubject(asks, next.question);
  return isAsked ? next : undefined;
};
