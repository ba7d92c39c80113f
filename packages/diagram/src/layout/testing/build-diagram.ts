import type { Connector, Diagram, Placing, Shape } from '../../model/index.ts';

type ShapeWishes = Partial<Shape> & { readonly id: string };
type ConnectorWishes = Partial<Connector> & { readonly from: string; readonly to: string };

const styles: Readonly<Record<string, Shape['style']>> = {
  decision: { rhombus: '', html: '1', whiteSpace: 'wrap' },
  start: { rounded: '1', arcSize: '50', html: '1', whiteSpace: 'wrap' },
  lifeline: { shape: 'umlLifeline', perimeter: 'lifelinePerimeter', size: '40', html: '1', whiteSpace: 'wrap' },
};

/** A shape of 120 x 60 px; its role picks a plain look. */
export const buildShape = (wishes: ShapeWishes): Shape => {
  const role = wishes.role ?? 'step';
  const placing: Placing = wishes.placing ?? 'node';
  return {
    role,
    placing,
    label: wishes.id,
    size: role === 'decision' ? { width: 140, height: 80 } : { width: 120, height: 60 },
    style: styles[role] ?? { html: '1', whiteSpace: 'wrap' },
    ...(placing === 'container' || placing === 'lane' ? { title: { side: 'top', size: 30 } as const } : {}),
    ...wishes,
  };
};

/** A connector named after its ends; a label of n letters is 7n x 16 px. */
export const buildConnector = (wishes: ConnectorWishes): Connector => {
  const label = wishes.label ?? '';
  return {
    id: `${wishes.from}--${wishes.to}`,
    role: 'flow',
    label,
    labelSize: label === '' ? { width: 0, height: 0 } : { width: 7 * label.length, height: 16 },
    style: { edgeStyle: 'orthogonalEdgeStyle', rounded: '0', html: '1' },
    ...wishes,
  };
};

/**
 * A diagram from lines such as `a -> b: yes`. A name that ends in `?` is a decision. Shapes stand in the order in which they
 * are first named; `shapes` adds to what the lines say or makes shapes that no line names.
 */
export const buildDiagram = (
  lines: readonly string[],
  wishes: Partial<Omit<Diagram, 'shapes'>> & { readonly shapes?: readonly ShapeWishes[] } = {},
): Diagram => {
  const { shapes: extra = [], ...rest } = wishes;
  const byId = new Map<string, ShapeWishes>(extra.map((shape) => [shape.id, shape]));
  const counts = new Map<string, number>();
  const connectors = lines.map((line) => {
    const [ends = '', label = ''] = line.split(': ');
    const [from = '', to = ''] = ends.split(' -> ');
    for (const id of [from, to]) if (!byId.has(id)) byId.set(id, id.endsWith('?') ? { id, role: 'decision' } : { id });
    const count = (counts.get(ends) ?? 0) + 1;
    counts.set(ends, count);
    return buildConnector({ from, to, label, ...(count === 1 ? {} : { id: `${from}--${to}-${count}` }) });
  });
  return {
    type: 'flowchart',
    title: 'A diagram',
    theme: 'plain',
    direction: 'down',
    layout: 'layered',
    connectors,
    ...rest,
    shapes: [...byId.values()].map(buildShape),
  };
};
