import { stateAdjectives } from '../lexicon/en/closed-words.ts';
import { asksVerbs, repeatVerbs } from '../lexicon/en/process-words.ts';
import { withAskedDecisions } from './asked-decisions.ts';
import { withBothAtOnce } from './both-at-once.ts';
import { areApart } from './number-ranges.ts';
import { outcomeOf, relate, sharesSubject } from './outcome.ts';
import { partByAmount } from './part-by-amount.ts';
import { chainRivals } from './rival-cases.ts';
import type { Question, Statement } from './statement.ts';
import { tellOffers } from './tell-offers.ts';
import { decideVerdicts } from './verdict.ts';

/**
 * Decides what `when the test passes, ...` is: a choice where the statement before or after it tells the opposite
 * (`when it fails, ...`), else something that simply happens before its body.
 */
export const settleCases = (given: readonly Statement[]): readonly Statement[] =>
  chainRivals(withBothAtOnce(settle(given)));

const settle = (given: readonly Statement[]): readonly Statement[] => {
  const statements = decideVerdicts(withAskedDecisions(tellOffers(partByAmount(withTakenUp(withEndsInside(given))))));
  const settled: Statement[] = [];
  const skipped = new Set<number>();
  for (const [index, statement] of statements.entries()) {
    if (skipped.has(index)) continue;
    const before = settled.at(-1);
    if (before?.kind === 'loop' && endsLoop(statement, before.question)) {
      settled.push(...settleCases(statement.body));
      continue;
    }
    const other = otherExit(settled, statement, statements[index + 1]);
    if (other !== undefined) {
      settled.push(other);
      skipped.add(index + 1);
      continue;
    }
    const late = lateRefusal(settled, statement);
    if (late !== undefined) {
      settled.splice(late.at, 1, late.choice);
      continue;
    }
    if (statement.kind === 'choice') {
      const { otherwise } = statement;
      settled.push({ ...statement, body: settleCases(statement.body), otherwise: otherwise && settleCases(otherwise) });
    } else if (statement.kind === 'branch' || statement.kind === 'loop' || statement.kind === 'meanwhile') {
      settled.push({ ...statement, body: settleCases(statement.body) });
    } else if (statement.kind === 'jump' && statement.some !== undefined && goesOn(statements[index + 1])) {
      const { some: question, ...jump } = statement;
      settled.push({ kind: 'choice', question, body: [jump], otherwise: undefined });
    } else if (statement.kind !== 'case') settled.push(statement);
    else {
      const { question, events, body } = statement;
      const neighbours = [settled.at(-1), statements[index + 1]].flatMap(questionOf);
      const leadsBack = body[0]?.kind === 'jump';
      const next = statements[index + 1];
      const hasOther = next?.kind === 'branch' && next.exit === 'no';
      const isChoice =
        leadsBack ||
        hasOther ||
        isFoundOut(settled.at(-1), question) ||
        neighbours.some((other) => excludes(question, other));
      if (isChoice) settled.push({ kind: 'choice', question, body: settleCases(body), otherwise: undefined });
      else settled.push(...events, ...settleCases(body));
    }
  }
  return settled;
};

/** `The count is repeated; if it is confirmed, ...`: what is asked next is asked of the second count. */
const withTakenUp = (statements: readonly Statement[]): readonly Statement[] =>
  statements.map((statement, at) => {
    const next = statements[at + 1];
    const isAsked = next?.kind === 'choice' || next?.kind === 'case';
    return statement.kind === 'step' && repeatVerbs.has(statement.verb) && statement.object !== '' && isAsked
      ? { ...statement, isTakenUp: true }
      : statement;
  });

/** `If damaged, send it back, done. If fine, ...`: what is over before the text goes on is the one way of what was asked. */
const withEndsInside = (statements: readonly Statement[]): readonly Statement[] => {
  const at = statements.findIndex(({ kind }, index) => kind === 'end' && index < statements.length - 1);
  const [choice, end] = [statements[at - 1], statements[at]];
  if (choice?.kind !== 'choice' || choice.otherwise !== undefined || end === undefined) return statements;
  return [
    ...statements.slice(0, at - 1),
    { ...choice, body: [...choice.body, end] },
    ...withEndsInside(statements.slice(at + 1)),
  ];
};

/** `If approved, the buyer orders. ... Rejected requests go back to Ann.`: what was refused is told later, and goes where the decision left it open. */
const lateRefusal = (
  settled: readonly Statement[],
  statement: Statement,
): { readonly at: number; readonly choice: Statement } | undefined => {
  const [question, body] =
    statement.kind === 'choice' && statement.otherwise === undefined
      ? [statement.question, statement.body]
      : statement.kind === 'jump' && statement.some !== undefined
        ? [statement.some, [withoutQuestion(statement)]]
        : [];
  if (question === undefined || body?.[0]?.kind !== 'jump') return undefined;
  const outcome = outcomeOf(question.words);
  const at = settled.findLastIndex(
    (earlier) =>
      earlier.kind === 'choice' &&
      outcome !== undefined &&
      outcomeOf(earlier.question.words)?.pair === outcome.pair &&
      relate(question, earlier.question) === 'opposite',
  );
  const choice = settled[at];
  return choice?.kind === 'choice' && choice.otherwise === undefined && at < settled.length - 1
    ? { at, choice: { ...choice, otherwise: body } }
    : undefined;
};

const withoutQuestion = ({ some: _, ...jump }: Extract<Statement, { readonly kind: 'jump' }>): Statement => jump;

const goesOn = (next: Statement | undefined): boolean => next !== undefined && next.kind !== 'branch';

/** `Match? Post it. No match? Send it back.`: the second question is the other exit of the first. */
const otherExit = (
  settled: readonly Statement[],
  statement: Statement,
  next: Statement | undefined,
): Statement | undefined => {
  const asked = settled.findLast((earlier) => earlier.kind === 'choice');
  const isAsked =
    statement.kind === 'choice' && statement.body.length === 0 && next?.kind === 'branch' && next.exit === 'yes';
  if (!isAsked || asked?.kind !== 'choice' || settled.at(-1)?.kind !== 'branch') return undefined;
  if (relate(statement.question, asked.question) !== 'opposite') return undefined;
  return { ...next, exit: 'no', body: settleCases(next.body) };
};

/** `While letters are left, ... . When no letters are left, close the box`: what follows the loop asks nothing new. */
const endsLoop = (
  statement: Statement,
  asked: Question,
): statement is Extract<Statement, { readonly kind: 'case' | 'choice' }> => {
  if (statement.kind !== 'case' && (statement.kind !== 'choice' || statement.otherwise !== undefined)) return false;
  const { question } = statement;
  return (
    relate(question, asked) !== 'unrelated' ||
    (closing.test(question.words.join(' ')) && sharesSubject(question, asked))
  );
};

const closing = /\b(?:no|all|none|nothing|every|everything|done|finished|empty|full|over|last)\b/;

/** The opposite, or another amount of the same thing. */
const excludes = (one: Question, other: Question): boolean =>
  relate(one, other) === 'opposite' || areApart(one.words, other.words);

/** `Check the paper, when empty fill it`: how something is that was just looked into. */
const isFoundOut = (before: Statement | undefined, { words }: Question): boolean =>
  before?.kind === 'step' && asksVerbs.has(before.verb) && words.length <= 2 && stateAdjectives.has(words.at(-1) ?? '');

const questionOf = (statement: Statement | undefined): readonly Question[] =>
  statement?.kind === 'choice' || statement?.kind === 'case' ? [statement.question] : [];
