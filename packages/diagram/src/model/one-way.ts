import type { SpecEdge } from './diagram-spec.ts';

/** What a line between classes says that is drawn with an arrow: only its start knows its end. */
export const oneWay: NonNullable<SpecEdge['properties']> = { navigable: 'to' };

/** Whether the facts of a line say so. */
export const isOneWay = (properties: SpecEdge['properties']): boolean => properties?.navigable === oneWay.navigable;
