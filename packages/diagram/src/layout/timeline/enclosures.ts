import type { Connector, Diagram, Shape } from '../../model/index.ts';
import { ancestryOf } from '../ancestry.ts';

/** A row of a timeline: a message, or the empty inside of a section that holds none. */
export interface Step {
  readonly message?: Connector;
  /** The frames and sections around it, the outermost first. */
  readonly within: readonly string[];
}

/** A frame or section with the rows that it spans, both included. */
export interface Enclosure {
  readonly shape: Shape;
  readonly first: number;
  readonly last: number;
  readonly depth: number;
}

export const isEnclosure = (shape: Shape): boolean => shape.placing === 'frame' || shape.placing === 'section';

/** The rows in order of time; each frame or section without a message gets a row of its own, after what is before it. */
export const stepsOf = (diagram: Diagram): readonly Step[] => {
  const enclosures = diagram.shapes.filter(isEnclosure);
  const { around } = ancestryOf(enclosures);
  const known = new Set(enclosures.map((shape) => shape.id));
  const chain = (id: string | undefined): readonly string[] =>
    id !== undefined && known.has(id) ? [...around(id).toReversed(), id] : [];
  const steps: Step[] = diagram.connectors.map((message) => ({ message, within: chain(message.within) }));
  const holders = new Set(enclosures.map((shape) => shape.parent));
  enclosures.forEach((shape, index) => {
    if (holders.has(shape.id) || steps.some((step) => step.within.includes(shape.id))) return;
    const siblings = (list: readonly Shape[]): readonly string[] =>
      list.filter((other) => other.parent === shape.parent).map((other) => other.id);
    const before = siblings(enclosures.slice(0, index));
    const after = siblings(enclosures.slice(index + 1));
    const lastBefore = steps.findLastIndex((step) => step.within.some((id) => before.includes(id)));
    const firstAfter = steps.findIndex((step) => step.within.some((id) => after.includes(id)));
    const place = lastBefore >= 0 ? lastBefore + 1 : firstAfter >= 0 ? firstAfter : steps.length;
    steps.splice(place, 0, { within: chain(shape.id) });
  });
  return steps;
};

/** Frames and sections with their rows, outer before inner. */
export const enclosuresOf = (diagram: Diagram, steps: readonly Step[]): readonly Enclosure[] =>
  diagram.shapes.filter(isEnclosure).flatMap((shape) => {
    const first = steps.findIndex((step) => step.within.includes(shape.id));
    const last = steps.findLastIndex((step) => step.within.includes(shape.id));
    const depth = steps[first]?.within.indexOf(shape.id) ?? 0;
    return first < 0 ? [] : [{ shape, first, last, depth }];
  });
