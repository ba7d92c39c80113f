import { particles } from '../lexicon/en/closed-words.ts';
import { brokerNouns, consumingVerbs, publishingVerbs } from '../lexicon/en/messages.ts';
import type { ClauseParts } from '../segment/phrases.ts';
import type { Predicate } from '../segment/predicate.ts';
import type { Receiver } from './find-receiver.ts';
import type { Talk } from './talk.ts';

/**
 * What is published goes to the broker, and who consumes it has it from there: `the till publishes SaleMade, the stock service picks that up`. In: a
 * clause that names no other side. Out: undefined without a broker, or where the verb does neither.
 */
export const brokerSide = (
  parts: ClauseParts,
  { verb }: Predicate,
  sender: number,
  talk: Talk,
): Receiver | undefined => {
  const broker = brokerIn(talk);
  if (broker === undefined || broker === sender) return undefined;
  if (publishingVerbs.has(verb)) return { to: broker, isObject: false, isReply: false };
  const object = parts.object.filter(({ lower }) => !particles.has(lower));
  const isThat = object.length === 1 || object.at(-1)?.lower === 'event';
  const isTaken = consumingVerbs.has(verb) && (isThat || parts.object.length === 0);
  return isTaken ? { to: broker, isObject: false, isReply: false, isTaken: true } : undefined;
};

/** The only broker of the text. */
const brokerIn = ({ cast }: Talk): number | undefined => {
  const found = cast.members.flatMap(({ words }, index) => (brokerNouns.has(words.at(-1) ?? '') ? [index] : []));
  return found.length === 1 ? found[0] : undefined;
};
