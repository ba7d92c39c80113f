import { doesSo } from '../lexicon/en/guard-words.ts';
import type { Clause } from '../segment/clause.ts';
import { ellipticAnswer } from '../segment/elliptic-answer.ts';
import { findPredicate } from '../segment/predicate.ts';
import { textOf } from '../text/token.ts';
import { relate } from './outcome.ts';
import { toQuestion } from './question.ts';
import type { Question } from './statement.ts';

export const plain = (clause: Clause): Clause => ({
  tokens: clause.tokens,
  joiner: clause.joiner,
  afterComma: clause.afterComma,
  ...(clause.predicate ? { predicate: clause.predicate } : {}),
});

/** `otherwise yoga`: what is done in a case may be a name alone. */
export const named = (clause: Clause): Clause => (clause.predicate ? clause : { ...clause, joiner: 'start' });

export const plainElse = (clause: Clause | undefined): Clause =>
  clause?.role === 'else-if'
    ? { ...clause, role: 'if' }
    : clause
      ? named(plain(clause))
      : { tokens: [], joiner: 'start', afterComma: false };

/** `if they can`, `if he doesn't`: says nothing of what is done. */
export const onlyAnswers = ({ tokens }: Clause): boolean => ellipticAnswer(tokens) !== undefined;

/** `if C, A, if D, B`: D is asked where it is not C; where it only says that C is not so, it asks nothing new. */
export const otherWay = ([clause, ...rest]: readonly Clause[], question: Question): readonly Clause[] => {
  if (clause !== undefined && rest.length > 0 && onlyAnswers(clause)) return rest;
  const relation = clause?.role === 'if' ? relate(question, toQuestion(clause.tokens)) : 'opposite';
  // `if they refuse | the clerk files it` behind `if they accept`
  if (clause?.role === 'if' && relation === 'opposite' && rest[0]?.joiner === 'cut') return rest;
  const isAsked = relation === 'unrelated';
  return [isAsked && clause ? clause : plainElse(clause), ...rest];
};

/** `if she can mend it she does`: what is done is what the condition says. */
export const deedMeant = ({ tokens }: Clause, condition: Clause['tokens']): Clause | undefined => {
  const said = textOf(tokens).toLowerCase();
  const found = findPredicate(condition);
  if (!doesSo.test(said) || found?.modal === undefined) return undefined;
  const deed = condition.slice(found.end - 1);
  const predicate = findPredicate(deed);
  return predicate && { tokens: deed, joiner: 'then', afterComma: false, predicate };
};

/** `if good: onsite interview`, `if cheap then the small one`: what is done needs no verb there. */
export const afterCondition = (clause: Clause): Clause => {
  const said = clause.role === 'yes' ? plain(clause) : clause;
  const isNamed = !said.predicate && (said.joiner === 'semicolon' || said.isNext === true);
  return isNamed ? { ...said, joiner: 'start' } : said;
};

/** Several things after commas: what is told is no longer only what happens in that case. */
export const goesOn = (body: readonly Clause[]): boolean =>
  body.slice(1).some((clause) => clause.joiner === 'comma' && clause.afterComma);

export const isOtherExit = (clause: Clause, isLater: boolean): boolean =>
  clause.role === 'else' ||
  clause.role === 'else-if' ||
  clause.role === 'no' ||
  (isLater && clause.role === 'if' && clause.joiner !== 'none');
