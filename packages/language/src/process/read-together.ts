import { determiners, particles } from '../lexicon/en/closed-words.ts';
import { togetherPattern } from '../lexicon/en/process-words.ts';
import { gettingVerbs, intransitiveVerbs } from '../lexicon/en/verbs.ts';
import { singular, thirdPerson } from '../lexicon/morphology.ts';
import type { Clause } from '../segment/clause.ts';
import { splitSubject } from '../segment/split-names.ts';
import type { Token } from '../text/token.ts';
import { isNameLike, namesActor } from './actor.ts';
import type { Statement, Step } from './statement.ts';

export interface TogetherSplit {
  readonly clauses: readonly Clause[];
  readonly rest: readonly Clause[];
}

/** `check the references and plan the interview in parallel`: the clauses up to the one that says so. */
export const splitTogether = (clauses: readonly Clause[]): TogetherSplit | undefined => {
  const at = clauses.findIndex((clause) => lengthOfTogether(clause) > 0);
  const run = clauses.slice(0, at + 1);
  if (at < 1 || run.some((clause, index) => index > 0 && (clause.role !== undefined || clause.joiner === 'then')))
    return undefined;
  const last = clauses[at];
  if (!last || doesTwoThings(last)) return undefined;
  const trimmed = { ...last, tokens: last.tokens.slice(0, last.tokens.length - lengthOfTogether(last)) };
  return { clauses: [...clauses.slice(0, at), trimmed], rest: clauses.slice(at + 1) };
};

/** `the buyer checks the price and the date in parallel`: both of them for one who does them; undefined where it is something else. */
export const splitObjects = (clause: Clause): readonly Clause[] | undefined => {
  const { tokens, predicate } = clause;
  if (predicate === undefined || !doesTwoThings(clause)) return undefined;
  const said = tokens.slice(0, tokens.length - lengthOfTogether(clause));
  const and = said.findIndex(({ lower }, at) => at > predicate.end && lower === 'and');
  const objects = [said.slice(predicate.end, and), said.slice(and + 1)];
  return objects.map((object) => ({ ...clause, tokens: [...said.slice(0, predicate.end), ...object] }));
};

/** `the planners and the fire brigade review the plan in parallel`: what each of them does; undefined where it is something else. */
export const splitActors = (clause: Clause): readonly Clause[] | undefined => {
  const { tokens, predicate } = clause;
  const said = lengthOfTogether(clause);
  if (predicate === undefined || predicate.start < 3 || said === 0 || predicate.voice !== 'active') return undefined;
  const actors = splitSubject(tokens.slice(0, predicate.start));
  if (actors.length < 2 || !actors.every((actor) => namesActor(actor) || isNameLike(actor, false))) return undefined;
  const deed = tokens.slice(predicate.start, tokens.length - said);
  const length = predicate.end - predicate.start;
  return actors.map((actor) => ({
    ...clause,
    tokens: [...actor, ...(length === 1 && !isPlural(actor) ? inThirdPerson(deed) : deed)],
    predicate: { ...predicate, start: actor.length, end: actor.length + length },
  }));
};

const isPlural = (actor: readonly Token[]): boolean => {
  const noun = actor.at(-1)?.lower ?? '';
  return singular(noun) !== noun;
};

const inThirdPerson = ([verb, ...rest]: readonly Token[]): readonly Token[] => {
  if (verb === undefined) return rest;
  const text = thirdPerson(verb.lower);
  return [{ ...verb, text, lower: text }, ...rest];
};

/** True where somebody who is named does one thing with two objects. */
const doesTwoThings = (clause: Clause): boolean => {
  const { tokens, predicate } = clause;
  if (predicate === undefined || predicate.start === 0 || lengthOfTogether(clause) === 0) return false;
  const [only, second] = tokens.flatMap(({ lower }, at) => (at > predicate.end && lower === 'and' ? [at] : []));
  return only !== undefined && second === undefined && determiners.has(tokens[only + 1]?.lower ?? '');
};

/** How many words at its end say so. */
export const lengthOfTogether = (clause: Clause): number => {
  const words = clause.tokens.map((token) => token.lower);
  return (
    [6, 5, 4, 3, 2, 1].find(
      (length) => words.length > length && togetherPattern.test(words.slice(-length).join(' ')),
    ) ?? 0
  );
};

/** Things done at the same time: one branch for each actor where several are named, else one for each step. */
export const readTogether = (parts: readonly (readonly Statement[])[]): readonly Statement[] => {
  const actors = new Set(parts.flat().map(actorOf));
  if (actors.size < 2) return [{ kind: 'parallel', branches: parts }];
  const branches: Statement[][] = [];
  let last: string | undefined;
  for (const statement of parts.flat()) {
    const actor = actorOf(statement);
    const current = branches.at(-1);
    if (current && actor === last) current.push(statement);
    else branches.push([statement]);
    last = actor;
  }
  return [{ kind: 'parallel', branches }];
};

const actorOf = (statement: Statement): string | undefined => (statement.kind === 'step' ? statement.actor : undefined);

/** `checks and repairs the engine`: the first verb has the object of the second. */
export const shareObjects = (
  before: readonly Statement[],
  next: Clause | undefined,
  after: readonly Statement[],
): readonly Statement[] => {
  const step = before.at(-1);
  const other = after[0];
  const isShared =
    step?.kind === 'step' &&
    other?.kind === 'step' &&
    step.label.split(' ').length === 1 &&
    step.verb !== '' &&
    !intransitiveVerbs.has(step.verb) &&
    !gettingVerbs.has(other.verb) &&
    !particles.has(other.label.split(' ')[1] ?? '') &&
    next?.role === undefined &&
    !next?.afterComma &&
    next?.joiner === 'and' &&
    next.predicate?.start === 0 &&
    other.object !== '' &&
    other.actor === step.actor;
  if (!isShared) return [...before, ...after];
  const shared: Step = {
    ...step,
    label: `${step.label} ${other.object}`,
    fullLabel: `${step.fullLabel} ${other.object}`,
    object: other.object,
  };
  return [...before.slice(0, -1), shared, ...after];
};
