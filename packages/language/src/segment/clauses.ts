import { articles, askedThings, phraseOpeners, subjectPronouns, timeWords } from '../lexicon/en/closed-words.ts';
import { needs } from '../lexicon/en/guard-words.ts';
import { caseRoles } from '../lexicon/en/markers.ts';
import { numberWords } from '../lexicon/en/numbers.ts';
import { closingWords, flowPhrases } from '../lexicon/en/process-words.ts';
import { compoundHeads } from '../lexicon/en/verbs.ts';
import { isOnlyThird, readVerb, singular } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';
import { skipAdverbs } from '../text/words.ts';
import type { Clause, Joiner } from './clause.ts';
import { shapeOfCondition } from './condition-shape.ts';
import { ellipticAnswer } from './elliptic-answer.ts';
import { conditionRoles, endsCondition } from './ends-condition.ts';
import { lastBorder } from './last-border.ts';
import { type FoundMarker, markerAt } from './marker-at.ts';
import { namesStep } from './names-step.ts';
import { opensStrongly, saysNeed } from './opens-strongly.ts';
import { findPredicate, type Predicate } from './predicate.ts';
import { opensRunOn } from './run-on.ts';
import { isParticiple, startsClause } from './starts-clause.ts';
import { unknownParticiple } from './unknown-verb.ts';
import { conjunctions, isArrow, isBreak, windowEnd } from './window-end.ts';

/**
 * Splits one sentence into clauses. In: its tokens. Out: clauses in order, each with the marker that opened it, how it
 * was joined, and its verb. A comma or `and` is a border only where a clause starts right of it; a strong marker always is.
 */
export const splitClauses = (tokens: readonly Token[]): readonly Clause[] => {
  const clauses: Clause[] = [];
  let at = 0;
  let joiner: Joiner = 'start';
  let afterComma = false;
  let condition: FoundMarker | undefined;
  while (at < tokens.length) {
    const head = readHead(tokens, at);
    const from = head.next;
    const isContinued = head.marker === undefined && !afterComma && (joiner === 'and' || joiner === 'or');
    condition = head.marker ?? (isContinued ? condition : undefined);
    const border = findBorder(tokens, from, {
      marker: head.marker,
      condition,
      isNamed: joiner === 'then' && afterComma,
    });
    const whole = withoutLooseEnd(tokens.slice(from, border.end));
    if (whole.length > 0 || head.marker) {
      const before = clauses.at(-1);
      const event = head.marker?.phrase === 'after' && joiner === 'and' ? lengthOfEvent(whole, before) : 0;
      const isTimed = event > 0 || (head.marker?.role === 'when' && opensWithTime(whole, findPredicate(whole)));
      const found = isTimed ? whole.slice(event > 0 ? event : lengthOfTime(whole)) : whole;
      const predicate =
        thirdAgain(found, before, joiner) ?? inheritPassive(found, findPredicate(found), before, joiner);
      clauses.push({
        tokens: found,
        joiner: head.isThen && joiner !== 'start' ? 'then' : joiner,
        afterComma,
        ...(head.isThen ? { isNext: true } : {}),
        ...(head.marker && !isTimed
          ? { role: roleOf(head.marker, found, clauses.at(-1)), phrase: head.marker.phrase }
          : {}),
        ...(predicate ? { predicate } : {}),
      });
    }
    joiner = border.joiner;
    afterComma = border.afterComma;
    at = Math.max(border.next, at + 1);
  }
  return withElseInFront(clauses);
};

/** `show the error otherwise`: what is done in the other case stands before the word that says so. */
const withElseInFront = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.flatMap((clause, index) => {
    const next = clauses[index + 1];
    if (isLooseElse(next) && clause.role === undefined && clause.predicate !== undefined)
      return [{ ...clause, role: 'else' as const, ...(next?.phrase ? { phrase: next.phrase } : {}) }];
    const before = clauses[index - 1];
    return isLooseElse(clause) && before?.role === undefined && before?.predicate !== undefined ? [] : [clause];
  });

const isLooseElse = (clause: Clause | undefined): boolean =>
  clause?.role === 'else' && clause.tokens.length === 0 && clause.joiner === 'none';

