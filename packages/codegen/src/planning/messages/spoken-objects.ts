import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';
import { actorsBefore, type ObjectUse, objectsOf, optsFor, wantedBy } from '@diagloom/language/morphology';
import { createNameScope, oneLine } from '../../program/index.ts';
import { createDeeds, isCall } from '../deeds.ts';
import { deedWords } from './asking-messages.ts';
import { conditionOf, eachOf } from './loops.ts';

/** The things that a message told in words is about. */
export interface SpokenObjects {
  readonly labels: readonly string[];
  readonly use: ObjectUse;
}

/**
 * The objects of all messages that are told in words: the seat of “picks a seat”. The same thing is called the same wherever its last words
 * are: “the chosen seat” is the seat that is spoken of elsewhere. Whoever takes part is no object.
 */
export const findSpokenObjects = (
  spec: DiagramSpec,
  { passed, replied }: { readonly passed: readonly string[]; readonly replied: readonly string[] },
): ReadonlyMap<SpecEdge, SpokenObjects> => {
  const calls = spec.edges.filter(({ kind }) => kind !== 'reply');
  const isDeed = createVerbs(calls.map(({ label }) => label));
  const partners = new Set(spec.nodes.flatMap(({ label }) => wordsOf(label).slice(-1)));
  const spoken = calls.flatMap((message) => {
    const said = wantedBy(oneLine(message.label)) ?? message.label;
    if (isCall(message.label) || !isDeed(message.label)) return [];
    const words = wordsOf(said);
    const found = objectsOf(words.slice(actorsBefore(words)));
    const objects = found?.objects.filter((object) => !partners.has(object.at(-1) ?? '')) ?? [];
    return found === undefined || objects.length === 0 ? [] : [{ message, objects, use: found.use }];
  });
  const rounds = spec.groups.flatMap((frame) => eachOf(conditionOf({ kind: 'frame', frame, sections: [] })) ?? []);
  const drawn = [...passed, ...replied, ...rounds].map(wordsOf);
  const named = { drawn, passed: passed.map(wordsOf), all: [...drawn, ...spoken.flatMap(({ objects }) => objects)] };
  return new Map(
    spoken.map(({ message, objects, use }) => {
      const isChosen = use === 'treats' || optsFor(deedWords(message.label));
      const labels = objects.map((object) => ((isChosen && idOf(object, named)) || shared(object, named)).join(' '));
      return [message, { labels: [...new Set(labels)], use }] as const;
    }),
  );
};

interface Named {
  /** In arguments, replies and loops. */
  readonly drawn: readonly (readonly string[])[];
  readonly all: readonly (readonly string[])[];
  /** In arguments. */
  readonly passed: readonly (readonly string[])[];
}

/** What a thing is told by that is chosen, where nothing but that is passed on: the showing id of “pick a showing”. */
const idOf = (object: readonly string[], { drawn, passed }: Named): readonly string[] | undefined =>
  drawn.some((each) => isSame(each, object)) ? undefined : passed.find((each) => isSame(each, [...object, 'id']));

/** What of all that is named is the same thing: what these words end with, or what is drawn and ends with these words. */
const shared = (object: readonly string[], { drawn, all }: Named): readonly string[] => {
  const timesNamed = (words: readonly string[]): number => all.filter((each) => isSame(each, words)).length;
  if (timesNamed(object) > 1) return object;
  const shorter = object.map((_, index) => object.slice(index + 1)).find((words) => timesNamed(words) > 0);
  return shorter ?? drawn.find((each) => isSame(each.slice(-object.length), object)) ?? object;
};

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join(' ') === other.join(' ');

/** Tells labels that say what is done from those that name a thing or an event. */
const createVerbs = (labels: readonly string[]): ((label: string) => boolean) => {
  const deedOf = createDeeds(labels);
  const told = (label: string, lead: string): string =>
    deedOf(label, { deed: lead, event: lead, thing: lead, isDone: true });
  return (label) => told(label, 'do') === told(label, 'have');
};

const wordsOf = (label: string): readonly string[] => createNameScope([], 80).call(label, [], '').words;
