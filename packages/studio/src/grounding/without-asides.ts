import type { Family } from '@diagloom/diagram/model';
import { hasSign } from './evidence.ts';
import { isStory } from './headings.ts';
import { withItemNumbers } from './with-item-numbers.ts';

/**
 * A passage for the engine, of the same length: without the numbers that requirements and clauses have, and for a story without sentences that
 * only explain ("That's three clinics who get cake for it"). Those tell how things are, in the words of states or of somebody who talks about
 * the work; a condition among them stays, as does every first sentence of an item.
 */
export const withoutAsides = (text: string, family: Family): string => {
  const plain = (isStory(family) ? withItemNumbers(text) : text).replace(
    reference,
    (_, marker: string, number: string) => marker + ' '.repeat(number.length),
  );
  const isKept = keepers[family];
  if (isKept === undefined) return plain;
  return plain.replace(sentence, (whole: string, start: number) =>
    isKept(whole) || (isStory(family) ? isFirst : isItem)(plain.slice(0, start)) ? whole : whole.replace(/[^\n]/g, ' '),
  );
};

/** `BK-013`, `R-7`, `REQ 4.2`, `4.1` or `§ 3` where a sentence begins. */
const reference =
  /^((?:[-*•]|\d+[.)])?[ \t]*)((?:§ ?\d+(?:\.\d+)*|(?:\p{Lu}{2,6}[-_ ]?|\p{Lu}{1,3}-)\d{1,4}(?:\.\d+)*|\d+(?:\.\d+)+)[:.)]?(?=\s))/gmu;

/** With the blanks before it. */
const sentence = /[^\s.!?][^.!?\n]*(?:[.!?]+(?!\s|$)[^.!?\n]*)*[.!?]+["”’)]*(?=\s|$)/g;

/** What begins an item or a cell was put there on purpose. */
const isItem = (before: string): boolean => /(?:^|\n)\s*(?:[-*•|]|\d+[.)])\s+$/.test(before);

/** The same for the first sentence of a paragraph of a story. */
const isFirst = (before: string): boolean => /(?:^|\n)\s*$/.test(before) || isItem(before);

/** What steers the story stays, however it is put. */
const steers =
  /\b(?:if|when|unless|once|until|otherwise|else|after|then|before|next|finally|in that case|repeat|back to|goes? (?:on|back)|continue|the others?|the rest|(?:every|any)(?:one|thing|body) else|(?:those|any(?:one|body)|people|whoever) (?:who|that|with))\b|\?|^(?:where|should)\b|^no [\w -]+:/i;

const states =
  /^(?:(?:but|and|so|also|yes|no|by the way|note(?: that)?|remember)[, ]+)?(?:that(?:['’]s| is| was| means| takes)|th(?:is|ese|ose|ey|ere)\b(?! (?:(?:is|are) (?:sent|passed|given|handed|forwarded)|then|checks?|sends?|enters?|signs?))|it(?:['’]s| is| was| has| takes| means| doesn['’]t)|you(?:['’]re| are| have| need not| can|['’]ll)|we(?:['’]re| are| have| had| know| don['’]t| want| can)|nobody|no one|no \w+|don['’]t|never|takes?|please|without|only|most|some(?:times)?|usually|in practice|for example|e\.g\.)/i;

/** `The limit is 50 euros`: how something is, where nothing is done to it. */
const copula =
  /^(?:the|a|an|our|your|their|its|all|each|every|most|both)? ?(?:[\w-]+ ){0,4}(?:is|are|was|were|means?|has|have|had|lasts?|takes|covers|applies|apply|costs|belongs?)\b(?! (?:then )?(?:not )?(?:be(?:ing|en) )?\w+(?:ed|en|nt|id|ut|et|old|one|ade)\b)/i;

const isAside = (text: string): boolean => {
  const named = /^[^:,]{1,40}: (?=\S)/.exec(text);
  if (named !== null) return isAside(text.slice(named[0].length));
  return !steers.test(text) && !inverted.test(text) && (states.test(text) || copula.test(text));
};

/** `Is there one, book it`: a condition without its word. */
const inverted = /^(?:is|are|was|were|has|does|did|can) (?:there|it|this|that|they|he|she|we|you|the)\b[^?]*, /i;

/** Which sentences of a family are read; of families that are not named, all. */
const keepers: Partial<Readonly<Record<Family, (text: string) => boolean>>> = {
  process: (text) => !isAside(text),
  messages: (text) => !isAside(text),
  topology: (text) => hasSign(text, 'topology'),
};
