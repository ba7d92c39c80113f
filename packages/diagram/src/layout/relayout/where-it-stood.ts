import { boundsOf, type Placement, type Point } from '../../model/index.ts';

/** Moves a placement as a whole, so that as many shapes as possible stand exactly where they stood; never off the page. */
export const whereItStood = (fresh: Placement, standing: Placement): Placement => {
  const step = commonStep(fresh, standing);
  const bounds = boundsOf([
    ...fresh.shapes.values(),
    ...[...fresh.routes.values()].flatMap(({ points }) => points.map((point) => ({ ...point, width: 0, height: 0 }))),
  ]);
  if (step === undefined || bounds === undefined || bounds.x + step.x < 0 || bounds.y + step.y < 0) return fresh;
  const moved = <P extends Point>(point: P): P => ({ ...point, x: point.x + step.x, y: point.y + step.y });
  return {
    shapes: new Map([...fresh.shapes].map(([id, box]) => [id, moved(box)])),
    routes: new Map(
      [...fresh.routes].map(([id, { points, label }]) => [
        id,
        { points: points.map(moved), ...(label === undefined ? {} : { label: moved(label) }) },
      ]),
    ),
  };
};

/** The step that most shapes would have to make back to where they stood; undefined where most make none. */
const commonStep = (fresh: Placement, standing: Placement): Point | undefined => {
  const steps = new Map<string, { readonly step: Point; count: number }>();
  for (const [id, box] of fresh.shapes) {
    const before = standing.shapes.get(id);
    if (before === undefined) continue;
    const step = { x: Math.round(before.x - box.x), y: Math.round(before.y - box.y) };
    const known = steps.get(`${step.x},${step.y}`);
    if (known === undefined) steps.set(`${step.x},${step.y}`, { step, count: 1 });
    else known.count += 1;
  }
  const [best] = [...steps.values()].sort((one, other) => other.count - one.count);
  return best === undefined || (best.step.x === 0 && best.step.y === 0) ? undefined : best.step;
};
