import type { Connector, Diagram, DiagramSpec, Look, SpecEdge } from '@diagloom/diagram/model';
import { findTheme, type Theme } from '@diagloom/diagram/themes';
import { composeConnector, orthogonal } from '../compose/compose-connector.ts';
import { composeAreas } from './compose-areas.ts';
import { cardLooks, composeCards } from './compose-card.ts';
import { plainLineKind, plainNodeKind, type Topology } from './topology.ts';

/** Cards in nested frames, and the lines between them. */
export const composeTopology =
  (topology: Topology) =>
  (spec: DiagramSpec, look: Look): Diagram => {
    const theme = findTheme(look.theme);
    const kinds = new Map(spec.nodes.map(({ id, kind }) => [id, kind ?? plainNodeKind(topology)]));
    return {
      type: spec.type,
      title: spec.title,
      theme: theme.id,
      direction: spec.direction ?? topology.direction,
      layout: 'layered',
      shapes: [
        ...composeAreas(spec.groups, theme),
        ...composeCards(spec.nodes, cardLooks[topology.icons], plainNodeKind(topology), theme),
      ],
      connectors: spec.edges.map((edge) => composeLine(edge, kinds, topology, theme)),
    };
  };

const composeLine = (
  edge: SpecEdge,
  kinds: ReadonlyMap<string, string>,
  topology: Topology,
  theme: Theme,
): Connector => {
  const plain = plainLineKind(topology);
  const look = topology.lines[edge.kind ?? plain] ?? topology.lines[plain] ?? { role: 'call' };
  const connector = composeConnector(edge, look.role, theme, { ...orthogonal, arcSize: '12', ...look.style });
  const rank = (id: string): number => topology.rankOf?.(kinds.get(id) ?? '') ?? 0;
  return rank(edge.from) > rank(edge.to) ? { ...connector, flow: 'backward' } : connector;
};
