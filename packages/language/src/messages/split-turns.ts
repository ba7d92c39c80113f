import { determiners, phraseOpeners } from '../lexicon/en/closed-words.ts';
import { pointers, shortAnswers } from '../lexicon/en/messages.ts';
import { nounHomographs } from '../lexicon/en/verbs.ts';
import { isThirdForm, readVerb, singular } from '../lexicon/morphology.ts';
import { toLabel } from '../process/label.ts';
import type { Clause } from '../segment/clause.ts';
import { splitClauses } from '../segment/clauses.ts';
import { withoutArticle } from '../segment/phrases.ts';
import { findPredicate } from '../segment/predicate.ts';
import { markAfter, type Token, wordAt } from '../text/token.ts';
import { capitalised, skipAdverbs } from '../text/words.ts';
import { type Cast, memberAt } from './cast.ts';
import { knownSubjectAt, predicateFrom } from './find-subject.ts';
import { type Looped, takeLoop } from './loop-phrases.ts';

/** A clause of a conversation: who is told to act where it names nobody, and how often it happens. */
export interface Turn extends Clause {
  /** True for `which reads from the store`: whoever was addressed last acts. */
  readonly isRelative: boolean;
  /** Such as `Every 10 minutes`; empty for once. */
  readonly loop: string;
}

/** What an event is called that opens a clause: `on a miss it asks the store`. */
const outcome =
  /^(?:on|upon|in case of|after) (?:an? |the )?((?:[\w-]+ )?(?:miss|hit|success|failure|error|time-?out|mismatch|match|rejection|approval|denial|loss|conflict))(?: ,)?(?= (?:it|he|she|they|the|an?|\w+ \w+s)\b)/;

/** Splits a sentence into turns: first where somebody acts, then into the clauses of each of these pieces. */
export const splitTurns = (given: readonly Token[], cast: Cast): readonly Turn[] => {
  const tokens = withCases(given, cast);
  const turns: Turn[] = [];
  for (const piece of cutWhereSomebodyActs(tokens, cast)) {
    for (const [index, clause] of clausesOf(piece.tokens, cast).entries()) {
      const before = turns.at(-1);
      if (clause.role === 'until' && before !== undefined) {
        turns[turns.length - 1] = {
          ...before,
          loop: [before.loop, `until ${toLabel(clause.tokens).toLowerCase()}`].join(' ').trim(),
        };
        continue;
      }
      const plain = isPlace(clause) ? withoutRole(clause) : clause;
      turns.push(...withOutcome(toTurn(index === 0 ? joinedBy(plain, piece) : plain, piece, cast)));
    }
  }
  return turns.map((turn) => ({ ...turn, loop: capitalised(turn.loop) }));
};

/** The clauses of a piece; `the stock service and the mail service read it` opens with one subject. */
const clausesOf = (tokens: readonly Token[], cast: Cast): readonly Clause[] => {
  const name = knownSubjectAt(tokens, 0, cast)?.name ?? [];
  const joint = name.findLast(({ lower }) => lower === 'and');
  const at = joint === undefined ? 0 : tokens.indexOf(joint) + 1;
  return splitClauses(tokens.slice(at)).map((clause, index) =>
    index === 0 && at > 0 ? { ...clause, tokens: [...tokens.slice(0, at), ...clause.tokens] } : clause,
  );
};

const joinedBy = (clause: Clause, { joiner }: Piece): Clause => ({
  ...clause,
  joiner,
  afterComma: joiner === 'comma' || joiner === 'semicolon',
});

