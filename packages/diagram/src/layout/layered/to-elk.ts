import type { ElkExtendedEdge, ElkLabel, ElkNode, ElkPort } from 'elkjs/lib/elk-api.js';
import type { Connector, Diagram, Shape } from '../../model/index.ts';
import { ancestryOf } from '../ancestry.ts';
import { pageMargin } from '../build-page.ts';
import { endTextSize } from '../end-text.ts';
import { groupBy } from '../group-by.ts';
import { figureOf } from '../outline.ts';
import type { Port, PortPlan } from './choose-ports.ts';
import { elkSideOf } from './sides.ts';

const elkDirections = { down: 'DOWN', up: 'UP', left: 'LEFT', right: 'RIGHT' } as const;

/** Distances, px. */
const spacing = {
  'elk.spacing.nodeNode': '40',
  'elk.layered.spacing.nodeNodeBetweenLayers': '44',
  'elk.spacing.edgeNode': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
  'elk.spacing.edgeEdge': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '16',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '6',
  'elk.spacing.componentComponent': '60',
  'elk.spacing.nodeSelfLoop': '20',
  'elk.spacing.portPort': '16',
} as const;

/** How far the order in which a diagram was written leads the order of its shapes; ELK's words. */
export type WrittenOrder = 'NODES_AND_EDGES' | 'PREFER_NODES' | 'NONE';

interface Wishes {
  readonly order: WrittenOrder;
  readonly seed: number;
}

/**
 * The diagram as a graph for ELK's layered algorithm. Back connectors are turned around, so that ELK has no circle to break;
 * reading the result turns them back. Coordinates of edges are absolute.
 */
export const toElk = (diagram: Diagram, plans: ReadonlyMap<string, PortPlan>, { order, seed }: Wishes): ElkNode => {
  const { around } = ancestryOf(diagram.shapes);
  const placed = diagram.shapes.filter((shape) => shape.placing !== 'part');
  const byParent = groupBy(placed, (shape) => around(shape.id)[0]);
  const ports = portsOf(diagram, plans);
  const alignment = alignmentOf(diagram);
  const nodeFor = (shape: Shape): ElkNode => {
    const children = byParent.get(shape.id) ?? [];
    const own = ports.get(shape.id) ?? [];
    const layoutOptions = {
      'elk.alignment': alignment,
      ...(own.length === 0 ? {} : portOptions(own, shape)),
      ...(children.length === 0
        ? {}
        : { 'elk.padding': paddingOf(shape, children), ...minimumSize(shape), ...spacing }),
    };
    return {
      id: shape.id,
      width: shape.size.width,
      height: shape.size.height,
      ...(own.length === 0 ? {} : { ports: own }),
      ...(children.length === 0 ? {} : { children: children.map(nodeFor) }),
      layoutOptions,
    };
  };
  return {
    id: '#page',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': elkDirections[diagram.direction],
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.json.edgeCoords': 'ROOT',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.padding': padding(pageMargin, pageMargin, pageMargin, pageMargin),
      ...effortFor(diagram, order),
      'elk.randomSeed': String(seed),
      ...spacing,
    },
    children: (byParent.get(undefined) ?? []).map(nodeFor),
    edges: diagram.connectors.flatMap((connector) => edgeFor(connector, plans.get(connector.id))),
  };
};

/** Boxes of a row begin on one line; of figures that differ as steps and decisions do, the middles lie on one. */
const alignmentOf = ({ direction, shapes }: Diagram): 'TOP' | 'CENTER' => {
  const isLevel = direction === 'right' || direction === 'left';
  return isLevel || shapes.some(({ style }) => figureOf(style) === 'rhombus') ? 'CENTER' : 'TOP';
};

/** Below this distance from one end to the next, two crow's feet would touch, px. */
const leastPitch = 20;

/** Ends are spread over their side; where that brings them too near to each other they use the room beside the corners, too. */
const portOptions = (own: readonly ElkPort[], { size }: Shape): Record<string, string> => {
  const bySide = groupBy(own, (port) => port.layoutOptions?.['elk.port.side']);
  const isTight = [...bySide].some(([side, ends]) => {
    const length = side === 'NORTH' || side === 'SOUTH' ? size.width : size.height;
    return ends.length > 1 && length / (ends.length + 1) < leastPitch;
  });
  return { 'elk.portConstraints': 'FIXED_SIDE', ...(isTight ? { 'elk.portAlignment.default': 'CENTER' } : {}) };
};

/** Numbers of shapes and connectors together from which on ELK is asked for less. */
const some = 150;
const many = 300;
const veryMany = 1500;

/**
 * ELK's best placement of shapes in their layers takes 7 s for 500 shapes with 625 lines among them at random, a quicker one
 * 0.8 s; with everything else at its least 2,000 shapes take 3 s.
 */
const effortFor = ({ shapes, connectors }: Diagram, order: WrittenOrder): Record<string, string> => {
  const count = shapes.length + connectors.length;
  if (count < many) {
    return {
      'elk.layered.considerModelOrder.strategy': order,
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.layered.nodePlacement.favorStraightEdges': 'true',
      'elk.layered.thoroughness': count < some ? '10' : '3',
    };
  }
  return {
    'elk.layered.considerModelOrder.strategy': 'NONE',
    'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
    'elk.layered.thoroughness': count < veryMany ? '3' : '1',
    ...(count < veryMany ? {} : { 'elk.layered.crossingMinimization.greedySwitch.type': 'OFF' }),
  };
};

