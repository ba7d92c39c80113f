import { layOut, relayOut } from '@diagloom/diagram/layout';
import { type Diagram, type Direction, parseNotation } from '@diagloom/diagram/model';
import { createLayoutRunner } from '@diagloom/studio';
import { type DiagramTypeId, diagramTypes } from '@diagloom/types';
import { insertions } from './insertions.ts';
import { median } from './measure-placement.ts';

export interface Displacement {
  readonly type: DiagramTypeId;
  readonly insertions: number;
  readonly shapes: number;
  /** Of all the shapes that were there before, over all insertions, px. */
  readonly medianInAll: number;
  readonly medianAcross: number;
  readonly unmovedPercent: number;
}

/** Puts one thing into each place of a diagram in turn and measures how far the others move, across the flow and in all. */
export const measureInsertions = async (): Promise<readonly Displacement[]> => {
  const runner = createLayoutRunner();
  const found: Displacement[] = [];
  for (const { type, before, after } of insertions) {
    const old = compose(type, before);
    const placed = await layOut(old, runner);
    const across: number[] = [];
    const inAll: number[] = [];
    for (const text of after) {
      const now = await relayOut(compose(type, text, old.direction), placed, runner);
      for (const { id, placing } of old.shapes) {
        const [was, is] = [placed.shapes.get(id), now.shapes.get(id)];
        // What is there to hold the others grows with them; only what stands in it can be moved.
        if (placing !== 'node' && placing !== 'lifeline') continue;
        if (was === undefined || is === undefined) throw new Error(`The shape "${id}" has no place.`);
        across.push(Math.abs(old.direction === 'right' ? is.y - was.y : is.x - was.x));
        inAll.push(Math.hypot(is.x - was.x, is.y - was.y));
      }
    }
    found.push({
      type,
      insertions: after.length,
      shapes: inAll.length / after.length,
      medianInAll: Math.round(median(inAll)),
      medianAcross: Math.round(median(across)),
      unmovedPercent: Math.round((100 * inAll.filter((distance) => distance < 1).length) / inAll.length),
    });
  }
  await runner.close();
  return found;
};

/** A page keeps its direction, even where a new diagram with one step more would run another way. */
const compose = (id: DiagramTypeId, notation: string, direction?: Direction): Diagram => {
  const type = diagramTypes.find((candidate) => candidate.id === id) ?? diagramTypes[0];
  const { spec } = parseNotation(notation, id);
  return type.compose(direction === undefined ? spec : { ...spec, direction }, { theme: 'light' });
};
