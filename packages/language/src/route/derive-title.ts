import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';
import { articles, determiners, prepositions } from '../lexicon/en/closed-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { tokenise, textOf } from '../text/token.ts';
import { capitalised, isAdverb } from '../text/words.ts';

/** The most words of a title. */
const longestTitle = 5;

/**
 * A title for a spec whose prompt gave none: what the first labels are about. `Place order` gives `Order`; where the
 * first message or step has no thing in it, its whole label serves.
 */
export const deriveTitle = (spec: DiagramSpec): string => {
  const steps = spec.nodes.filter((node) => node.kind === undefined && node.label !== '');
  const labels = spec.type === 'sequence' || steps.length === 0 ? spec.edges.map((edge) => edge.label) : steps.map(labelOf);
  const first = labels.find((label) => label !== '') ?? '';
  return capitalised(thingOf(first));
};

const labelOf = (node: SpecNode): string => node.label.replace(/\?$/, '');

const thingOf = (label: string): string => {
  const tokens = tokenise(label);
  const verb = tokens.findIndex((token, index) => readVerb(token.lower) !== undefined && (index === 0 || readVerb(token.lower)?.forms.has('third')));
  const after = tokens.slice(verb + 1).filter((token, index) => !(index === 0 && (prepositions.has(token.lower) || isAdverb(token))));
  const from = after.findIndex((token) => !articles.has(token.lower) && !determiners.has(token.lower));
  const cut = after.findIndex((token, index) => index > from && prepositions.has(token.lower) && token.lower !== 'of');
  const thing = after.slice(Math.max(0, from), cut < 0 ? undefined : cut).slice(0, longestTitle);
  return thing.length === 0 || verb < 0 ? textOf(tokens.slice(0, longestTitle)) : textOf(thing);
};
