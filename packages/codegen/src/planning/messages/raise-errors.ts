import type { DiagramSpec, SpecEdge, SpecGroup } from '@diagloom/diagram/model';
import { isAdjective, isOnlyThird, participle, readVerb } from '@diagloom/language/morphology';
import { aboutWords, isErrorWord, namedError, verdictOf } from '@diagloom/language/verdicts';
import { createNameScope, labelWords, oneLine } from '../../program/index.ts';
import { leavingEarly } from './leaving-early.ts';
import { type Exchange, type FramePart, isChoice, otherwise, type Part, type Section } from './read-exchanges.ts';
import { thingIn } from './read-values.ts';

/**
 * Answers that name an error in one case of a choice (`409 Conflict`, `throws OutOfStock`), and refusals where another case brings something, are
 * raised where they come from, and go through all who called: these have nothing to decide any more. That is so where those others do nothing in
 * that case but pass the error on, or another one in its place. Whoever then answers in one case only answers whatever happens. Out: the
 * exchanges, those without errors as they were.
 */
export const raiseErrors = (spec: DiagramSpec, exchanges: readonly Exchange[]): readonly Exchange[] => {
  const raised = findRaised(spec, exchanges);
  if (raised.size === 0) return exchanges;
  const casesLeft = (frame: SpecGroup): number =>
    spec.groups.filter(({ id, kind, parent }) => kind === 'section' && parent === frame.id && !raised.has(id)).length;
  return exchanges.map((exchange) => {
    const replies: SpecEdge[] = [...exchange.replies];
    const within = (parts: readonly Part[], isSure: boolean): Part[] =>
      parts.flatMap((part): readonly Part[] => {
        if (part.kind !== 'frame') return [part];
        const id = idOf(part.frame);
        const mine = part.sections.flatMap((section) => {
          const error = raised.get(section.group?.id ?? part.frame.id);
          return error?.by === exchange ? [error] : [];
        });
        const isRaised = part.sections.some((section) => raised.has(section.group?.id ?? id));
        const isOnly = isRaised && (part.frame.kind ?? 'alt') === 'alt' && casesLeft(part.frame) === 1;
        const sections = part.sections.flatMap((section): readonly Section[] => {
          const error = raised.get(section.group?.id ?? id);
          if (error === undefined) return [{ ...section, parts: answering(within(section.parts, isSure && isOnly)) }];
          if (error.by !== exchange) return [];
          return [{ ...section, parts: [...section.parts.slice(0, -1), { kind: 'raise', message: error.reply }] }];
        });
        function answering(own: readonly Part[]): Part[] {
          const last = own.at(-1);
          if (!isOnly || !isSure || last?.kind !== 'answer') return [...own];
          replies.push(last.message);
          return own.slice(0, -1);
        }
        if (isOnly && mine.length === 0) return sections.flatMap((section) => section.parts);
        return sections.length === 0 ? [] : [{ ...part, sections }];
      });
    const errors = new Set([...raised.values()].flatMap(({ replies: said }) => said));
    const drawn = within(exchange.drawn, true);
    return {
      ...exchange,
      parts: [...leavingEarly(drawn)],
      drawn,
      answers: exchange.answers.filter((reply) => !errors.has(reply)),
      replies: [...new Set(replies)],
    };
  });
};

/** Answers that leave as errors: each with the one that whoever raises it says. */
export const raisedAnswers = (spec: DiagramSpec, exchanges: readonly Exchange[]): ReadonlyMap<SpecEdge, SpecEdge> =>
  new Map(
    [...findRaised(spec, exchanges).values()].flatMap(({ reply, replies }) =>
      replies.map((each) => [each, reply] as const),
    ),
  );

const idOf = ({ id }: SpecGroup): string => id;

interface Raised {
  readonly by: Exchange;
  readonly reply: SpecEdge;
  /** All answers that say it on its way out. */
  readonly replies: readonly SpecEdge[];
}

/** By the id of a section, or of a frame that is not divided, what is raised in it. */
const findRaised = (spec: DiagramSpec, exchanges: readonly Exchange[]): ReadonlyMap<string, Raised> => {
  const taking = new Map<string, { readonly by: Exchange; readonly section: Section; readonly part: FramePart }[]>();
  for (const by of exchanges)
    for (const part of framesIn(by.drawn))
      for (const section of part.sections) {
        const id = section.group?.id ?? part.frame.id;
        taking.set(id, [...(taking.get(id) ?? []), { by, section, part }]);
      }
  return new Map(
    [...taking].flatMap(([id, all]) => {
      const answers = all.map(({ by, section, part }) => ({
        by,
        parts: section.parts,
        reply: errorAt(by, section, part),
      }));
      const said = answers.filter(({ reply }) => reply !== undefined);
      const inner = said.find(({ by }) =>
        said.every((each) => each.by === by || isBelow(spec, exchanges, by, each.by)),
      );
      const [reply] = [inner?.reply].flat();
      if (inner === undefined || reply === undefined || inner.by.message === undefined) return [];
      const isPassedOn = answers.every(
        (each) =>
          each.by === inner.by || each.parts.length === 0 || (each.parts.length === 1 && each.reply !== undefined),
      );
      const isSync = inner.by.message.kind !== 'async';
      return isPassedOn && isSync
        ? [[id, { by: inner.by, reply, replies: said.flatMap((each) => each.reply ?? []) }] as const]
        : [];
    }),
  );
};

