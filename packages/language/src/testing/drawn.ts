import type { Family, Kind } from '@diagloom/diagram/model';
import type { TypeDescription, Understanding } from '../understanding.ts';

const kinds = (ids: string): readonly Kind[] => ids.split(' ').map((id) => ({ id, label: id, synonyms: [] }));

const examples = ['one', 'two', 'three'].map((title) => ({ title, prompt: `Example ${title}`, notation: '' }));

/** A diagram type for tests, with the whole vocabulary that its family can use. */
export const buildType = (family: Extract<Family, 'process' | 'messages'>): TypeDescription =>
  family === 'process'
    ? {
        id: 'flowchart',
        label: 'Flowchart',
        family,
        examples,
        vocabulary: {
          nodes: kinds('step start end decision io subprocess document datastore fork join'),
          edges: kinds('flow'),
          groups: kinds('container lane'),
        },
      }
    : {
        id: 'sequence',
        label: 'Sequence diagram',
        family,
        examples,
        vocabulary: {
          nodes: kinds('participant actor database'),
          edges: kinds('call reply async create destroy'),
          groups: kinds('frame alt opt loop par section'),
        },
      };

/** A result as one line per edge: `Check stock -> <In stock?>`; the message where nothing was understood. */
export const drawn = (result: Understanding): readonly string[] => {
  if (!result.ok) return [result.message];
  const { nodes, edges, groups } = result.spec;
  const name = (id: string): string => {
    const node = nodes.find((candidate) => candidate.id === id);
    if (node?.kind === 'decision') return `<${node.label}>`;
    if (node?.kind === 'start' || node?.kind === 'end') return `(${node.label})`;
    return node?.label === '' ? `|${node.kind}|` : (node?.label ?? id);
  };
  return edges.map((edge) => {
    const section = groups.find((group) => group.id === edge.group);
    const frame = groups.find((group) => group.id === section?.parent);
    const arrow = edge.label === '' ? '->' : `-${edge.label}->`;
    return `${name(edge.from)} ${arrow} ${name(edge.to)}${edge.kind ? ` (${edge.kind})` : ''}${section ? ` {${frame?.kind}: ${section.label}}` : ''}`;
  });
};