/** `; found: the bot answers` is `; if found, the bot answers`. */
const withCases = (tokens: readonly Token[], cast: Cast): readonly Token[] => {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const mark = tokens.slice(0, Math.max(0, colon)).findLastIndex(({ text }) => text === ';' || text === ',');
  const from = mark + 1;
  const opener = tokens[from];
  const isCase =
    colon > from &&
    colon - from <= longestCase &&
    opener !== undefined &&
    memberAt(cast, tokens.slice(from, colon), 0) === undefined &&
    knownSubjectAt(tokens, colon + 1, cast) !== undefined;
  if (!isCase) return tokens;
  const [before, rest] = [tokens.slice(0, from), withCases(tokens.slice(colon + 1), cast)];
  return [...before, wordAt('if', opener), ...tokens.slice(from, colon), markAfter(',', opener), ...rest];
};

/** In words. */
const longestCase = 3;

/** `to the depot, where a clerk signs it` names a place and no condition. */
const isPlace = ({ role, phrase, afterComma }: Clause): boolean => role === 'if' && phrase === 'where' && afterComma;

const withoutRole = ({ role: _, phrase: __, ...clause }: Clause): Clause => clause;

interface Piece {
  readonly tokens: readonly Token[];
  readonly joiner: Clause['joiner'];
  readonly isRelative: boolean;
}

/** Cuts at a comma, `and` or `but` behind which a participant acts, a verb goes on (`, stores it`), or `which` does. */
const cutWhereSomebodyActs = (tokens: readonly Token[], cast: Cast): readonly Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  let opening: Omit<Piece, 'tokens'> = { joiner: 'start', isRelative: false };
  for (let index = 0; index < tokens.length; index += 1) {
    if (endsCondition(tokens, from, index, cast)) {
      pieces.push({ tokens: tokens.slice(from, index), ...opening });
      opening = { joiner: 'comma', isRelative: false };
      from = index;
      continue;
    }
    if (tellsOfMember(tokens, from, index, cast)) {
      pieces.push({ tokens: tokens.slice(from, index), ...opening });
      opening = { joiner: 'comma', isRelative: true };
      from = index + 1;
      continue;
    }
    if (!isBorder(tokens[index]) || index < from) continue;
    let next = index;
    while (isBorder(tokens[next])) next += 1;
    const isRelative =
      (relative.test(tokens[next]?.lower ?? '') || pointers.has(tokens[next]?.lower ?? '')) &&
      isThird(tokens[skipAdverbs(tokens, next + 1)]);
    const acts =
      knownSubjectAt(tokens, next, cast) !== undefined ||
      goesOn(tokens, next, from, tokens[index]) ||
      isShortAnswer(tokens, next) ||
      opensWithOutcome(tokens, next) ||
      (opensCondition(tokens[from]) && goesToMember(tokens, next, cast)) ||
      areRoutes(tokens, from, index, next);
    if (!isRelative && !acts) continue;
    pieces.push({ tokens: tokens.slice(from, index), ...opening });
    opening = { joiner: joinerOf(tokens[index]), isRelative };
    from = isRelative ? next + 1 : next;
    index = from - 1;
  }
  return [...pieces, { tokens: tokens.slice(from), ...opening }].filter((piece) => piece.tokens.length > 0);
};

const opensCondition = (token: Token | undefined): boolean => /^(?:if|when|unless)$/.test(token?.lower ?? '');

/** `if wrong, an error back to the browser`: a message without a verb. */
const goesToMember = (tokens: readonly Token[], next: number, cast: Cast): boolean => {
  const end = tokens.findIndex((token, at) => at > next && isBorder(token));
  const piece = tokens.slice(next, end < 0 ? undefined : end);
  const to = piece.findIndex(({ lower }) => lower === 'to');
  return (
    to > 0 && findPredicate(piece) === undefined && memberAt(cast, withoutArticle(piece.slice(to + 1)), 0) !== undefined
  );
};

