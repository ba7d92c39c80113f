import { withAskedDecisions } from './asked-decisions.ts';
import { relate, sharesSubject } from './outcome.ts';
import { chainRivals } from './rival-cases.ts';
import type { Question, Statement } from './statement.ts';
import { decideVerdicts } from './verdict.ts';

/**
 * Decides what `when the test passes, ...` is: a choice where the statement before or after it tells the opposite
 * (`when it fails, ...`), else something that simply happens before its body.
 */
export const settleCases = (given: readonly Statement[]): readonly Statement[] => chainRivals(settle(given));

const settle = (given: readonly Statement[]): readonly Statement[] => {
  const statements = decideVerdicts(withAskedDecisions(given));
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
      const isChoice = leadsBack || hasOther || neighbours.some((other) => relate(question, other) === 'opposite');
      if (isChoice) settled.push({ kind: 'choice', question, body: settleCases(body), otherwise: undefined });
      else settled.push(...events, ...settleCases(body));
    }
  }
  return settled;
};

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

const questionOf = (statement: Statement | undefined): readonly Question[] =>
  statement?.kind === 'choice' || statement?.kind === 'case' ? [statement.question] : [];
