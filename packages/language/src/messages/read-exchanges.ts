import { askingVerbs, doneThings, loopOpeners, movingVerbs, replyVerbs, sayingVerbs } from '../lexicon/en/messages.ts';
import { singular } from '../lexicon/morphology.ts';
import { outcomeOf } from '../process/outcome.ts';
import { lengthOfTogether } from '../process/read-together.ts';
import { isConditionOfBefore } from '../segment/condition-of-before.ts';
import { findPredicate, type Predicate } from '../segment/predicate.ts';
import type { Sentence } from '../text/sentences.ts';
import { spanOf, type Token, textOf } from '../text/token.ts';
import { capitalised, uncapitalised } from '../text/words.ts';
import { withAnswers } from './answer-prompts.ts';
import { castArrows, hasArrowMark, readArrowSteps, splitSteps, withoutStepArrows } from './arrow-steps.ts';
import { withThirdPerson } from './bare-verbs.ts';
import { withCalls } from './calls.ts';
import { type Cast, canTakePart, castMember, createCast, memberAt, nameTokens } from './cast.ts';
import { type Act, castWhoAct } from './find-cast.ts';
import { knownSubjectAt } from './find-subject.ts';
import { withFirstPerson } from './first-person.ts';
import { withHandedThrough } from './handed-through.ts';
import { introduce } from './introduce.ts';
import { joinExits, type Told } from './join-exits.ts';
import { repeatsEarlier, takeLoop } from './loop-phrases.ts';
import type { Exchange, Section } from './message.ts';
import { plainWords } from './plain-words.ts';
import { introduceFragment, readFragment } from './read-fragment.ts';
import { readMessage } from './read-message.ts';
import { withRequests } from './requests.ts';
import { eitherWay, guardOf, inOtherWords } from './say-section.ts';
import { splitTurns, type Turn } from './split-turns.ts';
import { createTalk, type Talk } from './talk.ts';
import { withSharedVerb } from './with-shared-verb.ts';
import { withoutTitle } from './without-title.ts';

/** Reads who sends what to whom. In: sentences. Out: the cast and the messages in order, with frames around alternatives. */
export const readExchanges = (
  given: readonly Sentence[],
): { readonly cast: Cast; readonly exchanges: readonly Exchange[] } => {
  const cast = createCast();
  const plain = withFirstPerson(given);
  const inThirdPerson = withThirdPerson(
    plain.map(({ tokens }) => withCalls(withRequests(withHandedThrough(plainWords(tokens))))),
  );
  const sentences = plain
    .flatMap((sentence, index) =>
      splitHeading({ ...sentence, tokens: withSharedVerb(inThirdPerson[index] ?? sentence.tokens) }),
    )
    .flatMap(splitSteps)
    .map((sentence) => ({ ...sentence, tokens: withoutStepArrows(sentence.tokens, cast) }));
  for (const sentence of sentences) {
    const speaker = speakerOf(sentence);
    if (speaker) castMember(cast, speaker.name);
    castArrows(sentence.tokens, cast);
  }
  castWhoAct(
    sentences
      .filter(({ tokens }) => !hasArrowMark(tokens))
      .map((sentence) => takeLoop(speakerOf(sentence)?.said ?? sentence.tokens, 'start').tokens),
    cast,
  );
  for (const sentence of sentences) for (const turn of turnsOf(sentence, cast)) introduceAll(turn, cast);
  // Whoever is known now may end a clause that looked longer before: `starts a job which writes to the store`.
  for (const sentence of sentences) for (const turn of turnsOf(sentence, cast)) introduceAll(turn, cast);
  const acts = sentences.flatMap((sentence) => turnsOf(sentence, cast).flatMap(({ tokens }) => actsIn(tokens, cast)));
  const told = withoutTitle(sentences, cast);
  return { cast, exchanges: withAnswers(readSentences(told, createTalk(cast, acts)), cast) };
};

