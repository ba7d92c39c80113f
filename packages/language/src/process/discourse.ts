import {
  askedThings,
  copulas,
  determiners,
  indefinites,
  onlyPlural,
  pluralPronouns,
  prepositions,
  pronouns,
  singularPronouns,
  stateAdjectives,
  subjectPronouns,
} from '../lexicon/en/closed-words.ts';
import { answers } from '../lexicon/en/guard-words.ts';
import { titleDeeds } from '../lexicon/en/process-words.ts';
import { singular } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';

/** What earlier sentences left behind for pronouns and omitted subjects. Changed only by the reader of one text. */
export interface Discourse {
  actor: string | undefined;
  /** The last thing that was acted on, as a label: `claim`. */
  object: string;
  /** Whatever was acted on, the last one last. */
  things: readonly string[];
  /** Which sentence named the last of them, counted from 1. */
  thingsSentence: number;
  /** Whether it was only looked into, as a calendar is. */
  isConsulted: boolean;
  /** What the title is about; empty for nothing. */
  readonly topic: string;
  /** What a condition asked for: `is there an oar ...; if there is none` means the oar. */
  sought?: string;
  /** What each deed was done to last, by its verb: `when it is mended` speaks of what somebody mends. */
  readonly deeds: Map<string, string>;
  /** True while what is read was told before: `when it is mended`. */
  isRecalled: boolean;
  /** The subject of the last clause, so that `and ships it` knows who ships. */
  subject: string;
  isPassive: boolean;
  /** True where several deeds are listed before the first case of the sentence. */
  isList: boolean;
  /** Where the first word of the sentence stands, whose capital says nothing. */
  opening: number;
  /** Which sentence is read, counted from 1. */
  sentence: number;
  /** True until the sentence names somebody who acts. */
  isFresh: boolean;
}

/** Words of a title that names things. */
const longestTopic = 3;

/** In: what the title of the text is about, if it has one: `Purchase requests: anybody can raise one`. */
export const createDiscourse = (topic = ''): Discourse => ({
  actor: undefined,
  object: '',
  thingsSentence: 0,
  isConsulted: false,
  topic: thingOf(topic),
  things: isPlural(topic) && topic.split(' ').length <= longestTopic ? [topic] : [],
  deeds: new Map(),
  isRecalled: false,
  isList: false,
  subject: '',
  isPassive: false,
  opening: 0,
  sentence: 0,
  isFresh: true,
});

/** What a title such as `Invoice approval at our office` is about: the invoice. Titles of many words tell more than a thing. */
const thingOf = (title: string): string => {
  const words = title.split(' ').filter((word) => word !== '');
  const first = words[0]?.toLowerCase() ?? '';
  if (first === '' || askedThings.has(first) || prepositions.has(first)) return '';
  const end = words.findIndex((word, at) => at > 0 && prepositions.has(word.toLowerCase()));
  const head = end < 0 ? words : words.slice(0, end);
  const isDeed = titleDeeds.has(head.at(-1)?.toLowerCase() ?? '');
  const thing = isDeed ? head.slice(0, -1) : head;
  const longest = isDeed ? longestTopic : longestTopic - 1;
  return thing.length > longest || isPlural(thing.join(' ')) ? '' : thing.join(' ');
};

/** Keeps in mind what was acted on. `me`, `everything` and the way in `goes straight to ...` name nothing that could be meant later. */
export const noteThing = (thing: string, discourse: Discourse): void => {
  const first = thing.split(' ')[0]?.toLowerCase() ?? '';
  if (thing === '' || [pronouns, indefinites, askedThings].some((words) => words.has(first))) return;
  if (/sel(?:f|ves)$/.test(first) || /^(?:ones?|straight|alone|t?here)$/.test(thing) || isAnswer(thing.toLowerCase()))
    return;
  const meant = thing.replace(/^(?:each|every) /i, '');
  discourse.object = meant;
  discourse.thingsSentence = discourse.sentence;
  discourse.isConsulted = false;
  discourse.things = [...discourse.things.slice(-longestMemory), meant];
};

/**
 * What was spoken of at this moment. Out: what makes it so again before the words of another case than the one that was read since; but `it is
 * rejected` speaks of what was approved in that, and `else book it` of `the trip is refused`.
 */
export const keepInMind = (discourse: Discourse): ((words: readonly Token[]) => void) => {
  const { object, things } = discourse;
  let told = { object, things };
  return ([first, second]) => {
    if (discourse.things !== things) told = { object: discourse.object, things: discourse.things };
    const isAccountOf = subjectPronouns.has(first?.lower ?? '') && copulas.has(second?.lower ?? '');
    if (!discourse.isPassive) Object.assign(discourse, isAccountOf ? told : { object, things });
  };
};

/** `they say ok`, `they pay 10`: what is said, and how much, is nothing that is acted on later. */
const isAnswer = (thing: string): boolean =>
  answers.has(thing) || stateAdjectives.has(thing) || /^[\d.,]+$/.test(thing);

/** How many things are kept in mind. */
const longestMemory = 12;

/** What a pronoun stands for: what was acted on last and agrees with it in number. `one` is one of several. */
export const referent = ({ lower }: Token, { things }: Discourse): string | undefined => {
  if (lower === 'one') return oneOf(things.findLast(isPlural));
  if (singularPronouns.has(lower)) return spokenOf(things);
  if (pluralPronouns.has(lower)) return things.findLast(isPlural);
  // Nobody calls a thing `him`.
  return /^(?:him|her|him\/her)$/.test(lower) ? undefined : things.at(-1);
};

/**
 * What `it` stands for as the object of a deed; undefined where it may as well be one thing as another, which is left as it was said. What this
 * sentence or the one before named last comes first, unless it was only looked into; then the only thing, or the one that is spoken of most.
 */
export const actedOn = (pronoun: Token, discourse: Discourse): string | undefined => {
  if (pronoun.lower !== 'it') return referent(pronoun, discourse);
  const single = discourse.things.filter((thing) => !isPlural(thing));
  const last = single.at(-1);
  if (last === undefined) return discourse.topic === '' ? undefined : discourse.topic;
  const isNear = last === discourse.things.at(-1) && discourse.sentence - discourse.thingsSentence <= 1;
  if (isNear && !discourse.isConsulted) return last;
  const counts = new Map<string, number>();
  for (const thing of single) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first !== undefined && (second === undefined || first[1] > second[1]) ? first[0] : undefined;
};

/** The last thing where it is one; else, of all single things, the one that was named most often. */
const spokenOf = (things: readonly string[]): string | undefined => {
  const single = things.filter((thing) => !isPlural(thing));
  if (single.at(-1) === things.at(-1)) return single.at(-1);
  const count = (thing: string): number => single.filter((other) => other === thing).length;
  return single.toReversed().toSorted((a, b) => count(b) - count(a))[0];
};

const isPlural = (thing: string): boolean => {
  const words = thing.toLowerCase().split(' ');
  const end = words.findIndex((word, at) => at > 0 && prepositions.has(word));
  const head = words.at(end < 0 ? -1 : end - 1) ?? '';
  return singular(head) !== head || onlyPlural.has(head) || / and /.test(thing);
};

/** `two quotes` gives `quote`. */
const oneOf = (things: string | undefined): string | undefined =>
  things === undefined || / and /.test(things)
    ? undefined
    : singular(isCount(things.split(' ')[0] ?? '') ? things.replace(/^\S+\s/, '') : things);

const isCount = (word: string): boolean => /^\d+$/.test(word) || determiners.has(word.toLowerCase());
