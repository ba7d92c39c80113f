import { lanesOfSpeakers, ownLanes } from '../lexicon/en/lane-words.ts';
import type { FlowNode } from './flow-graph.ts';

/** The lanes of those who speak of themselves, as a text is read. */
export const speakers: ReadonlySet<string> = new Set(lanesOfSpeakers.values());

/**
 * Gives whoever speaks the lane that the text lists for them: `lanes: me, the vet` or `us / carrier`. In: the steps, and the lanes that are
 * listed. Out: the same, where a text that lists lanes and none for the one who speaks says nothing of who acts there, and so does a text in
 * which nobody else acts.
 */
export const withSpeakers = (nodes: readonly FlowNode[], lanes: readonly string[]): readonly FlowNode[] => {
  const own = new Map(
    lanes.flatMap((lane) => {
      const speaker = ownLanes.get(lane.toLowerCase());
      return speaker === undefined ? [] : [[speaker, lane] as const];
    }),
  );
  const isAlone = nodes.every(({ actor }) => actor === undefined || speakers.has(actor));
  return nodes.map((node) => {
    if (node.actor === undefined || !speakers.has(node.actor)) return node;
    const lane = own.get(node.actor) ?? (lanes.length > 0 ? undefined : node.actor);
    return { ...node, actor: isAlone ? undefined : lane };
  });
};
