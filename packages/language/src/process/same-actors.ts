import { postsOfPlaces, unitNouns } from '../lexicon/en/actors.ts';
import { singular } from '../lexicon/morphology.ts';
import type { FlowNode } from './flow-graph.ts';

/**
 * Gives the steps of one actor one name, so that nobody gets two lanes. Somebody named in full may be named shortly afterwards ("the
 * support agent ... the agent"); a short name that stands first, or that fits two people, is somebody else's. A team is the same with
 * and without its noun ("finance ... the finance team") and as the place where it works ("the receptionist ... reception"), and one
 * of many with all of them, under the name that was used first.
 * Lanes that the text lists are used before all others.
 */
export const withOneNameEach = (nodes: readonly FlowNode[], lanes: readonly string[] = []): readonly FlowNode[] => {
  const names: string[] = [...lanes];
  const meant = new Map<string, string>();
  for (const { actor } of nodes) {
    if (actor === undefined || meant.has(actor)) continue;
    const name = sameUnit(actor, names) ?? namedInFull(actor, names) ?? actor;
    meant.set(actor, name);
    if (name === actor) names.push(actor);
  }
  return nodes.map((node) =>
    node.actor === undefined ? node : { ...node, actor: meant.get(node.actor) ?? node.actor },
  );
};

/** In the singular: `candidates apply ... the candidate signs`. */
const wordsOf = (name: string): readonly string[] => name.toLowerCase().split(/\s+/).map(singular);

const unitOf = (name: string): string => {
  const words = wordsOf(name);
  const unit = words.slice(0, words.length > 1 && unitNouns.has(words.at(-1) ?? '') ? -1 : undefined).join(' ');
  return postsOfPlaces.get(unit) ?? unit;
};

const sameUnit = (actor: string, names: readonly string[]): string | undefined =>
  names.find((name) => unitOf(name) === unitOf(actor));

const namedInFull = (actor: string, names: readonly string[]): string | undefined => {
  const ending = ` ${actor.toLowerCase()}`;
  const [only, second] = names.filter((name) => name.toLowerCase().endsWith(ending));
  return second === undefined ? only : undefined;
};