/** `sign it and, unless ...`: what joins a clause to one that comes later is no part of it. */
const withoutLooseEnd = (tokens: readonly Token[]): readonly Token[] =>
  tokens.length > 1 && /^(?:and|or)$/.test(tokens.at(-1)?.lower ?? '') ? tokens.slice(0, -1) : tokens;

/** `if it isn't` says no to what was asked before, and so does `in which case` behind `unless`. */
const roleOf = (marker: FoundMarker, condition: readonly Token[], before: Clause | undefined): Clause['role'] => {
  const { role, phrase } = marker;
  if (condition.length === 1 && saysNeed(marker, condition[0])) return 'if';
  if (phrase === 'in which case' && before?.role === 'unless') return 'else';
  return (role === 'if' ? ellipticAnswer(condition) : undefined) ?? role;
};

/** `after three months the manager pays`, `after approval it starts`: a noun opens the clause, no other event. */
const opensWithTime = (tokens: readonly Token[], predicate: Predicate | undefined): boolean => {
  const subject = tokens.slice(0, predicate?.start ?? 0);
  const last = subject.at(-1);
  const time = subject.findIndex((token) => timeWords.has(token.lower));
  const [first] = subject;
  const second = subject.findIndex(({ lower }, index) => index > 1 && articles.has(lower));
  if (
    first !== undefined &&
    (articles.has(first.lower) || first.kind === 'number' || numberWords.includes(first.lower)) &&
    second > 1 &&
    !phraseOpeners.has(subject[second - 1]?.lower ?? '')
  )
    return true;
  return (
    (time >= 0 && time < subject.length - 1) ||
    (subject.length > 1 && last !== undefined && subjectPronouns.has(last.lower))
  );
};

/** `two weeks | HR checks in`: how many tokens tell after how long; 0 where the time has no number, or nobody is named behind it. */
const lengthOfTime = ([number, time, actor]: readonly Token[]): number =>
  number !== undefined &&
  actor?.kind === 'word' &&
  (number.kind === 'number' || numberWords.includes(number.lower)) &&
  timeWords.has(singular(time?.lower ?? ''))
    ? 2
    : 0;

/** `books the room and after | the meeting writes minutes`: what follows an event is done by whoever acted before. */
const lengthOfEvent = (tokens: readonly Token[], before: Clause | undefined): number => {
  const predicate = findPredicate(tokens);
  const isDeed =
    predicate?.start === 2 &&
    predicate.form === 'third' &&
    predicate.voice === 'active' &&
    tokens.length > predicate.end;
  return isDeed && articles.has(tokens[0]?.lower ?? '') && before?.predicate?.form === 'third' ? predicate.start : 0;
};

/** `builds the image and runs smoke tests`: the verb is the one in the form of the verb before, not `tests`. */
const thirdAgain = (tokens: readonly Token[], before: Clause | undefined, joiner: Joiner): Predicate | undefined => {
  const reading = readVerb(tokens[0]?.lower ?? '');
  if (
    reading === undefined ||
    !isOnlyThird(tokens[0]?.lower ?? '') ||
    findPredicate(tokens)?.start === 0 ||
    before?.predicate?.form !== 'third' ||
    (joiner !== 'and' && joiner !== 'comma')
  )
    return undefined;
  return { verb: reading.base, form: 'third', voice: 'active', isNegated: false, start: 0, end: 1, score: 8 };
};

/** After a passive, a verb whose participle looks like its base goes on with it: `is collected and put into the file`. */
const inheritPassive = (
  tokens: readonly Token[],
  predicate: Predicate | undefined,
  before: Clause | undefined,
  joiner: Joiner,
): Predicate | undefined => {
  if (joiner === 'start' || joiner === 'none' || before?.predicate?.voice !== 'passive') return predicate;
  const first = skipAdverbs(tokens);
  if (!predicate) return participleAlone(tokens, first);
  const opener = tokens[first];
  if (predicate.start !== first || predicate.form !== 'base' || !opener || !isParticiple(opener)) return predicate;
  return { ...predicate, form: 'participle', voice: 'passive' };
};

/** `is kneaded, proofed`: what goes on with a passive, though nobody knows the verb. */
const participleAlone = (tokens: readonly Token[], first: number): Predicate | undefined => {
  const verb = unknownParticiple(tokens, first, first)?.base;
  return verb === undefined
    ? undefined
    : { verb, form: 'participle', voice: 'passive', isNegated: false, start: first, end: first + 1, score: 4 };
};

