import { faults, troubles } from '../lexicon/en/guard-words.ts';
import type { Clause } from '../segment/clause.ts';
import { isConditionOfBefore } from '../segment/condition-of-before.ts';
import { spanOf } from '../text/token.ts';
import { aboutThing } from './about-thing.ts';
import { askedIn } from './asked-decisions.ts';
import { deedDecided } from './asked-within.ts';
import { asksOnward } from './asks-onward.ts';
import {
  afterCondition,
  deedMeant,
  goesOn,
  isOtherExit,
  named,
  onlyAnswers,
  otherWay,
  plain,
  plainElse,
} from './clause-forms.ts';
import { choicesIn, conditionEnd, existence, joined, listed, noteSubject, untilAll } from './condition.ts';
import { type Discourse, keepInMind } from './discourse.ts';
import { readFlowPhrase } from './flow-phrase.ts';
import { measures } from './number-ranges.ts';
import { onceMore } from './once-more.ts';
import { toQuestion } from './question.ts';
import { mention, readClause, stateStep } from './read-clause.ts';
import { readRelative } from './read-relative.ts';
import { readTogether, shareObjects, splitActors, splitObjects, splitTogether } from './read-together.ts';
import { loopWhile, repeats } from './repeated-clause.ts';
import type { Question, Statement } from './statement.ts';
import { askedVerdict, askedWhich, asVerdict } from './verdict.ts';
import { listsVerdicts, opensEither, waysOf } from './ways-of-choice.ts';

/**
 * Reads the clauses of one sentence as statements. In: the clauses, and what was said before. Out: statements in the
 * order in which things happen. `if` takes what follows as its body; a marker after a clause (`ship it if ...`) takes
 * the clause before it.
 */
export const readClauses = (clauses: readonly Clause[], discourse: Discourse): readonly Statement[] => {
  const [first, ...rest] = clauses;
  if (!first) return [];
  switch (first.role) {
    case 'if':
    case 'unless':
      return readCondition(clauses, discourse);
    case 'else-if':
      return [{ kind: 'branch', exit: 'no', body: readCondition(clauses, discourse), span: spanOf(first.tokens) }];
    case 'else':
    case 'no':
    case 'yes':
      return readExit(clauses, discourse);
    case 'when':
      return readTime(clauses, discourse);
    case 'before':
      return [...readClauses(rest, discourse), ...mention(readClause(first, discourse))];
    case 'until':
      return [
        { kind: 'loop', question: toQuestion(first.tokens), repeats: 'until', body: readClauses(rest, discourse) },
      ];
    case 'while':
      return readWhile(first, rest, discourse);
    case 'meanwhile':
      return readMeanwhile(first, rest, discourse);
    case 'reason':
      return readClauses(rest, discourse);
    case 'contrast':
      return readClauses([plain(first), ...rest], discourse);
    default:
      return readPlain(first, rest, discourse);
  }
};