const padding = (top: number, right: number, bottom: number, left: number): string =>
  `[top=${top},left=${left},bottom=${bottom},right=${right}]`;

/** Free space inside a container, px. */
const innerMargin = 24;

const paddingOf = ({ title }: Shape, children: readonly Shape[]): string => {
  const extra = title?.size ?? 0;
  const sides = besideTitle(title?.reach ?? 0, children);
  return padding(
    innerMargin + (title?.side === 'top' ? extra : 0),
    sides,
    innerMargin,
    sides + (title?.side === 'left' ? extra : 0),
  );
};

/** Between the words of a title and a line that comes in beside it, px. */
const clearOfTitle = 12;

/** So much room on both sides that a line to the middle of any child comes in beside the title. */
const besideTitle = (reach: number, children: readonly Shape[]): number => {
  const narrowest = Math.min(...children.map(({ size }) => size.width));
  return reach === 0 ? innerMargin : Math.max(innerMargin, Math.ceil(reach + clearOfTitle - narrowest / 2));
};

const minimumSize = ({ size }: Shape): Record<string, string> => ({
  'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
  'elk.nodeSize.minimum': `(${size.width}, ${size.height})`,
});

const selfLoopPort = ({ id }: Connector, end: 'from' | 'to'): string => `${id}#${end}`;

const portsOf = (diagram: Diagram, plans: ReadonlyMap<string, PortPlan>): ReadonlyMap<string, ElkPort[]> => {
  const ports = new Map<string, Map<string, ElkPort>>();
  const loops = diagram.connectors.filter((connector) => connector.from === connector.to);
  const selfLoopPorts = loops.flatMap((loop) =>
    (['from', 'to'] as const).map((end): Port => ({ id: selfLoopPort(loop, end), shape: loop.from, side: 'far' })),
  );
  for (const wanted of [...[...plans.values()].map(({ from, to }) => [from, to]), selfLoopPorts]) {
    for (const port of wanted) {
      const own = ports.get(port.shape) ?? new Map<string, ElkPort>();
      ports.set(port.shape, own);
      own.set(port.id, {
        id: port.id,
        width: 0,
        height: 0,
        layoutOptions: { 'elk.port.side': elkSideOf(diagram.direction, port.side) },
      });
    }
  }
  return new Map([...ports].map(([shape, own]) => [shape, [...own.values()]]));
};

const edgeFor = (connector: Connector, plan: PortPlan | undefined): readonly ElkExtendedEdge[] => {
  if (plan === undefined) {
    const { id, from, to } = connector;
    if (from !== to) return [];
    return [
      {
        id,
        sources: [selfLoopPort(connector, 'from')],
        targets: [selfLoopPort(connector, 'to')],
        ...labelsOf(connector),
      },
    ];
  }
  const [source, target] = plan.isBack ? [plan.to, plan.from] : [plan.from, plan.to];
  return [
    {
      id: connector.id,
      sources: [source.id],
      targets: [target.id],
      ...labelsOf(connector, plan),
      layoutOptions: {
        'elk.layered.priority.straightness': plan.isBack ? '10' : straightness[plan.rank],
        'elk.layered.priority.shortness': plan.isBack ? '1' : plan.rank === 'other' ? '2' : '10',
      },
    },
  ];
};

/** What joins the trunk from beside it bends anyway. */
const straightness = { trunk: '100', main: '10', joining: '1', other: '1' } as const;

/** ELK sees a connector that leads back from its other end. */
const labelPlaces = { source: 'TAIL', target: 'HEAD', middle: 'CENTER' } as const;

const labelsOf = (connector: Connector, plan?: PortPlan): Pick<ElkExtendedEdge, 'labels'> => {
  const ends = [
    ['from', connector.fromText],
    ['to', connector.toText],
  ] as const;
  const labels = [
    ...(connector.label === '' ? [] : [labelFor(connector, plan)]),
    ...ends.flatMap(([end, text]) => (text === undefined || text === '' ? [] : [endLabelFor(connector, end, text)])),
  ];
  return labels.length === 0 ? {} : { labels };
};

const labelFor = ({ id, label, labelSize }: Connector, plan: PortPlan | undefined): ElkLabel => ({
  id: `${id}#label`,
  text: label,
  width: Math.ceil(labelSize.width),
  height: Math.ceil(labelSize.height),
  layoutOptions: { 'elk.edgeLabels.placement': plan === undefined ? 'CENTER' : labelPlaces[plan.room] },
});

/** Keeps room for a text at an end of a line; where exactly it stands is not ELK's to say. */
const endLabelFor = (connector: Connector, end: 'from' | 'to', text: string): ElkLabel => ({
  id: `${connector.id}#${end}-text`,
  text,
  ...endTextSize(connector, text),
  layoutOptions: { 'elk.edgeLabels.placement': end === 'from' ? 'TAIL' : 'HEAD' },
});
