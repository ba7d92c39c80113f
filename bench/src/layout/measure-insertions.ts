import { layOut, relayOut } from '@diagloom/diagram/layout';
import { createLayoutRunner } from '@diagloom/studio';
import { median } from './measure-placement.ts';
import { toDiagram } from './to-diagram.ts';

/** A flowchart of twenty steps with two choices and a loop: which steps follow which. */
const flow = 'a b, b c, c d, d e, d x, x y, y c, e f, f g, g h, h i, i j, i z, z l, j k, k l, l m, m n, n o, o p, p q'
  .split(', ')
  .map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return { from, to };
  });

/** Puts one step into each line of a flowchart in turn and measures how far the others move, across the flow and in all. */
export const measureInsertions = async (): Promise<Readonly<Record<string, number>>> => {
  const runner = createLayoutRunner();
  const ids = [...new Set(flow.flatMap(({ from, to }) => [from, to]))];
  const nodes = ids.map((id) => ({ id, label: id }));
  const before = await layOut(toDiagram(nodes, flow), runner);
  const across: number[] = [];
  const inAll: number[] = [];
  for (const cut of flow) {
    const rest = flow.filter((edge) => edge !== cut);
    const changed = toDiagram(
      [...nodes, { id: 'new', label: 'new' }],
      [...rest, { from: cut.from, to: 'new' }, { from: 'new', to: cut.to }],
    );
    const after = await relayOut(changed, before, runner);
    for (const id of ids) {
      const [old, now] = [before.shapes.get(id), after.shapes.get(id)];
      if (old === undefined || now === undefined) throw new Error(`The shape "${id}" has no place.`);
      across.push(Math.abs(now.x - old.x));
      inAll.push(Math.hypot(now.x - old.x, now.y - old.y));
    }
  }
  await runner.close();
  return {
    insertions: flow.length,
    shapes: ids.length,
    medianInAll: Math.round(median(inAll)),
    medianAcross: Math.round(median(across)),
    unmovedPercent: Math.round((100 * inAll.filter((distance) => distance < 1).length) / inAll.length),
  };
};