/** A clause without a marker, and whatever hangs on it from the right. */
const readPlain = (first: Clause, rest: readonly Clause[], discourse: Discourse): readonly Statement[] => {
  const next = rest[0];
  if (first.tokens[0]?.lower === 'to' && first.joiner === 'start' && rest.length > 0)
    return readClauses(rest, discourse);
  const isBody = next !== undefined && !next.afterComma && first.predicate !== undefined;
  if (next && first.predicate !== undefined && isConditionOfBefore(next, rest)) {
    const elseAt = rest.findIndex(
      (clause, index) => index > 0 && (clause.role === 'else' || clause.role === 'no' || clause.role === 'else-if'),
    );
    const body = readClause(first, discourse);
    const choices = choicesIn(rest);
    if (choices > 1) {
      const told = toQuestion(rest.slice(0, choices).flatMap((clause) => [...listed(clause), ...clause.tokens]));
      const asked = { ...told, text: told.text.replaceAll(' ,', ',') };
      return [
        { kind: 'choice', question: next.role === 'unless' ? negated(asked) : asked, body, otherwise: undefined },
        ...readClauses(rest.slice(choices), discourse),
      ];
    }
    const question = aboutThing(toQuestion(next.tokens), body);
    const isAside = rest[elseAt]?.phrase === 'in which case';
    const told = isAside ? rest.findIndex(({ afterComma }, index) => index > elseAt && afterComma) : -1;
    const elseEnd = told < 0 ? rest.length : told;
    const otherwise =
      elseAt < 0 ? undefined : readClauses([plainElse(rest[elseAt]), ...rest.slice(elseAt + 1, elseEnd)], discourse);
    const after = readClauses(
      [...rest.slice(1, elseAt < 0 ? undefined : elseAt), ...rest.slice(elseAt < 0 ? rest.length : elseEnd)],
      discourse,
    );
    return [
      { kind: 'choice', question: next.role === 'unless' ? negated(question) : question, body, otherwise },
      ...after,
    ];
  }
  if (next?.role === 'until' && first.predicate) {
    const body = readClause(first, discourse).filter((statement) => statement.kind !== 'jump');
    const { tokens, count } = untilAll(rest);
    return [
      { kind: 'loop', question: toQuestion(tokens), repeats: 'until', body },
      ...readClauses(rest.slice(count), discourse),
    ];
  }
  if (next?.role === 'before' && first.predicate) {
    return [
      ...readClause(first, discourse),
      ...mention(readClause(next, discourse)),
      ...readClauses(rest.slice(1), discourse),
    ];
  }
  if (next?.role === 'when' && isBody && first.predicate && rest.length === 1) {
    const body = readClause(first, discourse);
    const events = mention(readClause(next, discourse));
    const question = toQuestion(next.tokens);
    return measures(question.words) ? [{ kind: 'case', question, events, body }] : [...events, ...body];
  }
  if (next?.role === 'while' && next.joiner === 'none' && first.predicate && repeats(next))
    return [loopWhile(next, readClause(first, discourse)), ...readClauses(rest.slice(1), discourse)];
  if (next?.role === 'while' && first.predicate && !repeats(next)) {
    return [
      { kind: 'parallel', branches: [readClause(first, discourse), readClause(next, discourse)] },
      ...readClauses(rest.slice(1), discourse),
    ];
  }
  const afterWho = rest[1];
  if (next?.role === 'who' && afterWho?.joiner === 'or' && afterWho.role === undefined)
    return [...readClause(first, discourse), ...readAlternatives([plain(next), ...rest.slice(1)], discourse)];
  if (next?.role === 'who')
    return [
      ...readClause(first, discourse),
      ...readRelative(first, next, discourse),
      ...readClauses(rest.slice(1), discourse),
    ];
  if (next?.joiner === 'or' && next.role === undefined && first.predicate)
    return readAlternatives([first, ...rest], discourse);
  const lastChoice =
    opensEither(first) || listsVerdicts(first, rest) ? rest.findIndex(({ joiner }) => joiner === 'or') : -1;
  if (lastChoice > 0 && rest.slice(0, lastChoice + 1).every(({ role }) => role === undefined)) {
    const choices = rest.map((clause, index) =>
      index <= lastChoice && clause.joiner !== 'and' && clause.joiner !== 'then'
        ? { ...clause, joiner: 'or' as const }
        : clause,
    );
    return readAlternatives([first, ...choices], discourse);
  }
  const looked = next?.joiner === 'and' && !next.afterComma ? readFoundFault(first, next, discourse) : undefined;
  if (looked) return [...looked, ...readClauses(rest.slice(1), discourse)];
  const several = splitActors(first) ?? splitObjects(first);
  if (several) {
    const branches = several.map((clause) => readClause(clause, discourse));
    return [{ kind: 'parallel', branches }, ...readClauses(rest, discourse)];
  }
  const together = splitTogether([first, ...rest]);
  if (together)
    return [
      ...readTogether(together.clauses.map((clause) => readClause(clause, discourse))),
      ...readClauses(together.rest, discourse),
    ];
  return shareObjects(readClause(first, discourse), next, readClauses(rest, discourse));
};

/** `checks if any are missing and reminds them`: what is done where something is found that is not as it should be. */
const readFoundFault = (first: Clause, next: Clause, discourse: Discourse): readonly Statement[] | undefined => {
  const asks = askedIn(first);
  const isFault = asks?.words.some((word) => faults.has(word) || troubles.has(word)) === true && !asks.isNegated;
  if (asks === undefined || !isFault || next.role !== undefined || next.predicate?.start !== 0) return undefined;
  const body = readClause(next, discourse);
  return [...readClause(first, discourse), { kind: 'choice', question: asks, body, otherwise: undefined }];
};

