import type { Diagram } from '@diagloom/diagram/model';
import { toDiagram } from './to-diagram.ts';

/** Lines per shape; the research that our goals come from took as many. */
const density = 1.25;

/** A graph without circles, its lines between any two shapes; the same one each time. */
export const randomGraph = (size: number): Diagram => {
  const random = createRandom(7);
  const ids = Array.from({ length: size }, (_, index) => `n${index}`);
  const edges = Array.from({ length: Math.round(size * density) }, () => {
    const from = Math.floor(random() * (size - 1));
    const to = from + 1 + Math.floor(random() * (size - from - 1));
    return { from: `n${from}`, to: `n${to}` };
  });
  return toDiagram(
    ids.map((id) => ({ id, label: id })),
    edges,
  );
};

/** Park and Miller's generator: numbers from 0 to 1. */
const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};