const turnsOf = (sentence: Sentence, cast: Cast): readonly Turn[] =>
  splitTurns(takeLoop(speakerOf(sentence)?.said ?? sentence.tokens, 'start').tokens, cast);

const introduceAll = ({ tokens, predicate }: Turn, cast: Cast): void => {
  if (predicate) introduce(tokens, predicate, cast);
  else introduceFragment(tokens, cast);
};

const actsIn = (tokens: readonly Token[], cast: Cast): readonly Act[] => {
  const name = knownSubjectAt(tokens, 0, cast)?.name;
  const member = name === undefined ? undefined : memberAt(cast, name, 0)?.member;
  return member === undefined ? [] : [{ member, at: tokens[0]?.start ?? 0 }];
};

/** `Night call: the buoy rings`, `how does it work (for Ann): the buoy rings`: what a colon closes is read on its own, a question not at all. */
const splitHeading = (sentence: Sentence): readonly Sentence[] => {
  const { tokens } = sentence;
  const colon = tokens.findIndex(({ text }) => text === ':');
  const before = tokens.slice(0, Math.max(0, colon));
  const mark = tokens[colon];
  const looped = mark === undefined ? tokens : tokens.with(colon, { ...mark, text: ',', lower: ',' });
  if (loopOpeners.has(before[0]?.lower ?? '') && takeLoop(looped, 'start').tokens.length === tokens.length - colon - 1)
    return [{ ...sentence, tokens: looped }];
  const isQuestion = /^(?:how|what|who|why|which|can|could)$/.test(tokens[0]?.lower ?? '');
  if (colon < 1 || hasArrowMark(before) || speakerOf(sentence) !== undefined)
    return isQuestion && (sentence.closing === '?' || colon < 0) && !hasArrowMark(tokens) ? [] : [sentence];
  // `the server answers: new version`
  const said = findPredicate(before);
  if (
    said?.end === colon &&
    said.start > 0 &&
    findPredicate(tokens.slice(colon + 1)) === undefined &&
    saysIt(said.verb)
  )
    return [{ ...sentence, tokens: tokens.toSpliced(colon, 1) }];
  // `...; found: the bot answers` is a case.
  if (before.some(({ text }) => text === ';')) return [sentence];
  const after = { ...sentence, tokens: tokens.slice(colon + 1) };
  return isQuestion ? [after] : [{ ...sentence, tokens: before }, after];
};

const saysIt = (verb: string): boolean => [sayingVerbs, replyVerbs, askingVerbs].some((verbs) => verbs.has(verb));

/** Reads sentences whose participants are known already. */
export const readSentences = (sentences: readonly Sentence[], talk: Talk): readonly Exchange[] => {
  let told: readonly Told[] = [];
  let last: readonly Told[] = [];
  for (const sentence of sentences) {
    const earlier = last;
    if (repeatsEarlier(sentence.tokens) && earlier.length > 0) {
      const guard = capitalised(
        textOf(sentence.tokens.slice(sentence.tokens.findIndex(({ lower }) => opensLimit.test(lower)))),
      );
      told = [...told.slice(0, -earlier.length), inLoop(exchangesIn(earlier), guard, sentence.tokens)];
      continue;
    }
    last = hasArrowMark(sentence.tokens) ? readArrowSteps(sentence.tokens, talk) : readSentence(sentence, talk);
    told = [...told, ...last];
  }
  return joinExits(told);
};

/** Where a sentence that tells of a repetition says for how long. */
const opensLimit = /^(?:until|for|every|while|as|up|at)$/;

const readSentence = (sentence: Sentence, talk: Talk): readonly Told[] => {
  const speaker = speakerOf(sentence);
  if (speaker) talk.sender = castMember(talk.cast, speaker.name) ?? talk.sender;
  const { tokens, guard } = takeLoop(speaker?.said ?? sentence.tokens, 'start');
  const [, thing] = eachThing.exec(guard) ?? [];
  if (thing !== undefined) talk.object = { last: singular(thing), one: singular(thing) };
  const told = readClauses(splitTurns(tokens, talk.cast), talk);
  return guard === '' || told.length === 0 ? told : [inLoop(exchangesIn(told), guard, sentence.tokens)];
};