/** `When the bell rings the clerk opens`, `if it was late the desk asks`: a participant acts behind the verb of a condition. */
const endsCondition = (tokens: readonly Token[], piece: number, at: number, cast: Cast): boolean => {
  const border = Math.max(piece, tokens.slice(0, at).findLastIndex(isBorder) + 1);
  const from = tokens[border]?.lower === 'only' ? border + 1 : border;
  if (isBorder(tokens[at - 1]) || !/^(?:if|when|once|whenever|after|unless)$/.test(tokens[from]?.lower ?? ''))
    return false;
  const isPronoun = pronoun.test(tokens[at]?.lower ?? '');
  if (isBareOutcome(tokens.slice(from + 1, at)))
    return (
      (isPronoun && isThird(tokens[at + 1])) || (isNamedAt(tokens, at, cast) && !isNamedAt(tokens, from + 1, cast))
    );
  if (at < from + 3) return false;
  const before = findPredicate(tokens.slice(from + 1, at));
  if (before !== undefined && before.start > 0 && goesOnBehind(tokens, from + 1 + before.end, at)) return true;
  const says = (index: number): boolean => readVerb(tokens[index]?.lower ?? '')?.base === 'say';
  // `it says no | the till beeps`
  if (says(at - 1)) return false;
  const opens = says(at - 2) || !determiners.has(tokens[at - 1]?.lower ?? '');
  const isOver = before !== undefined && (before.voice !== 'state' || from + 1 + before.end < at);
  return opens && isOver && before.start > 0 && isSubjectOf(tokens, at, cast) && !isPronoun;
};

/** `only if nothing is there asks the store`: a second verb with its object, by whoever acted before the condition. */
const goesOnBehind = (tokens: readonly Token[], end: number, at: number): boolean =>
  end < at &&
  isThird(tokens[at]) &&
  determiners.has(tokens[at + 1]?.lower ?? '') &&
  !tokens.slice(end, at).some(({ lower }) => determiners.has(lower));

const pronoun = /^(?:it|they|he|she)$/;

/** `if green the runner builds`, `if out of stock the shop tells`: how it came out, without a verb. */
const isBareOutcome = (words: readonly Token[]): boolean =>
  words.length > 0 &&
  words.length <= 3 &&
  findPredicate(words)?.form !== 'third' &&
  words.every(({ kind, lower }) => (kind === 'word' || kind === 'number') && !determiners.has(lower));

const isSubjectOf = (tokens: readonly Token[], at: number, cast: Cast): boolean =>
  knownSubjectAt(tokens, at, cast) !== undefined;

/** True where somebody acts there whose whole name it is. */
const isNamedAt = (tokens: readonly Token[], at: number, cast: Cast): boolean => {
  const name = knownSubjectAt(tokens, at, cast)
    ?.name.map(({ lower }) => singular(lower))
    .join(' ');
  return cast.members.some(({ words }) => words.join(' ') === name);
};

/** `starts a job which writes the file`: what a participant does that was just named. */
const tellsOfMember = (tokens: readonly Token[], from: number, at: number, cast: Cast): boolean => {
  if (
    !relative.test(tokens[at]?.lower ?? '') ||
    !isThird(tokens[skipAdverbs(tokens, at + 1)]) ||
    isBorder(tokens[at - 1])
  )
    return false;
  const last = tokens.slice(from, at).findLastIndex(({ lower }) => determiners.has(lower) || phraseOpeners.has(lower));
  const named = memberAt(cast, tokens.slice(from + last + 1, at), 0);
  return named !== undefined && findPredicate(tokens.slice(from, at)) !== undefined;
};

const relative = /^(?:which|who)$/;
const isBorder = (token: Token | undefined): boolean =>
  token !== undefined && (/^[,;|]$/.test(token.text) || /^(?:and|but|then)$/.test(token.lower));
const isThird = (token: Token | undefined): boolean => isThirdForm(token?.lower ?? '');
const joinerOf = (token: Token | undefined): Clause['joiner'] => {
  if (token?.lower === 'and' || token?.lower === 'but' || token?.lower === 'then') return token.lower;
  return token?.text === ';' || token?.text === '|' ? 'semicolon' : 'comma';
};

