import type { Diagram, Direction, Shape, Size } from '../../model/index.ts';
import { ancestryOf } from '../ancestry.ts';
import type { Band, Extent, FlowGraph, Step } from './flow.ts';

/**
 * Reads a diagram as steps in bands. Every lane is a band; so is a pool for the steps that stand in it directly, and so is
 * the page for steps without a lane. Bands are in the order of their shapes, pools kept together.
 */
export const readFlow = (diagram: Diagram): FlowGraph => {
  const { around } = ancestryOf(diagram.shapes);
  const holders = diagram.shapes.filter(isHolder);
  const holderIds = new Set(holders.map(({ id }) => id));
  const byId = new Map(diagram.shapes.map((shape) => [shape.id, shape]));
  const nodes = diagram.shapes.filter((shape) => !isHolder(shape) && shape.placing !== 'part');
  const bandOf = (shape: Shape): string | undefined => around(shape.id).find((id) => holderIds.has(id));
  const used = new Set(nodes.map(bandOf));

  const bands: { readonly holder: string | undefined; readonly band: Band }[] = [];
  const collect = (parent: string | undefined): void => {
    const inside = holders.filter((holder) => around(holder.id).find((id) => holderIds.has(id)) === parent);
    const isLeaf = parent !== undefined && inside.length === 0;
    if (isLeaf || used.has(parent)) bands.push({ holder: parent, band: toBand(parent) });
    for (const holder of inside) collect(holder.id);
  };
  const toBand = (holder: string | undefined): Band => {
    if (holder === undefined) return { shapes: [], least: 0 };
    const shapes = [...around(holder).filter((id) => holderIds.has(id))].reverse().concat(holder);
    const size = byId.get(holder)?.size;
    return { shapes, least: size === undefined ? 0 : toExtent(size, diagram.direction).across };
  };
  collect(undefined);

  const bandIndex = new Map(bands.map(({ holder }, index) => [holder, index]));
  const steps = nodes.map((shape) => ({
    id: shape.id,
    size: toExtent(shape.size, diagram.direction),
    band: bandIndex.get(bandOf(shape)) ?? 0,
    kind: kindOf(shape),
  }));
  const stepIndex = new Map(steps.map(({ id }, index) => [id, index]));
  const flows = diagram.connectors.flatMap((connector) => {
    const from = stepIndex.get(connector.from);
    const to = stepIndex.get(connector.to);
    if (from === undefined || to === undefined) return [];
    const label = toExtent(connector.labelSize, diagram.direction);
    return [{ id: connector.id, from, to, label, look: JSON.stringify([connector.role, connector.style]) }];
  });
  return { steps, flows, bands: bands.map(({ band }) => band) };
};

const kindOf = ({ placing, role }: Shape): Step['kind'] =>
  placing === 'note' ? 'note' : role === 'decision' || role === 'bar' ? role : 'step';

const isHolder = ({ placing }: Shape): boolean => placing === 'lane' || placing === 'container';

const toExtent = ({ width, height }: Size, direction: Direction): Extent =>
  direction === 'right' || direction === 'left' ? { along: width, across: height } : { along: height, across: width };
