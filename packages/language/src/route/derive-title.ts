import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';
import { clauseOpeners, determiners, particles, prepositions, pronouns } from '../lexicon/en/closed-words.ts';
import { faults } from '../lexicon/en/guard-words.ts';
import { joining, saysProcess } from '../lexicon/en/process-words.ts';
import { singular } from '../lexicon/morphology.ts';
import { findPredicate } from '../segment/predicate.ts';
import { type Token, textOf, tokenise } from '../text/token.ts';
import { capitalised, isAdverb } from '../text/words.ts';

/** The most words of a title. */
const longestTitle = 5;

/** The most words of a thing in a title. */
const longestThing = 3;

/**
 * A title for a spec whose prompt gave none: the thing that most steps are about, the first of several, and that it is a process of it.
 * `Place order`, `Check stock`, `Ship the order` give `Order process`; where no step has a thing in it, the first label serves.
 */
export const deriveTitle = (spec: DiagramSpec): string => {
  const steps = spec.nodes.filter((node) => node.kind === undefined && node.label !== '');
  const labels = steps.length === 0 ? spec.edges.map((edge) => edge.label) : steps.map(labelOf);
  const things = labels.flatMap((label) => thingOf(label) ?? []);
  const thing = inFull(mostFrequent(things), things);
  if (thing === undefined) return capitalised(firstWords(labels.find((label) => label !== '') ?? ''));
  return capitalised(saysProcess.test(thing) ? thing : `${thing.replace(/\S+$/, singular)} process`);
};

/** One or many of a thing are the same thing. */
const mostFrequent = (things: readonly string[]): string | undefined => {
  const keyOf = (thing: string): string => thing.toLowerCase().replace(/s$/, '');
  const count = (thing: string): number => things.filter((other) => keyOf(other) === keyOf(thing)).length;
  return [...things].sort((a, b) => count(b) - count(a))[0];
};

/** The longer name that a thing has elsewhere, `expense report` for `report`, unless it has several. */
const inFull = (thing: string | undefined, things: readonly string[]): string | undefined => {
  if (thing === undefined) return undefined;
  const longer = new Set(things.filter((other) => other.toLowerCase().endsWith(` ${thing.toLowerCase()}`)));
  return longer.size === 1 ? [...longer][0] : thing;
};

const firstWords = (label: string): string => textOf(tokenise(label).slice(0, longestTitle)).replace(/[\s,;:]+$/, '');

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
