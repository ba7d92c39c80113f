import type { Diagram, Placement } from '../model/index.ts';
import { againstFlow, alongFlow } from './along-flow.ts';
import { fallback } from './fallback/index.ts';
import { folded, layered } from './layered/index.ts';
import type { LayoutAlgorithm, LayoutTools } from './layout-algorithm.ts';
import { onDemand } from './on-demand.ts';
import { isAsideClear, placeAside, withoutAside } from './place-aside.ts';
import { placeParts, withoutParts } from './place-parts.ts';
import { reachParts } from './reach-parts.ts';
import { adjust, type Standing } from './relayout/index.ts';
import { whereItStood } from './relayout/where-it-stood.ts';

export { pageMargin, toPage } from './build-page.ts';
export { judge } from './layered/judge.ts';
export type { LayoutAlgorithm, LayoutTools, Rehearsed } from './layout-algorithm.ts';
export { withoutNeedlessPoints } from './polyline.ts';
export type { Standing } from './relayout/index.ts';
export { readStanding } from './relayout/read-standing.ts';
export { type RouteOptions, routeAround } from './route-around.ts';

/** Every way to place a diagram; a diagram type names the one that it wants. */
export const layouts = [
  layered,
  folded,
  onDemand('lanes', async () => (await import('./lanes/index.ts')).lanes),
  onDemand('timeline', async () => (await import('./timeline/index.ts')).timeline),
  onDemand('tree', async () => (await import('./tree/index.ts')).tree),
  onDemand('two-sided', async () => (await import('./two-sided/index.ts')).twoSided),
  onDemand('placed', async () => (await import('./placed/index.ts')).placed),
] as const satisfies readonly LayoutAlgorithm[];

export type LayoutId = (typeof layouts)[number]['id'];

/**
 * Places a diagram with the layout that it names. Where that layout fails, runs out of time or leaves something unplaced, a
 * simpler one answers that needs no engine, so that there is always a placement.
 */
export const layOut = async (diagram: Diagram, tools: LayoutTools): Promise<Placement> => {
  const algorithm: LayoutAlgorithm = layouts.find((layout) => layout.id === diagram.layout) ?? fallback;
  const whole = alongFlow(withoutParts(diagram));
  const restored = (placement: Placement): Placement =>
    reachParts(diagram, placeParts(diagram, againstFlow(diagram, placement)));
  try {
    const placement = restored(await placeWhole(whole, algorithm, tools));
    if (isComplete(diagram, placement)) return placement;
    tools.onFallback?.(new Error(`The layout "${algorithm.id}" left something without a place.`));
  } catch (error) {
    // The simpler layout below is the answer to every failure of the engine.
    tools.onFallback?.(error);
  }
  return restored(placeAside(whole, await fallback.place(withoutAside(whole))));
};

/** Connectors that have no say are led around the others, unless their labels then find no room: a layout keeps it for them. */
const placeWhole = async (whole: Diagram, algorithm: LayoutAlgorithm, tools: LayoutTools): Promise<Placement> => {
  const placement = placeAside(whole, await algorithm.place(withoutAside(whole), tools));
  return isAsideClear(whole, placement) ? placement : algorithm.place(whole, tools);
};

/** Layouts on whose placements a gap can be opened for what is new; the places of the others follow from the diagram alone. */
const adjustable: readonly LayoutId[] = ['layered', 'lanes'];

/**
 * Places a diagram after a change, such as a spec that a person or a model edited: what stood on the page stays there as far as it
 * can, the rest moves as little as it can. For a changed direction, theme or type `layOut` is the right one. Layouts whose
 * places follow from the diagram alone, such as trees and timelines, are made anew and put where most of it stood.
 */
export const relayOut = async (diagram: Diagram, standing: Standing, tools: LayoutTools): Promise<Placement> => {
  const fresh = whereItStood(await layOut(diagram, tools), standing);
  return adjustable.some((id) => id === diagram.layout) ? (adjust(diagram, fresh, standing) ?? fresh) : fresh;
};

const isComplete = (diagram: Diagram, { shapes, routes }: Placement): boolean =>
  diagram.shapes.every((shape) => shapes.has(shape.id)) &&
  diagram.connectors.every((connector) => (routes.get(connector.id)?.points.length ?? 0) >= 2);