/** `in parallel, A and B` names its branches; `meanwhile, A` runs beside what was said before. */
const readMeanwhile = (first: Clause, rest: readonly Clause[], discourse: Discourse): readonly Statement[] => {
  const thenAt = rest.findIndex((clause) => clause.joiner === 'then');
  const after = thenAt < 0 ? [] : rest.slice(thenAt);
  const body = readClauses([plain(first), ...(thenAt < 0 ? rest : rest.slice(0, thenAt))], discourse);
  const isTogether =
    /parallel|same time|simultaneously|concurrently/.test(first.phrase ?? '') &&
    body.filter((statement) => statement.kind === 'step').length > 1;
  if (!isTogether) {
    const all = after.length === 0 ? body : [...body, ...readClauses(after, discourse)];
    return [{ kind: 'meanwhile', body: all, span: spanOf(first.tokens) }];
  }
  return [...readTogether(body.map((statement) => [statement])), ...readClauses(after, discourse)];
};

const readAlternatives = (clauses: readonly Clause[], discourse: Discourse): readonly Statement[] => {
  const last = clauses.findLastIndex(({ joiner }) => joiner === 'or');
  const over = clauses.findIndex(
    ({ joiner, role }, index) =>
      index > 0 &&
      (role !== undefined || (joiner !== 'or' && !((joiner === 'and' || joiner === 'then') && index < last))),
  );
  // `approves it or asks for changes, then back to the writer`
  const goesBack = over > last && readFlowPhrase(clauses[over]?.tokens ?? [])?.means === 'back-to';
  const end = goesBack ? (over + 1 < clauses.length ? over + 1 : -1) : over;
  const [first, ...others] = end < 0 ? clauses : clauses.slice(0, end);
  const chosen = first === undefined ? [] : [deedDecided(first, discourse) ?? first, ...others];
  const bodies = waysOf(chosen).map((way) => way.flatMap((clause) => readClause(clause, discourse)));
  const verdict = asVerdict(bodies);
  if (verdict) return [verdict, ...readClauses(end < 0 ? [] : clauses.slice(end), discourse)];
  const after = readClauses(end < 0 ? [] : clauses.slice(end), discourse);
  const asked = bodies.length === 2 ? askedVerdict(bodies) : undefined;
  return [asked ?? askedWhich(bodies), ...after];
};

const negated = <Q extends { readonly isNegated: boolean }>(question: Q): Q => ({
  ...question,
  isNegated: !question.isNegated,
});

