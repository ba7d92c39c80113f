/** What a component is to whoever writes code from a diagram. */
export const componentTypes = ['process', 'decision', 'data', 'connector', 'start_end'] as const;

export type ComponentType = (typeof componentTypes)[number];

/** The roles of the kinds that are more than something that is done; all others are processes. */
const roles: Readonly<Record<Exclude<ComponentType, 'process' | 'connector'>, readonly string[]>> = {
  decision: ['decision'],
  start_end: ['start', 'end', 'initial', 'final'],
  data: [
    'io',
    'document',
    'datastore',
    'database',
    'cache',
    'storage',
    'search',
    'queue',
    'entity',
    'weak-entity',
    'class',
    'abstract',
    'interface',
    'enum',
    'artefact',
    'table',
    'list',
    'field',
  ],
};

/** Types whose plain node is data rather than something that is done. */
const dataTypes = new Set(['conceptual', 'logical', 'physical', 'uml']);

export const componentTypeOf = (kind: string | undefined, diagramType: string): ComponentType => {
  if (kind === undefined) return dataTypes.has(diagramType) ? 'data' : 'process';
  if (roles.decision.includes(kind)) return 'decision';
  if (roles.start_end.includes(kind)) return 'start_end';
  return roles.data.includes(kind) ? 'data' : 'process';
};
