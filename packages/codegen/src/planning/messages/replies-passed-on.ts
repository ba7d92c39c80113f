import type { SpecEdge } from '@diagloom/diagram/model';
import { isCall } from '../deeds.ts';
import { isYesNoMessage } from './asking-messages.ts';
import { type Exchange, framesOf, messagesOf } from './read-exchanges.ts';
import { speaksOf, thingIn, type ValueName } from './read-values.ts';

type Values = readonly (readonly [SpecEdge, ValueName])[];

/** Messages told in words that are about what a reply has brought right before: the rate of “Show the rate” behind `rate`. */
export const spokenOfNext = (exchanges: readonly Exchange[]): Values =>
  exchanges.flatMap(({ parts }) =>
    parts.flatMap((part, index): Values => {
      const next = parts[index + 1];
      if (part.kind !== 'send' || next?.kind !== 'send' || isCall(next.message.label)) return [];
      const value = broughtBy(exchanges, part.message);
      return value !== undefined && speaksOf(next.message, value) ? [[next.message, value]] : [];
    }),
  );

/** What comes back of messages, since whoever sent one answers with the same; and that answer, where every way through the work comes to it. */
export const passedOn = (exchanges: readonly Exchange[]): Values =>
  exchanges.flatMap(({ message, parts, answers, replies }): Values => {
    const brought = messagesOf(parts).flatMap((sent): Values => {
      const value = broughtBy(exchanges, sent);
      return value !== undefined && answers.some((answer) => thingIn(answer) === value) ? [[sent, value]] : [];
    });
    const [reply] = replies;
    const given = reply && brought.map(([, value]) => value).find((value) => value === thingIn(reply));
    const isLeft = [{ parts }, ...framesOf(parts).flatMap(({ sections }) => sections)].some((each) =>
      each.parts.some(({ kind }) => kind === 'answer'),
    );
    const isGiven = message !== undefined && given !== undefined && !isLeft && canBring(message);
    return [...brought, ...(isGiven ? [[message, given] as const] : [])];
  });

const broughtBy = (exchanges: readonly Exchange[], message: SpecEdge): ValueName | undefined => {
  const [reply] = exchanges.find((each) => each.message === message)?.replies ?? [];
  return reply !== undefined && canBring(message) ? thingIn(reply) : undefined;
};

export const canBring = (message: SpecEdge): boolean => message.kind !== 'async' && !isYesNoMessage(message);