/** `for each file in the folder`: what `it` means within. */
const eachThing = /^for (?:each|every|all)(?: of)?(?: the)? (\p{L}[\w-]*)/iu;

const inLoop = (body: readonly Exchange[], guard: string, tokens: readonly Token[]): Exchange => ({
  kind: 'frame',
  frame: 'loop',
  sections: [{ guard, body }],
  span: spanOf(tokens),
});

/** `Central server: save the order` names who acts before a colon. */
export const speakerOf = (
  sentence: Sentence,
): { readonly name: readonly Token[]; readonly said: readonly Token[] } | undefined => {
  const colon = sentence.tokens.findIndex((token) => token.text === ':');
  const name = nameTokens(sentence.tokens.slice(0, Math.max(0, colon)));
  const said = sentence.tokens.slice(colon + 1);
  if (
    colon < 1 ||
    colon > 5 ||
    hasArrowMark(sentence.tokens.slice(0, colon)) ||
    said.length === 0 ||
    !canTakePart(name)
  )
    return undefined;
  return { name, said };
};

/** In: the clauses of a sentence, and the last message before them, which an answer without a verb repeats in other words. */
const readClauses = (clauses: readonly Turn[], talk: Talk, last?: Exchange): readonly Told[] => {
  const at = clauses.findIndex((clause, index) => opensSection(clause, clauses.slice(index)));
  const first = clauses[at];
  if (at < 0 || !first) return messagesOf(clauses, talk);
  const isTrailing = clauses[at - 1]?.predicate !== undefined && isConditionOfBefore(first, clauses.slice(at));
  const head = messagesOf(clauses.slice(0, isTrailing ? at - 1 : at), talk);
  const rest = clauses.slice(at + 1);
  if (first.role === 'meanwhile') return [...head, ...besides(first, rest, { isAlone: at === 0, talk })];
  const answer = first.role === 'yes' || first.role === 'else' || first.role === 'no' ? messageOf(first, talk) : [];
  const nextAt = isTrailing ? 0 : rest.findIndex(endsSection);
  const body = isTrailing
    ? messagesOf(clauses.slice(at - 1, at), talk)
    : exchangesIn(readClauses(nextAt < 0 ? rest : rest.slice(0, nextAt), talk));
  const following = nextAt < 0 ? [] : readClauses(rest.slice(nextAt), talk, body.at(-1));
  const told = exchangesIn([...answer, ...body]);
  if (first.role === 'else' || first.role === 'no') {
    const own = told.length > 0 ? told : inOtherWords(first, last);
    const kept = head.at(-1);
    if (first.afterComma && kept?.kind === 'message' && !head.some(({ kind }) => kind === 'frame'))
      return [...head.slice(0, -1), eitherWay(kept, own), ...following];
    return [...head, { kind: 'exit', section: { guard: 'Otherwise', body: own } }, ...following];
  }
  const section: Section = { guard: guardOf(first, talk), body: told };
  if (first.role === 'else-if') return [...head, { kind: 'exit', section }, ...following];
  return [...head, { kind: 'frame', frame: 'opt', sections: [section], span: spanOf(first.tokens) }, ...following];
};

type Role = Turn['role'];
const otherRoles: ReadonlySet<Role> = new Set<Role>(['else', 'else-if', 'no']);
const sectionRoles: ReadonlySet<Role> = new Set<Role>([...otherRoles, 'yes', 'if', 'unless', 'meanwhile']);

const opensSection = (clause: Turn, rest: readonly Turn[]): boolean =>
  sectionRoles.has(clause.role) ||
  (clause.role === 'when' && (isConditionOfBefore(clause, rest) || tellsHowItWent(clause)));

/** `when it matches`, `when the payment fails` */
const tellsHowItWent = ({ tokens }: Turn): boolean =>
  tokens.length <= 4 && outcomeOf(tokens.map(({ lower }) => lower)) !== undefined;