interface Head {
  readonly marker?: FoundMarker;
  readonly next: number;
  readonly isThen: boolean;
}

/** Reads the markers at the start of a clause; sequence words (`then`, `finally`) give way to what follows them. */
const readHead = (tokens: readonly Token[], at: number): Head => {
  let next = at;
  let marker: FoundMarker | undefined;
  let isThen = false;
  for (;;) {
    const found = tokens[next]?.kind === 'mark' ? undefined : markerAt(tokens, next);
    if (tokens[next]?.text === ',' && next > at) {
      next += 1;
      continue;
    }
    if (
      !found ||
      found.role === 'which' ||
      (marker && found.role !== 'next' && marker.role !== 'else' && marker.role !== 'yes')
    )
      break;
    if (found.role === 'while' && found.phrase === 'as') break;
    if (found.phrase === 'where' && next > at) break;
    if (
      (found.role === 'yes' || found.role === 'no') &&
      found.length === 1 &&
      ![',', ':', '-', '->'].includes(tokens[next + 1]?.text ?? '')
    )
      break;
    if (marker?.role === 'else' && found.role === 'if') marker = { ...found, role: 'else-if', length: 0 };
    else if (found.role === 'next') isThen = true;
    else marker = found;
    next += found.length;
    if (found.role === 'else' && tokens[next]?.text === ':') next += 1;
    if ((found.role === 'yes' || found.role === 'no') && tokens[next]?.kind === 'mark') next += 1;
  }
  return { next, isThen, ...(marker ? { marker } : {}) };
};

interface Border {
  /** Where the clause ends (exclusive) and where the next begins. */
  readonly end: number;
  readonly next: number;
  readonly joiner: Joiner;
  readonly afterComma: boolean;
}

/** How the clause begins whose end is looked for. */
interface Opening {
  readonly marker: FoundMarker | undefined;
  /** The marker of the condition that goes on here: `if the manager agrees and | the owner pays we ship`. */
  readonly condition: FoundMarker | undefined;
  /** True in a list of steps that are only named. */
  readonly isNamed: boolean;
}

const findBorder = (tokens: readonly Token[], from: number, opened: Opening): Border => {
  const { marker, condition } = opened;
  let depth = 0;
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    if (token.text === '(') depth += 1;
    if (token.text === ')') depth -= 1;
    if (depth > 0) continue;
    if (isBreak(token)) return { end: index, next: index + 1, joiner: 'semicolon', afterComma: true };
    const cut = token.text === ',' || conjunctions.has(token.lower) ? cutAt(tokens, from, index, opened) : undefined;
    if (cut) return cut;
    if (index > from && opensStrongly(tokens, index, from, marker))
      return { end: index, next: index, joiner: 'none', afterComma: false };
    if (marker === undefined && opensRunOn(tokens, from, index))
      return { end: index, next: index, joiner: 'comma', afterComma: true };
    if (condition && index > from && endsCondition(tokens, from, index, condition)) {
      return { end: index, next: index, joiner: 'cut', afterComma: true };
    }
  }
  const isCondition = marker !== undefined && (conditionRoles.has(marker.role) || marker.role === 'until');
  const last = isCondition ? lastBorder(tokens, from) : undefined;
  return last === undefined
    ? { end: tokens.length, next: tokens.length, joiner: 'start', afterComma: false }
    : { end: last, next: last + 1, joiner: 'comma', afterComma: true };
};

