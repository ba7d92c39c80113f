import { textOf } from '../text/token.ts';
import type { Clause } from './clause.ts';

/** A clause as one line for people: `[if] stock is low | be, state`. */
export const describeClause = (clause: Clause): string => {
  const role = clause.role ? `[${clause.role}] ` : '';
  const joiner = clause.joiner === 'start' || clause.joiner === 'none' ? '' : `(${clause.joiner}) `;
  const { predicate } = clause;
  const verb = predicate
    ? ` | ${predicate.verb}, ${predicate.voice}${predicate.isNegated ? ', negated' : ''}`
    : ' | no verb';
  return `${joiner}${role}${textOf(clause.tokens)}${verb}`;
};