/** `If C [and D], A and B, otherwise E`. */
const readCondition = (clauses: readonly Clause[], discourse: Discourse): readonly Statement[] => {
  const first = clauses[0];
  if (!first) return [];
  const bodyAt = conditionEnd(clauses);
  const condition = clauses
    .slice(0, bodyAt)
    .flatMap((clause, index) => (index === 0 ? clause.tokens : [...joined(clause), ...clause.tokens]));
  const asideEnd = clauses.findIndex(({ afterComma }, index) => index > bodyAt && afterComma);
  if (clauses[bodyAt]?.phrase === 'in which case' && asideEnd > 0) {
    const aside = clauses.slice(bodyAt, asideEnd);
    return readCondition([...clauses.slice(0, bodyAt), ...clauses.slice(asideEnd), ...aside], discourse);
  }
  const question = existence(condition, discourse) ?? toQuestion(condition);
  const innerAt = Math.max(nestedCaseAt(clauses, bodyAt), onwardAt(clauses, bodyAt, question));
  if (innerAt > 0) return readNested(clauses, { condition, bodyAt, innerAt }, discourse);
  const isExit = (clause: Clause, index: number): boolean =>
    index >= bodyAt &&
    isOtherExit(clause, index > bodyAt) &&
    !(clause.role === 'if' && goesOn(clauses.slice(bodyAt, index)));
  const elseAt = clauses.findIndex(isExit);
  const breakAt = clauses.findIndex(
    (clause, index) =>
      index > bodyAt &&
      (clause.joiner === 'semicolon' || clause.role === 'if') &&
      clause.joiner !== 'none' &&
      !isExit(clause, index),
  );
  const cutAt = clauses[bodyAt]?.joiner === 'cut' && elseAt < 0 ? behindBody(clauses, bodyAt) : -1;
  // `check it, if it is broken mend it, then load the van`: where a list goes on behind the case, it does so in every case.
  const thenAt =
    elseAt < 0 && first.joiner === 'comma' && discourse.isList
      ? clauses.findIndex((clause, index) => index > bodyAt && clause.afterComma && clause.joiner === 'then')
      : -1;
  const bodyEnd = [elseAt, breakAt, cutAt, thenAt].filter((at) => at >= 0).sort((a, b) => a - b)[0] ?? clauses.length;
  noteSubject(condition, discourse);
  const recall = keepInMind(discourse);
  const own = clauses
    .slice(bodyAt, bodyEnd)
    .map((clause, index) => (index === 0 ? (deedMeant(clause, condition) ?? afterCondition(clause)) : clause));
  const isOver = bodyEnd === clauses.length || bodyEnd === elseAt;
  const body = isOver ? readBody(own, discourse) : readClauses(own, discourse);
  if (question.text === '?')
    return [{ kind: 'branch', exit: question.isNegated ? 'no' : 'yes', body, span: question.span }];
  const hasOther = elseAt >= 0 && elseAt === bodyEnd;
  if (hasOther) recall(clauses[elseAt]?.tokens ?? []);
  const statement: Statement = {
    kind: 'choice',
    question: aboutThing(first.role === 'unless' ? negated(question) : question, body, true),
    body,
    otherwise: hasOther ? readClauses(otherWay(clauses.slice(elseAt), question), discourse) : undefined,
  };
  const rest =
    bodyEnd === breakAt || bodyEnd === cutAt || bodyEnd === thenAt
      ? readClauses(clauses.slice(bodyEnd), discourse)
      : [];
  return [statement, ...rest];
};

/**
 * Where a list goes on behind a case that has no comma of its own: `if it is broken mend it, load the van`. `If it fails call the firm, they
 * repair it` goes on with what the firm does.
 */
const behindBody = (clauses: readonly Clause[], bodyAt: number): number => {
  const at = clauses.findIndex(
    ({ afterComma, joiner, role }, index) => index > bodyAt && afterComma && joiner === 'comma' && role !== 'who',
  );
  return /^(?:they|he|she)$/.test(clauses[at]?.tokens[0]?.lower ?? '') ? -1 : at;
};

/** What is done in a case; a state alone is told as it stands: `if it rains, the terrace stays closed`. */
const readBody = (clauses: readonly Clause[], discourse: Discourse): readonly Statement[] => {
  const read = readClauses(clauses, discourse);
  const [state, ...more] = clauses;
  if (read.length > 0 || state === undefined || more.length > 0 || state.predicate === undefined) return read;
  return readFlowPhrase(state.tokens) === undefined ? [stateStep(state.tokens, discourse)] : read;
};

/** `if C, A, and when D, B, otherwise E`: what is told otherwise shows that D is a case, too, and that E is told of D. */
const nestedCaseAt = (clauses: readonly Clause[], bodyAt: number): number => {
  const elseAt = clauses.findIndex(({ role }, index) => index > bodyAt && role === 'else');
  const innerAt = clauses.findLastIndex(
    ({ role, joiner }, index) => index > bodyAt && index < elseAt && role === 'when' && joiner !== 'none',
  );
  return clauses.slice(bodyAt + 1, Math.max(0, elseAt)).some(({ role }) => role === 'if') ? -1 : innerAt;
};

/** Where, before any other exit, a condition asks about what is done in this case. */
const onwardAt = (clauses: readonly Clause[], bodyAt: number, question: Question): number => {
  const at = clauses.findIndex((clause, index) => index > bodyAt && isOtherExit(clause, true));
  const next = clauses[at];
  const asksAgain = next?.tokens.some(({ lower }) => lower === 'still') === true;
  return next?.role === 'if' && (asksAgain || asksOnward(question, clauses.slice(bodyAt, at), next)) ? at : -1;
};

