import type { SpecEdge } from '@diagloom/diagram/model';
import { asksForThing, bringsAbout, isYesNoQuestion, wantedBy } from '@diagloom/language/morphology';
import { createNameScope } from '../../program/index.ts';
import { type FramePart, isChoice } from './read-exchanges.ts';

/** Whether a message is a question that is answered by yes or no, as in `isFree(slot)`. */
export const isYesNoMessage = (message: SpecEdge): boolean =>
  message.kind !== 'async' && isYesNoQuestion(deedWords(message.label));

/** Whether something comes back of a message, as of `Get status`. */
export const wantsThing = (message: SpecEdge): boolean =>
  message.kind !== 'async' &&
  (asksForThing(deedWords(message.label)) || /^(?:asks?|requests?)\s+for\s+\S/i.test(message.label));

/** Whether whoever handles a message makes a value because of it: `create token` a token. */
export const makesThing = (message: SpecEdge | undefined, value: string): boolean =>
  message !== undefined &&
  bringsAbout(deedWords(message.label)) &&
  deedWords(message.label).slice(1).join('') === value;

/**
 * The answers to a question that lead into the sections of the frame right behind it, where that frame is about what was asked: `Court free?`
 * behind `isFree(court)`.
 */
export const answersInFrame = (
  message: SpecEdge,
  { frame, sections }: FramePart,
): readonly [boolean, boolean] | undefined => {
  const [first = '', second = '', ...more] = sections.map(({ group }) => group?.label ?? '');
  if (!isChoice(frame) || more.length > 0) return undefined;
  const asked = deedWords(message.label).slice(1);
  const isAbout = (label: string): boolean => deedWords(label).some((word) => asked.includes(word));
  const isPlain = (label: string): boolean => plain.test(label.trim());
  if (![frame.label, first, second].some(isAbout) && !(isPlain(first) && isPlain(second))) return undefined;
  const isNegative =
    negative.test(first || frame.label) || (!isAbout(first) && isAbout(second) && !negative.test(second));
  return isNegative ? [false, true] : [true, false];
};

const plain = /^(?:yes|no|true|false|else|otherwise)?$/i;
const negative = /^(?:no|not|false|else|otherwise|un(?=available|known|paid))\b|\bnot\b|n[’']t\b/i;

/** What a message says, in lower case and without articles. */
export const deedWords = (label: string): readonly string[] =>
  createNameScope().call(wantedBy(label) ?? label, [], '').words;