/** A comma, a conjunction, or both: a border where a marker or a clause follows. */
const cutAt = (
  tokens: readonly Token[],
  from: number,
  index: number,
  { marker, isNamed }: Opening,
): Border | undefined => {
  let next = index;
  let joiner: Joiner = 'comma';
  const afterComma = tokens[index]?.text === ',';
  if (afterComma) next += 1;
  for (
    let found = conjunctions.get(tokens[next]?.lower ?? '');
    found;
    found = conjunctions.get(tokens[next]?.lower ?? '')
  ) {
    const follows = markerAt(tokens, next);
    if (follows && follows.length > 1) break;
    joiner = joiner === 'comma' || found === 'then' ? found : joiner;
    next += 1;
  }
  const right = tokens.slice(next, windowEnd(tokens, next));
  const opening = markerAt(tokens, next);
  const goesBack = marker !== undefined && /^back to /.test(`${tokens[next]?.lower} ${tokens[next + 1]?.lower} `);
  const border: Border = { end: index, next, joiner, afterComma };
  if (next >= tokens.length) return { ...border, end: index };
  if (goesBack) return border;
  if (index > from && tokens.slice(index, next).some(isArrow)) return border;
  // `log the event, done`
  if (afterComma && index > from && closes(right)) return border;
  if (opening && opening.role !== 'next' && opening.role !== 'which')
    return index > from || afterComma ? border : undefined;
  const leftTokens = tokens.slice(from, index);
  // `trim it where necessary and signal`: a need is a whole condition.
  if (marker !== undefined && leftTokens.length === 1 && needs.has(leftTokens[0]?.lower ?? '')) return border;
  // `note what is missing and who packed it`
  if (
    !afterComma &&
    [right.slice(0, 1), leftTokens].every((words) => words.some(({ lower }) => askedThings.has(lower)))
  )
    return undefined;
  // `where they can, the crew mends it`
  if (afterComma && marker?.role === 'if' && ellipticAnswer(leftTokens) !== undefined) return border;
  const predicate = findPredicate(leftTokens);
  const left = {
    predicate,
    hasObject:
      predicate !== undefined && predicate.end < leftTokens.length && !tellsHowLong(leftTokens.slice(predicate.end)),
    hasMarker: marker !== undefined && marker.role !== 'who' && marker.role !== 'meanwhile',
    isName: marker !== undefined && predicate === undefined && shapeOfCondition(leftTokens, predicate) === 'open',
  };
  if (opening?.role === 'next' && (afterComma || joiner !== 'comma')) {
    const rest = tokens.slice(next + opening.length, windowEnd(tokens, next + opening.length));
    return startsClause(rest, left, 'then') ? border : undefined;
  }
  const isCommand =
    left.hasMarker &&
    (right.length > 1
      ? startsWithCommand(right, leftTokens, predicate)
      : isLoneCommand(tokens, next) && shapeOfCondition(leftTokens, predicate) !== 'open');
  // `if cheap then the small one`: what follows may be named alone.
  const opensCase = joiner === 'then' && index > from && caseRoles.has(marker?.role);
  if (isCommand || opensCase || startsClause(right, left, joiner)) return border;
  return namesStep(leftTokens, predicate, { tokens, next, joiner, afterComma, marker, isNamed })
    ? { ...border, joiner: 'then' }
    : undefined;
};

/** `done`, `end of story` */
const closes = (tokens: readonly Token[]): boolean => {
  const [first, ...more] = tokens.map(({ lower }) => lower);
  if (more.length === 0) return closingWords.has(first ?? '');
  const text = [first, ...more].join(' ');
  return (
    tokens.length <= longestClosing && flowPhrases.some(({ means, pattern }) => means === 'end' && pattern.test(text))
  );
};

/** In words. */
const longestClosing = 4;

/** `wait 9 minutes, stir`: what ends with a time takes no second object. */
const tellsHowLong = (tokens: readonly Token[]): boolean =>
  timeWords.has(singular(tokens.at(-1)?.lower ?? '')) &&
  tokens
    .slice(0, -1)
    .some(({ kind, lower }) => kind === 'number' || numberWords.includes(lower) || articles.has(lower));

/** `if granted, show the map`: a command after a comma, where the condition needs nothing more. */
const startsWithCommand = (
  right: readonly Token[],
  condition: readonly Token[],
  predicate: Predicate | undefined,
): boolean => {
  const found = findPredicate(right);
  const isPlainCommand = found?.start === 0 && found.form === 'base' && !compoundHeads.has(right[1]?.lower ?? '');
  return isPlainCommand && shapeOfCondition(condition, predicate) === 'closed';
};

/** `if it needs a reply, reply, else keep it`: one verb is all that is done. */
const isLoneCommand = (tokens: readonly Token[], at: number): boolean => {
  const after = tokens[at + 1]?.text === ',' ? at + 2 : at + 1;
  const isLast = after >= tokens.length || markerAt(tokens, after)?.role === 'else';
  return isLast && readVerb(tokens[at]?.lower ?? '')?.forms.has('base') === true;
};
