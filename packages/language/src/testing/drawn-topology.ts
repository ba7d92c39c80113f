import { understand } from '../understand.ts';
import type { TypeDescription } from '../understanding.ts';

const kinds = (ids: string) => ids.split(' ').map((id) => ({ id, label: id.replaceAll('-', ' '), synonyms: [] }));
/** A type of the topology family with the kinds that tests speak of. */
export const buildTopology = (id: string): TypeDescription => ({
  id,
  label: 'Architecture diagram',
  family: 'topology',
  vocabulary: {
    nodes: [
      ...kinds('service database cache queue storage gateway load-balancer function worker api client user cdn'),
      ...kinds('internet router switch firewall access-point laptop printer server artefact mobile'),
      ...kinds('desktop phone modem vpn dns identity monitoring mail pod component'),
    ],
    edges: kinds('call async data wireless tunnel'),
    groups: kinds('group vpc subnet dmz cloud site node environment tier'),
  },
  examples: [],
});

/** Lines as `A -label-> B`, then what is inside what as `A in B`. */
export const drawn = (text: string, id = 'architecture'): readonly string[] => {
  const result = understand(text, { type: buildTopology(id) });
  if (!result.ok) return [result.message];
  const { nodes, edges, groups } = result.spec;
  const name = (part: string | undefined): string => [...nodes, ...groups].find((one) => one.id === part)?.label ?? '';
  return [
    ...edges.map(
      ({ from, to, label }) => `${name(from)} ${label === '' ? '->' : `-${label.toLowerCase()}->`} ${name(to)}`,
    ),
    ...nodes.flatMap(({ label, groups: inside = [] }) => inside.map((group) => `${label} in ${name(group)}`)),
    ...groups.flatMap(({ label, parent }) => (parent === undefined ? [] : [`${label} in ${name(parent)}`])),
  ];
};
