import type { LayoutAlgorithm } from './layout-algorithm.ts';

/** A layout that is loaded with the first diagram that wants it: a page that draws a flow need not wait for what draws timelines. */
export const onDemand = <const Id extends string>(id: Id, load: () => Promise<LayoutAlgorithm>) =>
  ({ id, place: async (diagram, tools) => (await load()).place(diagram, tools) }) satisfies LayoutAlgorithm;
