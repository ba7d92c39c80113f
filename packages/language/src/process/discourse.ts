import {
  askedThings,
  determiners,
  indefinites,
  pluralPronouns,
  pronouns,
  singularPronouns,
} from '../lexicon/en/closed-words.ts';
import { singular } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';

/** What earlier sentences left behind for pronouns and omitted subjects. Changed only by the reader of one text. */
export interface Discourse {
  actor: string | undefined;
  /** The last thing that was acted on, as a label: `claim`. */
  object: string;
  /** Whatever was acted on, the last one last. */
  things: readonly string[];
  /** The subject of the last clause, so that `and ships it` knows who ships. */
  subject: string;
  isPassive: boolean;
  /** Where the first word of the sentence stands, whose capital says nothing. */
  opening: number;
  /** True until the sentence names somebody who acts. */
  isFresh: boolean;
}

/** Words of a title that names things. */
const longestTopic = 3;

/** In: what the title of the text is about, if it has one: `Purchase requests: anybody can raise one`. */
export const createDiscourse = (topic = ''): Discourse => ({
  actor: undefined,
  object: '',
  things: isPlural(topic) && topic.split(' ').length <= longestTopic ? [topic] : [],
  subject: '',
  isPassive: false,
  opening: 0,
  isFresh: true,
});

/** Keeps in mind what was acted on. `me` and `everything` name nothing that could be meant later. */
export const noteThing = (thing: string, discourse: Discourse): void => {
  const first = thing.split(' ')[0]?.toLowerCase() ?? '';
  if (thing === '' || [pronouns, indefinites, askedThings].some((words) => words.has(first))) return;
  if (/sel(?:f|ves)$/.test(first) || /^ones?$/.test(thing)) return;
  const meant = thing.replace(/^(?:each|every) /i, '');
  discourse.object = meant;
  discourse.things = [...discourse.things.slice(-longestMemory), meant];
};

/** How many things are kept in mind. */
const longestMemory = 12;

/** What a pronoun stands for: what was acted on last and agrees with it in number. `one` is one of several. */
export const referent = ({ lower }: Token, { things }: Discourse): string | undefined => {
  if (lower === 'one') return oneOf(things.findLast(isPlural));
  if (singularPronouns.has(lower)) return things.findLast((thing) => !isPlural(thing));
  if (pluralPronouns.has(lower)) return things.findLast(isPlural);
  // Nobody calls a thing `him`.
  return /^(?:him|her|him\/her)$/.test(lower) ? undefined : things.at(-1);
};

const isPlural = (thing: string): boolean => {
  const head = thing.split(' of ')[0]?.split(' ').at(-1)?.toLowerCase() ?? '';
  return singular(head) !== head || / and /.test(thing);
};

/** `two quotes` gives `quote`. */
const oneOf = (things: string | undefined): string | undefined =>
  things === undefined || / and /.test(things)
    ? undefined
    : singular(isCount(things.split(' ')[0] ?? '') ? things.replace(/^\S+\s/, '') : things);

const isCount = (word: string): boolean => /^\d+$/.test(word) || determiners.has(word.toLowerCase());
