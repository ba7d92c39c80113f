import { personNouns, systemNouns } from '../lexicon/en/actors.ts';
import { recognisingVerbs } from '../lexicon/en/messages.ts';
import type { UseCase } from '../notations/use-case.ts';
import { toLabel } from '../process/label.ts';
import { outcomeOf } from '../process/outcome.ts';
import { splitClauses } from '../segment/clauses.ts';
import { toSingular } from '../structure/name.ts';
import type { Sentence } from '../text/sentences.ts';
import { spanOf, textOf, tokenise } from '../text/token.ts';
import { withAnswers } from './answer-prompts.ts';
import { type Cast, castMember, createCast, nameTokens } from './cast.ts';
import type { Exchange, Section } from './message.ts';
import { readSentences, speakerOf } from './read-exchanges.ts';
import { createTalk, type Talk } from './talk.ts';

/**
 * Reads a written use case: the listed actors are the cast, the scenario is the main line, each alternative a section of a
 * frame behind it. `Go to step 4` repeats the message of that step.
 */
export const readUseCaseExchanges = (
  useCase: UseCase,
): { readonly cast: Cast; readonly exchanges: readonly Exchange[] } => {
  const talk = createTalk(castOf(useCase));
  const steps = useCase.main.map((sentence) => ({ sentence, told: readSentences([sentence], talk) }));
  const main = steps.flatMap((step) => step.told);
  const quoted = useCase.trigger.flatMap((sentence) => sentence.tokens).find((token) => token.kind === 'quote');
  const opening = main[0];
  const named =
    opening?.kind === 'message' && quoted && /^Click|^Press|^Select/.test(opening.label) && !opening.label.includes('"')
      ? [{ ...opening, label: `${opening.label.split(' ')[0]} ${quoted.text}` }, ...main.slice(1)]
      : main;
  const stepOf = (number: string): readonly Exchange[] =>
    steps.find((step) => step.sentence.item === number)?.told ?? [];
  const sections = useCase.alternatives
    .map((items) => readAlternative(items, talk, stepOf))
    .filter((section) => section.body.length > 0);
  const span = spanOf(useCase.alternatives.flat().flatMap((sentence) => sentence.tokens));
  const frame: readonly Exchange[] =
    sections.length > 0 ? [{ kind: 'frame', frame: sections.length > 1 ? 'alt' : 'opt', sections, span }] : [];
  return { cast: talk.cast, exchanges: withAnswers([...named, ...frame], talk.cast) };
};

const castOf = (useCase: UseCase): Cast => {
  const cast = createCast();
  for (const sentence of useCase.actors) {
    for (const name of textOf(sentence.tokens).split(/\s*[,;]\s*/))
      castMember(cast, nameTokens(tokenise(name)).slice(0, 4));
  }
  for (const [index, member] of cast.members.entries())
    if (!systemNouns.has(member.words.at(-1) ?? '')) cast.members[index] = { ...member, kind: member.kind ?? 'actor' };
  for (const sentence of useCase.main) {
    const speaker = speakerOf(sentence);
    if (speaker) castMember(cast, speaker.name);
  }
  const words = new Set(useCase.main.flatMap((sentence) => sentence.tokens.map((token) => token.lower)));
  const isSystem = cast.members.some((member) => member.kind !== 'actor' && systemNouns.has(member.words.at(-1) ?? ''));
  if (!isSystem && words.has('system')) castMember(cast, tokenise('System'));
  for (const sentence of useCase.main) castWhoActs(sentence, cast);
  const user = cast.members.findIndex((member) => member.kind === 'actor');
  const isUser = cast.members.some((member) => member.words.at(-1) === 'user');
  if (user >= 0 && !isUser && words.has('user')) cast.aliases.set('user', user);
  cast.isClosed = cast.members.length > 1;
  return cast;
};

/** A person who acts in the scenario takes part, also where the list of actors leaves it out; `user` is one of those listed. */
const castWhoActs = (sentence: Sentence, cast: Cast): void => {
  const [clause] = splitClauses(sentence.tokens);
  if (clause?.predicate?.voice !== 'active') return;
  const name = nameTokens(clause.tokens.slice(0, clause.predicate.start));
  const head = toSingular(name.at(-1)?.lower ?? '');
  const known = cast.members.some(({ words }) => words.includes(head));
  const isOwn = personNouns.has(head)
    ? head !== 'user'
    : systemNouns.has(head) && !/^(?:system|application|software)$/.test(head);
  if (name.length > 0 && name.length <= 3 && isOwn && !known) castMember(cast, name);
};

const readAlternative = (
  items: readonly Sentence[],
  talk: Talk,
  stepOf: (number: string) => readonly Exchange[],
): Section => {
  const [first, ...rest] = items;
  if (!first) return { guard: '', body: [] };
  const told = (sentence: Sentence): readonly Exchange[] => {
    const jump =
      /\b(?:go(?:es)?|proceeds?|continues?|returns?|resumes?)(?: back)? (?:to|at|with|from) step (\d+)/i.exec(
        textOf(sentence.tokens),
      );
    const own = readSentences([jump ? withoutJump(sentence) : sentence], talk);
    return jump ? [...own, ...stepOf(jump[1] ?? '')] : own;
  };
  const body = [...(tellsOnlyWhen(first) && rest.length > 0 ? [] : told(first)), ...rest.flatMap(told)];
  return { guard: toLabel(first.tokens), body };
};

/** The clauses before the jump. */
const withoutJump = (sentence: Sentence): Sentence => {
  const clauses = splitClauses(sentence.tokens);
  const at = clauses.findIndex((clause) => clause.tokens.some((token) => token.lower === 'step'));
  return { ...sentence, tokens: clauses.slice(0, Math.max(0, at)).flatMap((clause) => clause.tokens) };
};

/** `System recognises the cookie`, `Customer enters an incorrect name`: when it applies rather than what is sent. */
const tellsOnlyWhen = (sentence: Sentence): boolean => {
  const predicate = splitClauses(sentence.tokens)[0]?.predicate;
  return (
    recognisingVerbs.has(predicate?.verb ?? '') || outcomeOf(sentence.tokens.map((token) => token.lower))?.side === 'no'
  );
};
