import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';
import { clauseOpeners, copulas, determiners, particles, prepositions, pronouns } from '../lexicon/en/closed-words.ts';
import { faults } from '../lexicon/en/guard-words.ts';
import { joining, saysProcess } from '../lexicon/en/process-words.ts';
import { singular } from '../lexicon/morphology.ts';
import { findPredicate } from '../segment/predicate.ts';
import { type Token, textOf, tokenise } from '../text/token.ts';
import { capitalised, isAdverb } from '../text/words.ts';
import { nameEvent } from './name-event.ts';

/** The most words of a title. */
const longestTitle = 7;

/** The most words of a thing in a title. */
const longestThing = 3;

/** Of so many steps one alone does not say what all are about. */
const severalSteps = 3;

/**
 * A title for a spec whose prompt gave none: the thing that most steps are about, the first of several, and that it is a process of it.
 * `Place order`, `Check stock`, `Ship the order` give `Order process`; where no thing comes twice in several steps, what the whole begins
 * with serves: `Patient arrival` where the patient arrives first.
 */
export const deriveTitle = (spec: DiagramSpec): string => {
  const steps = spec.nodes.filter((node) => node.kind === undefined && node.label !== '');
  const labels = steps.length === 0 ? spec.edges.map((edge) => edge.label) : steps.map(labelOf);
  const things = labels.flatMap((label) => thingOf(label) ?? []);
  const frequent = mostFrequent(things);
  const thing = inFull(frequent, things);
  const event = spec.nodes.find(({ kind, label }) => kind === 'start' && label.includes(' '));
  const isOne = labels.length >= severalSteps || things.length < labels.length;
  const isAlone = isOne && countOf(frequent, things) === 1;
  if (thing === undefined || isAlone) {
    const first = event ?? steps[0];
    const name = first === undefined ? undefined : nameEvent(first, spec);
    return name ?? capitalised(firstWords(event?.label ?? labels.find((label) => label !== '') ?? ''));
  }
  return capitalised(saysProcess.test(thing) ? thing : `${thing.replace(/\S+$/, singular)} process`);
};

const mostFrequent = (things: readonly string[]): string | undefined =>
  [...things].sort((a, b) => countOf(b, things) - countOf(a, things))[0];

/** How often a thing is named; one or many of it are the same thing. */
const countOf = (thing: string | undefined, things: readonly string[]): number => {
  const keyOf = (name: string): string => name.toLowerCase().replace(/s$/, '');
  return thing === undefined ? 0 : things.filter((other) => keyOf(other) === keyOf(thing)).length;
};

/** The longer name that a thing has elsewhere, `expense report` for `report`, unless it has several. */
const inFull = (thing: string | undefined, things: readonly string[]): string | undefined => {
  if (thing === undefined) return undefined;
  const longer = new Set(things.filter((other) => other.toLowerCase().endsWith(` ${thing.toLowerCase()}`)));
  return longer.size === 1 ? [...longer][0] : thing;
};

/** A label cut where its last words need others. */
const firstWords = (label: string): string => {
  const all = tokenise(label);
  const words = all.slice(0, longestTitle);
  if (words.length === all.length) return label;
  const end = words.findLastIndex(
    ({ kind, lower }) =>
      kind !== 'mark' &&
      !determiners.has(lower) &&
      !prepositions.has(lower) &&
      !copulas.has(lower) &&
      !joining.has(lower),
  );
  return textOf(end > 0 ? words.slice(0, end + 1) : words);
};

const labelOf = (node: SpecNode): string => node.label.replace(/\?$/, '');

/** `the order` of `Ship the order`, `Customer` of `Customer is told`; undefined where a deed has no thing. */
const thingOf = (label: string): string | undefined => {
  const tokens = tokenise(label);
  const predicate = findPredicate(tokens);
  if (!predicate) return undefined;
  if (predicate.voice === 'passive' && predicate.start > 0) return named(tokens.slice(0, predicate.start));
  const after = tokens
    .slice(predicate.end)
    .filter(
      (token, index) =>
        !(index === 0 && (prepositions.has(token.lower) || particles.has(token.lower) || isAdverb(token))),
    );
  if (clauseOpeners.has(after[0]?.lower ?? '')) return undefined;
  const cut = after.findIndex((token) => joining.has(token.lower) || prepositions.has(token.lower));
  return named(after.slice(0, cut < 0 ? undefined : cut));
};

const named = (tokens: readonly Token[]): string | undefined => {
  const words = tokens.filter(
    ({ lower }) => !determiners.has(lower) && !pronouns.has(lower) && !faults.has(lower) && lower !== 'new',
  );
  return words.length === 0 || words.length > longestThing ? undefined : textOf(words).replace(/[\s,;:]+$/, '');
};
