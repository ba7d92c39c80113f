import dagre from '@dagrejs/dagre';
import { layOut } from '@diagloom/diagram/layout';
import type { Diagram, Placement, Point, Rect, Route } from '@diagloom/diagram/model';
import { createLayoutRunner } from '@diagloom/studio';
import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge } from 'elkjs/lib/elk-api.js';

export type Place = (diagram: Diagram) => Promise<Placement>;

interface Engine {
  readonly name: string;
  readonly open: () => Promise<{ readonly place: Place; readonly close: () => Promise<void> }>;
}

const spacing = { across: 50, along: 60 } as const;
const close = async (): Promise<void> => {};

export const ours: Engine = {
  name: 'diagloom',
  open: async () => {
    const runner = createLayoutRunner();
    return { place: (diagram) => layOut(diagram, runner), close: runner.close };
  },
};

const plainElk: Engine = {
  name: 'elkjs layered, orthogonal',
  open: async () => {
    const elk = new ELK();
    const place: Place = async ({ shapes, connectors }) => {
      const graph = await elk.layout({
        id: '#page',
        layoutOptions: {
          'elk.algorithm': 'layered',
          'elk.direction': 'DOWN',
          'elk.edgeRouting': 'ORTHOGONAL',
          'elk.spacing.nodeNode': String(spacing.across),
          'elk.layered.spacing.nodeNodeBetweenLayers': String(spacing.along),
        },
        children: shapes.map(({ id, size }) => ({ id, ...size })),
        edges: connectors.map(({ id, from, to }): ElkExtendedEdge => ({ id, sources: [from], targets: [to] })),
      });
      const boxes = (graph.children ?? []).map(
        ({ id, x = 0, y = 0, width = 0, height = 0 }): readonly [string, Rect] => [id, { x, y, width, height }],
      );
      const routes = (graph.edges ?? []).flatMap(({ id, sections }): readonly (readonly [string, Route])[] =>
        (sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) => [
          id,
          { points: [startPoint, ...bendPoints, endPoint] },
        ]),
      );
      return { shapes: new Map(boxes), routes: new Map(routes) };
    };
    return { place, close };
  },
};

const plainDagre: Engine = {
  name: '@dagrejs/dagre',
  open: async () => ({
    place: async ({ shapes, connectors }) => {
      const graph = new dagre.graphlib.Graph({ multigraph: true });
      graph.setGraph({ rankdir: 'TB', nodesep: spacing.across, ranksep: spacing.along });
      graph.setDefaultEdgeLabel(() => ({}));
      for (const { id, size } of shapes) graph.setNode(id, { ...size });
      for (const { id, from, to } of connectors) graph.setEdge(from, to, {}, id);
      dagre.layout(graph);
      const boxOf = (id: string, width: number, height: number): Rect => {
        const { x = 0, y = 0 } = graph.node(id);
        return { x: x - width / 2, y: y - height / 2, width, height };
      };
      const pointsOf = (from: string, to: string, id: string): readonly Point[] =>
        graph.edge(from, to, id).points ?? [];
      return {
        shapes: new Map(shapes.map(({ id, size }) => [id, boxOf(id, size.width, size.height)])),
        routes: new Map(connectors.map(({ id, from, to }) => [id, { points: pointsOf(from, to, id) }])),
      };
    },
    close,
  }),
};

export const engines: readonly Engine[] = [ours, plainElk, plainDagre];