/** `alarm from the pump to the desk, reset from the desk`: messages that are told by nouns alone. */
const areRoutes = (tokens: readonly Token[], from: number, index: number, next: number): boolean => {
  const end = tokens.findIndex((token, at) => at >= next && token.text === ',');
  return [tokens.slice(from, index), tokens.slice(next, end < 0 ? undefined : end)].every(
    (part) => part.some(({ lower }, at) => at > 0 && (lower === 'from' || lower === 'to')) && !part.some(isThird),
  );
};

/** `, cache miss,`: an answer in a word or two between commas. */
export const isShortAnswer = (tokens: readonly Token[], at: number): boolean => {
  const end = tokens.findIndex((token, index) => index >= at && isBorder(token));
  const said = tokens.slice(at, end < 0 ? undefined : end);
  return said.length > 0 && said.length <= 2 && shortAnswers.has(said.at(-1)?.lower ?? '');
};

/** `, stores it in the cache`: whoever acted before goes on; a list of nouns (`name, phone and address`) does not. */
const goesOn = (tokens: readonly Token[], next: number, from: number, border: Token | undefined): boolean => {
  const often = tokens.length - next - takeLoop(tokens.slice(next), 'start').tokens.length;
  const at = skipAdverbs(tokens, next + often);
  const after = tokens[at + 1];
  const hasVerb = tokens.slice(from, next).some(isThird);
  if (!hasVerb || !isThird(tokens[at])) return false;
  const isNoun = nounHomographs.has(readVerb(tokens[at]?.lower ?? '')?.base ?? '');
  const isAlone = after === undefined || after.kind === 'mark' || /^(?:and|or|of)$/.test(after.lower);
  return !isNoun || (!isAlone && (border?.text !== 'or' || determiners.has(after.lower)));
};

/** The clause with its verb where the cast tells it, and what it says of how often it happens. */
const toTurn = (clause: Clause, piece: Piece, cast: Cast): Turn => {
  const isRelative = piece.isRelative || clause.role === 'who' || clause.role === 'which';
  const { tokens, guard } = loopOf(clause.tokens);
  const subject = isRelative ? undefined : knownSubjectAt(tokens, 0, cast);
  const start = skipAdverbs(tokens);
  const predicate = isShortAnswer(tokens, 0)
    ? undefined
    : subject !== undefined
      ? predicateFrom(tokens, subject.verb)
      : isThird(tokens[start])
        ? predicateFrom(tokens, start)
        : tokens.length === clause.tokens.length
          ? clause.predicate
          : findPredicate(tokens);
  const { predicate: _, ...rest } = clause;
  return { ...rest, tokens, ...(predicate === undefined ? {} : { predicate }), isRelative, loop: guard };
};

const loopOf = (tokens: readonly Token[]): Looped => {
  const found = takeLoop(tokens, 'end');
  return found.guard === '' ? takeLoop(tokens, 'start') : found;
};

const opensWithOutcome = (tokens: readonly Token[], at: number): boolean =>
  outcome.test(
    tokens
      .slice(at, at + 7)
      .map(({ lower }) => lower)
      .join(' '),
  );

/** `On a miss it asks the store` is `if a miss, it asks the store`. */
const withOutcome = (turn: Turn): readonly Turn[] => {
  if (turn.role !== undefined) return [turn];
  const words = turn.tokens.map(({ lower }) => lower).join(' ');
  const found = outcome.exec(words);
  if (found === null) return [turn];
  const count = found[0].trim().split(' ').length;
  const said = turn.tokens
    .slice(0, count)
    .filter(({ lower, text }) => text !== ',' && !/^(?:on|upon|in|case|of|after|an?|the)$/.test(lower));
  const tokens = turn.tokens.slice(count);
  const predicate = findPredicate(tokens);
  const { predicate: _, ...opening } = turn;
  return [
    { ...opening, role: 'if', tokens: said, loop: '' },
    { ...opening, tokens, joiner: 'comma', ...(predicate === undefined ? {} : { predicate }) },
  ];
};
