export {
  aboutAnswers,
  askedAtEnd,
  canFallOut,
  declaresAnything,
  emptyLast,
  goingOnOf,
  leavesLoop,
  onlyQuestion,
  setsAnything,
  stepsOf,
  withoutWhile,
  worksOf,
} from './blocks.ts';
export type { CodeStyle } from './code-styles.ts';
export type { Computation, Computed, Expression, ExpressionForms, Work } from './computation.ts';
export {
  asStep,
  changeIn,
  evaluate,
  isComputed,
  isDecimal,
  negated,
  variablesIn,
  writeExpression,
} from './computation.ts';
export { type EffectCase, type EffectCause, effectCauses, effectRuns } from './effect-runs.ts';
export { type EndMethods, endMethods, inverseMethods, isLeftByMoving, movedBy, movesAway } from './end-methods.ts';
export { errorSaid, errorWords } from './error-name.ts';
export { exampleOf } from './example-way.ts';
export { exitCases } from './exit-cases.ts';
export type * from './flow.ts';
export { type GuardedTransition, guardedChoices, isRival, unguarded } from './guards.ts';
export { givenBesideInitial, mustBePassed } from './initial-values.ts';
export type * from './inventory.ts';
export { isAnswerTried } from './is-answer-tried.ts';
export { isPassedOn } from './is-passed-on.ts';
export type * from './machine.ts';
export { callsOn } from './machine-effects.ts';
export {
  asText,
  asValue,
  beyondWords,
  createNameScope,
  labelWords,
  type Name,
  type NameScope,
  oneLine,
  shortWords,
  wholeClauses,
} from './name.ts';
export { oncePer } from './once-per.ts';
export { withoutOnlyOutcome } from './only-outcome.ts';
export type * from './program.ts';
export type { RangeRule } from './range-rule.ts';
export type * from './record.ts';
export { isMany, isName, wholeType } from './record.ts';
export {
  allEndsOf,
  allFieldsOf,
  allOperationsOf,
  givenEndsOf,
  isBytes,
  makeable,
  ownerOf,
  recordOf,
} from './records.ts';
export {
  absentFor,
  beyond,
  boundOf,
  lastOf,
  neededFor,
  nowhereFor,
  type Refusal,
  referringTo,
  refusalsOf,
  refusedFor,
  repeatedIn,
  rule,
  saidTogether,
  takenBy,
  takenFor,
  takenTogether,
  within,
} from './refusals.ts';
export { remarkOf, toldOf } from './remark-of.ts';
export { saidOf } from './said-of.ts';
export type * from './schema.ts';
export type * from './screen.ts';
export { isGivenBack, isScripted } from './scripted.ts';
export type * from './service.ts';
export * from './stores.ts';
export { isMadeFor, resultIn, standInsFor, stepsTaken } from './together.ts';
export { portsOfMachine, usedPorts } from './used-ports.ts';
export { withArticle } from './with-article.ts';
export { withoutReferences } from './without-references.ts';
export { withoutServiceParents } from './without-service-parents.ts';
