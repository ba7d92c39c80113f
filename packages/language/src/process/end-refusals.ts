import { faults, leavings, troubles } from '../lexicon/en/guard-words.ts';
import {
  aftermath,
  approval,
  dismissals,
  outcomePairs,
  refusals,
  sendsRefusal,
  tellsOutcome,
} from '../lexicon/en/outcomes.ts';
import { outcomeOf } from './outcome.ts';
import type { Question, Statement } from './statement.ts';

/** Statements in which a branch that refuses, cancels or stops the matter as its last deed goes no further. */
export const endRefusals = (statements: readonly Statement[]): readonly Statement[] => statements.map(endWithin);

const endWithin = (statement: Statement): Statement => {
  switch (statement.kind) {
    case 'choice': {
      const { question, body, otherwise } = statement;
      const refused = otherwise && refusedSide(question);
      return {
        ...statement,
        body: (refused === 'body' && onlyTells(body)) || givesUp(question, body) ? closed(body) : ended(body),
        otherwise:
          otherwise && (refused === 'otherwise' && onlyTells(otherwise) ? closed(otherwise) : ended(otherwise)),
      };
    }
    case 'branch':
      return { ...statement, body: ended(statement.body) };
    case 'alternatives':
      return { ...statement, branches: statement.branches.map((branch) => ({ ...branch, body: ended(branch.body) })) };
    case 'parallel':
      return { ...statement, branches: statement.branches.map(endRefusals) };
    case 'loop':
    case 'meanwhile':
      return { ...statement, body: endRefusals(statement.body) };
    default:
      return statement;
  }
};

/** Where it is told what happens to what was not approved. */
const refusedSide = ({ words, isNegated }: Question): 'body' | 'otherwise' | undefined => {
  const outcome = outcomeOf(words);
  if (outcome === undefined || outcomePairs[outcome.pair] !== approval) return undefined;
  return (outcome.side === 'yes') === isNegated ? 'body' : 'otherwise';
};

/** `otherwise the ward is informed`: who is told so hears of nothing more. */
const onlyTells = (body: readonly Statement[]): boolean =>
  body.length === 1 && body.every((statement) => statement.kind === 'step' && tellsOutcome.has(statement.verb));

/** `Damaged goods are returned`: what something is wrong with goes no further once it is out of the house. */
const givesUp = ({ words, isNegated }: Question, body: readonly Statement[]): boolean => {
  const last = body.at(-1);
  return (
    last?.kind === 'step' &&
    !isNegated &&
    words.some((word) => faults.has(word) || troubles.has(word)) &&
    leavings.test(last.label)
  );
};

const closed = (body: readonly Statement[]): readonly Statement[] => [...body, { kind: 'end', span: undefined }];

const ended = (body: readonly Statement[]): readonly Statement[] => {
  const inner = endRefusals(body);
  const last = inner.at(-1);
  // `refuses it and reports it`
  const deed = inner.findLast((statement) => statement.kind !== 'step' || !aftermath.has(statement.verb)) ?? last;
  return last?.kind === 'step' && refuses(deed) ? [...inner, { kind: 'end', span: last.span }] : inner;
};

const refuses = (statement: Statement | undefined): boolean =>
  statement?.kind === 'step' &&
  (dismissals.test(statement.label) ||
    sendsRefusal.test(statement.label) ||
    statement.label
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word, at) => refusals.has(word) && at < 2));