/**
 * The error that somebody answers with in a case: one that is named, or a refusal where another case brings something. What breaks off work that
 * ends in a value brings none, whatever it says.
 */
const errorAt = ({ replies }: Exchange, section: Section, { frame, sections }: FramePart): SpecEdge | undefined => {
  const reply = lastAnswer(section);
  if (reply === undefined || !isChoice(frame)) return undefined;
  const isBroken = frame.kind === 'break' && replies.some((each) => thingIn(each) !== undefined);
  const others = sections.filter((each) => each !== section).map(lastAnswer);
  const isRefused =
    (isRefusal(reply) || (isBad(section) && section.parts.length === 1 && isSaid(reply))) &&
    others.some(
      (other) =>
        other !== undefined &&
        !isRefusal(other) &&
        thingIn(other) !== undefined &&
        (isRefusal(reply) || !isSaid(other)),
    );
  return isBroken || isRefused || namedError(oneLine(reply.label)) !== undefined ? reply : undefined;
};

const lastAnswer = ({ parts }: Section): SpecEdge | undefined => {
  const last = parts.at(-1);
  return last?.kind === 'answer' ? last.message : undefined;
};

const isRefusal = ({ label }: SpecEdge): boolean => isRefusing(label);

/** Whether an answer brings nothing, but says something: `new prescription needed`. */
const isSaid = (reply: SpecEdge): boolean => {
  const forms = readVerb(oneLine(reply.label).toLowerCase().split(/\s+/).at(-1) ?? '')?.forms;
  return (
    thingIn(reply) === undefined ||
    (forms !== undefined && !forms.has('base') && (forms.has('participle') || forms.has('past')))
  );
};

/** Whether a case is one in which something went wrong. */
const isBad = ({ group }: Section): boolean => isBadCase(group?.label ?? '');

/** `no` alone says nothing of what went wrong. */
const isBadCase = (guard: string): boolean => /\S\s+\S/.test(guard) && isRefusing(guard);

const isRefusing = (label: string): boolean => verdictOf(oneLine(label).toLowerCase().split(/\s+/)).isGood === false;

/** The words that an error is called by, without the one that says that it is one: those of the answer, or of the case that it is given in. */
export const errorNameOf = (answer: SpecEdge, groups: readonly SpecGroup[]): readonly string[] => {
  const label = oneLine(answer.label);
  const guard = groups.find(({ id, kind }) => id === answer.group && kind === 'section')?.label ?? '';
  const isPlain = aboutWords(labelWords(label)).every(isErrorWord) && !otherwise.test(guard.trim());
  const isSaid = !isPlain && (isRefusing(label) || !isBadCase(guard));
  const said = namedError(label) ?? (isSaid ? label : oneLine(guard));
  const words = asFailure(createNameScope().take(said, [answer.id], 'error').words);
  return words.filter((word, index) => index === 0 || index < words.length - 1 || !isErrorWord(word));
};

/** What went wrong as a name: `wrong credentials` of `credentials are wrong`, `payment failed` of `payment fails`. */
const asFailure = (words: readonly string[]): readonly string[] => {
  const last = words.at(-1) ?? '';
  const at = words.findIndex((word) => copulas.has(word));
  const subject = at < 0 ? words.slice(0, -1) : words.slice(0, at);
  const reading = readVerb(last);
  const isHow = isAdjective(last) || (verdictOf([last]).isGood !== undefined && reading === undefined);
  if (at > 0 && at === words.length - 2) return isHow ? [last, ...subject] : [...subject, last];
  return at < 0 && subject.length > 0 && isOnlyThird(last) ? [...subject, participle(reading?.base ?? last)] : words;
};

const copulas = new Set(['is', 'are', 'was', 'were', 'has', 'have', 'been']);

/** Whether somebody is at work because of what another one does. */
const isBelow = (spec: DiagramSpec, exchanges: readonly Exchange[], one: Exchange, other: Exchange): boolean => {
  const caller = exchanges.find(({ drawn }) => one.message !== undefined && sentBy(drawn).includes(one.message));
  return caller !== undefined && (caller === other || isBelow(spec, exchanges, caller, other));
};

const sentBy = (parts: readonly Part[]): readonly SpecEdge[] =>
  parts.flatMap((part) =>
    part.kind === 'frame'
      ? part.sections.flatMap((section) => sentBy(section.parts))
      : part.kind === 'send'
        ? [part.message]
        : [],
  );

const framesIn = (parts: readonly Part[]): readonly FramePart[] =>
  parts.flatMap((part) =>
    part.kind === 'frame' ? [part, ...part.sections.flatMap((section) => framesIn(section.parts))] : [],
  );
