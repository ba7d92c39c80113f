import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';
import { determiners, prepositions } from '../lexicon/en/closed-words.ts';
import { findPredicate } from '../segment/predicate.ts';
import { textOf, tokenise } from '../text/token.ts';
import { capitalised, isAdverb } from '../text/words.ts';

/** The most words of a title. */
const longestTitle = 5;

/**
 * A title for a spec whose prompt gave none: what the first labels are about. `Place order` gives `Order`; where the
 * first message or step has no thing in it, its whole label serves.
 */
export const deriveTitle = (spec: DiagramSpec): string => {
  const steps = spec.nodes.filter((node) => node.kind === undefined && node.label !== '');
  const labels =
    spec.type === 'sequence' || steps.length === 0 ? spec.edges.map((edge) => edge.label) : steps.map(labelOf);
  const first = labels.find((label) => label !== '') ?? '';
  return capitalised(thingOf(first));
};

const labelOf = (node: SpecNode): string => node.label.replace(/\?$/, '');

const thingOf = (label: string): string => {
  const tokens = tokenise(label);
  const predicate = findPredicate(tokens);
  if (!predicate) return textOf(tokens.slice(0, longestTitle));
  if (predicate.voice === 'passive' && predicate.start > 0)
    return textOf(tokens.slice(0, Math.min(predicate.start, longestTitle)));
  const after = tokens
    .slice(predicate.end)
    .filter((token, index) => !(index === 0 && (prepositions.has(token.lower) || isAdverb(token))));
  const from = Math.max(
    0,
    after.findIndex((token) => !determiners.has(token.lower)),
  );
  const cut = after.findIndex((token, index) => index > from && prepositions.has(token.lower) && token.lower !== 'of');
  const thing = after.slice(from, cut < 0 ? undefined : cut).slice(0, longestTitle);
  return textOf(thing.length > 0 ? thing : tokens.slice(0, longestTitle)).replace(/[\s,;:]+$/, '');
};