const readNested = (
  clauses: readonly Clause[],
  places: { readonly condition: Clause['tokens']; readonly bodyAt: number; readonly innerAt: number },
  discourse: Discourse,
): readonly Statement[] => {
  const { condition, bodyAt, innerAt } = places;
  const question = toQuestion(condition);
  noteSubject(condition, discourse);
  const own = clauses.slice(bodyAt, innerAt).map((clause, index) => (index === 0 ? afterCondition(clause) : clause));
  const inner = clauses
    .slice(innerAt)
    .map((clause, index) => (index === 0 ? { ...clause, role: 'if' as const } : clause));
  const [done, asked] = [readClauses(own, discourse), readClauses(inner, discourse)];
  const again = onceMore(done.at(-1), asked[0]);
  const body = again ? [...done.slice(0, -1), ...again, ...asked.slice(1)] : [...done, ...asked];
  const isUnless = clauses[0]?.role === 'unless';
  return [{ kind: 'choice', question: isUnless ? negated(question) : question, body, otherwise: undefined }];
};

const readExit = (clauses: readonly Clause[], discourse: Discourse): readonly Statement[] => {
  const [first, ...rest] = clauses;
  if (!first) return [];
  const otherAt = rest.findIndex(
    (clause, index) =>
      (isExit(clause) && !answersInner(clause, rest.slice(0, index))) ||
      (clause.joiner === 'semicolon' && index > 0 && clause.role !== 'if'),
  );
  const own = otherAt < 0 ? rest : rest.slice(0, otherAt);
  const isAnswer = own.length > 0 && onlyAnswers(first);
  const body = readClauses(isAnswer ? own : [named(afterCondition(plain(first))), ...own], discourse);
  const exit = first.role === 'yes' ? 'yes' : 'no';
  return [
    { kind: 'branch', exit, body, span: spanOf(first.tokens) },
    ...(otherAt < 0 ? [] : readClauses(rest.slice(otherAt), discourse)),
  ];
};

const isExit = ({ role }: Clause): boolean => role === 'no' || role === 'yes' || role === 'else';

/** `otherwise trim it, if it fits use it, if not cut it`: what is told otherwise answers the condition that was asked last. */
const answersInner = (clause: Clause, before: readonly Clause[]): boolean => {
  const asked = before.findLastIndex(({ role }) => role === 'if' || role === 'unless');
  return asked >= 0 && !onlyAnswers(clause) && !before.slice(asked).some(isExit);
};

const readTime = (clauses: readonly Clause[], discourse: Discourse): readonly Statement[] => {
  const bodyAt = conditionEnd(clauses);
  discourse.isRecalled = true;
  const events = clauses
    .slice(0, bodyAt)
    .flatMap((clause) => (clause.predicate ? mention(readClause(clause, discourse)) : []));
  discourse.isRecalled = false;
  if (clauses[0]?.predicate?.voice === 'state') noteSubject(clauses[0].tokens, discourse);
  const nextAt = clauses.findIndex(
    ({ joiner, role }, index) => index > bodyAt && (joiner === 'semicolon' || role === 'when' || role === 'else'),
  );
  const bodyEnd = nextAt < 0 ? clauses.length : nextAt;
  const body = readBody(clauses.slice(bodyAt, bodyEnd), discourse);
  const after = readClauses(clauses.slice(bodyEnd), discourse);
  const condition = clauses.slice(0, bodyAt).flatMap((clause) => clause.tokens);
  const isCase = body.length > 0 && condition.length > 0;
  if (isCase && clauses[0]?.phrase === 'whenever')
    return [{ kind: 'choice', question: toQuestion(condition), body, otherwise: undefined }, ...after];
  return [
    ...(isCase ? [{ kind: 'case' as const, question: toQuestion(condition), events, body }] : [...events, ...body]),
    ...after,
  ];
};

const readWhile = (first: Clause, rest: readonly Clause[], discourse: Discourse): readonly Statement[] => {
  if (repeats(first)) {
    const end = rest.findIndex(
      (clause, index) => index > 0 && (clause.joiner === 'semicolon' || clause.joiner === 'then'),
    );
    noteSubject(first.tokens, discourse);
    return [
      loopWhile(first, readClauses(rest.slice(0, end < 0 ? undefined : end), discourse)),
      ...(end < 0 ? [] : readClauses(rest.slice(end), discourse)),
    ];
  }
  return [{ kind: 'parallel', branches: [readClause(first, discourse), readClauses(rest, discourse)] }];
};
