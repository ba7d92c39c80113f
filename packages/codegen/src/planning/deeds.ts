import {
  actorsBefore,
  isCompoundDeed,
  isCompoundThing,
  namesActor,
  readVerb,
  withBaseVerb,
} from '@diagloom/language/morphology';
import { labelWords, oneLine } from '../program/index.ts';

/** What is said before a label that names no deed: of something that is done, of something that happened, of all else. */
interface Leads {
  readonly deed: string;
  readonly event: string;
  readonly thing: string;
  /** What may be a verb that somebody does is one: `queries` of a line between two. */
  readonly isDone?: true;
}

export const messageLeads: Leads = { deed: 'receive', event: 'on', thing: 'receive' };
export const signalLeads: Leads = { deed: 'on', event: 'on', thing: 'on' };
export const clientLeads: Leads = { deed: 'send', event: 'send', thing: 'send', isDone: true };
export const stepLeads: Leads = { deed: 'perform', event: 'handle', thing: 'handle' };

/**
 * Methods are called after deeds: `perform credit check` of “Credit check”, `on payment failed`, `receive credentials`. In: all labels of a
 * kind, of which most must hold a verb that is known, as `parts` between which they stand must hold a noun, since others may be in another
 * language, where nothing is said before them.
 */
export const createDeeds = (
  labels: readonly string[],
  parts: readonly string[] = [],
): ((label: string, leads: Leads) => string) => {
  const said = labels.filter((label) => label.trim() !== '');
  const known = [
    ...said.filter((label) => wordsOf(label).some((word) => readVerb(word) !== undefined)),
    ...parts.filter((label) => namesActor(wordsOf(label))),
  ];
  if (known.length * 2 < said.length + parts.length || known.length === 0) return (label) => label;
  return (label, { deed, event, thing, isDone = false }) => {
    const words = isCall(label) ? [] : wordsOf(label);
    const told = deedBehindActor(label);
    if (told !== undefined) return labels.some((other) => other !== label && isAlike(other, told)) ? label : told;
    const last = words.at(-1) ?? '';
    if (words.length === 0) return label;
    if (isDeed(words) || isJoinedDeed(label)) return withBaseVerb(label.split(' '), isDone).join(' ');
    if (words.length > 1 && isPast(last)) return `${event} ${label}`;
    return `${isNounOfDeed(last) && !isCompoundThing(words) ? deed : thing} ${label}`;
  };
};

/** `register the guest` of `Receptionist registers the guest`: whoever the method belongs to does it. */
const deedBehindActor = (label: string): string | undefined => {
  const words = oneLine(label).split(' ');
  const actors = isCall(label) ? 0 : actorsBefore(words.map((word) => word.toLowerCase()));
  return actors === 0 ? undefined : withBaseVerb(words.slice(actors), true).join(' ');
};

/** Whether a label says of somebody, or of nobody, the same as another one. */
const isAlike = (label: string, deed: string): boolean =>
  (deedBehindActor(label) ?? label).toLowerCase() === deed.toLowerCase();

/** `remember(device)` is the name of a method already. */
export const isCall = (label: string): boolean => /\p{L}\([^()]*\)\s*;?$/u.test(label);

const wordsOf = (label: string): readonly string[] => labelWords(label.replace(/\([^()]*\)\s*;?$/, ''));

/** A verb, one behind an adverb as in `manually check`, and what asks, as in `is paid`. */
const isDeed = (words: readonly string[]): boolean => {
  if (isCompoundDeed(words) || isCompoundThing(words) || isTold(words)) return false;
  const [first = '', second = ''] = words;
  const said =
    /ly$|^(?:re|pre|un|co|auto|double|cross|counter|not|then|also)$/.test(first) && second !== '' ? second : first;
  const forms = readVerb(said)?.forms;
  return (
    forms?.has('base') === true ||
    forms?.has('third') === true ||
    /(?:i[sz]e|ify)$/.test(said) ||
    /^(?:is|are|has|have|can|does|should|on|handle)$/.test(said)
  );
};

/** `cherry-pick the commit`: what is done is the verb behind the hyphen. */
const isJoinedDeed = (label: string): boolean => {
  const verb = /^\p{L}+-(\p{L}+)\s/u.exec(label.toLowerCase())?.[1] ?? '';
  return readVerb(verb)?.forms.has('base') === true;
};

/** `order received`: the first may be a verb elsewhere, but behind that would stand what something is done to. */
const isTold = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? '';
  return words.length === 2 && isPast(last) && readVerb(last)?.forms.has('base') !== true;
};

const isPast = (word: string): boolean => {
  const forms = readVerb(word)?.forms;
  return forms?.has('past') === true || forms?.has('participle') === true;
};

const isNounOfDeed = (word: string): boolean =>
  readVerb(word)?.forms.has('base') === true || /(?:[ai]tion|[^t]ion|ment|ance|ing|sis|val|sal)$/.test(word);
