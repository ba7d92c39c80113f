import type { Connector, Diagram, DiagramSpec, Look, SpecEdge } from '@diagloom/diagram/model';
import { findTheme, type Theme } from '@diagloom/diagram/themes';
import { composeConnector, orthogonal } from '../compose/compose-connector.ts';
import { findDistances, findLinesBack, flowOfLink } from './choose-flow.ts';
import { composeAreas } from './compose-areas.ts';
import { cardLooks, composeCards } from './compose-card.ts';
import { plainLineKind, plainNodeKind, type Topology } from './topology.ts';
import { usualDirection } from './usual-direction.ts';

/** Cards in nested frames, and the lines between them. */
export const composeTopology =
  (topology: Topology) =>
  (spec: DiagramSpec, look: Look): Diagram => {
    const theme = findTheme(look.theme);
    const direction = spec.direction ?? usualDirection(spec, topology);
    const flowOf = flowsOf(spec, topology);
    return {
      type: spec.type,
      title: spec.title,
      theme: theme.id,
      direction,
      layout: 'layered',
      shapes: [
        ...composeAreas(spec.groups, direction, theme),
        ...composeCards(spec.nodes, cardLooks[topology.icons], plainNodeKind(topology), theme),
      ],
      connectors: spec.edges.map((edge) => ({
        ...composeLine(edge, topology, theme),
        flow: flowOf(edge),
        ...(topology.rankOf === undefined ? {} : { bundled: true }),
      })),
    };
  };

type Flow = NonNullable<Connector['flow']>;

const flowsOf = (spec: DiagramSpec, topology: Topology): ((edge: SpecEdge) => Flow) => {
  const { rankOf } = topology;
  if (rankOf === undefined) {
    const back = findLinesBack(spec);
    return ({ id }) => (back.has(id) ? 'backward' : 'forward');
  }
  const ranks = new Map(spec.nodes.map(({ id, kind, label }) => [id, rankOf(kind ?? plainNodeKind(topology), label)]));
  const distances = findDistances(spec, (id) => ranks.get(id) ?? 0);
  return (edge) => flowOfLink(edge, distances);
};

const composeLine = (edge: SpecEdge, topology: Topology, theme: Theme): Connector => {
  const plain = plainLineKind(topology);
  const look = topology.lines[edge.kind ?? plain] ?? topology.lines[plain] ?? { role: 'call' };
  return composeConnector(edge, look.role, theme, { ...orthogonal, arcSize: '12', ...look.style });
};