const endsSection = (clause: Turn, index: number): boolean =>
  otherRoles.has(clause.role) ||
  (index > 0 && clause.joiner === 'semicolon' && clause.role !== 'meanwhile') ||
  (clause.role === 'if' && index > 0 && clause.joiner !== 'none');

/** `in parallel, A asks B and C asks D` runs beside each other; after something else it runs beside that. */
const besides = (
  first: Turn,
  rest: readonly Turn[],
  { isAlone, talk }: { readonly isAlone: boolean; readonly talk: Talk },
): readonly Told[] => {
  const end = rest.findIndex(({ joiner }) => joiner === 'then' || joiner === 'semicolon');
  const { role: _, ...plain } = first;
  const body = exchangesIn(readClauses([plain, ...(end < 0 ? rest : rest.slice(0, end))], talk));
  const following = end < 0 ? [] : readClauses(rest.slice(end), talk);
  if (!isAlone || body.length < 2) return [{ kind: 'beside', section: { guard: '', body } }, ...following];
  const sections = body.map((exchange): Section => ({ guard: '', body: [exchange] }));
  return [{ kind: 'frame', frame: 'par', sections, span: spanOf(first.tokens) }, ...following];
};

/** `accepts or declines` is one answer, whose sides are told later. */
const messagesOf = (clauses: readonly Turn[], talk: Talk): readonly Exchange[] => {
  const told: Exchange[] = [];
  for (const [index, clause] of clauses.entries()) {
    const messages = messageOf(clause, talk);
    const [answer] = messages;
    const before = told.at(-1);
    if (isVerdict(clauses[index - 1], clause) && answer?.kind === 'message' && before?.kind === 'message')
      told.splice(-1, 1, { ...answer, label: `${before.label} or ${uncapitalised(answer.label)}` });
    else told.push(...messages);
  }
  return told;
};

const isVerdict = (first: Turn | undefined, second: Turn): boolean => {
  const [one, other] = [first, second].map((clause) => outcomeOf([clause?.predicate?.verb ?? '']));
  return second.joiner === 'or' && one !== undefined && one.pair === other?.pair && one.side !== other.side;
};

const exchangesIn = (told: readonly Told[]): readonly Exchange[] => joinExits(told);

const messageOf = (clause: Turn, talk: Talk): readonly Exchange[] => {
  if (clause.role === 'reason' || saysWhen(clause)) return [];
  if (!clause.predicate || isMoved(clause.predicate, clause.tokens, talk.cast))
    return readFragment(clause.tokens, talk);
  if (clause.isRelative) talk.sender = talk.addressed ?? talk.sender;
  const together = lengthOfTogether(clause);
  const messages = readMessage(clause.tokens.slice(0, clause.tokens.length - together), clause.predicate, talk);
  if (together > 0 && messages.length > 1)
    return [
      {
        kind: 'frame',
        frame: 'par',
        sections: messages.map((message) => ({ guard: '', body: [message] })),
        span: spanOf(clause.tokens),
      },
    ];
  return clause.loop === '' || messages.length === 0 ? messages : [inLoop(messages, clause.loop, clause.tokens)];
};

/** `calls the number when done`, `when all are loaded`: nobody does anything more then. */
const saysWhen = ({ role, predicate, afterComma, tokens }: Turn): boolean => {
  if (role !== 'when' && role !== 'while') return false;
  if (predicate === undefined) return !afterComma;
  if (predicate.start === 0) return predicate.form !== 'base' && (!afterComma || predicate.form !== 'third');
  return predicate.voice === 'passive' && doneThings.has(tokens[0]?.lower ?? '');
};

/** `an alarm goes from the pump to the desk`: what moves is the message. */
const isMoved = ({ verb, start }: Predicate, tokens: readonly Token[], cast: Cast): boolean =>
  movingVerbs.has(verb) &&
  tokens.slice(start).some(({ lower }) => lower === 'to') &&
  memberAt(cast, nameTokens(tokens.slice(0, start)), 0) === undefined;
