import { type Connector, isOneWay, oneWay, type SpecEdge, type Style } from '@diagloom/diagram/model';
import type { Theme } from '@diagloom/diagram/themes';
import { composeConnector, orthogonal } from '../families/compose/compose-connector.ts';

/** UML's line ends, drawn as draw.io draws them. A plain association has none. */
const ends: Readonly<Record<string, Style>> = {
  inherits: { endArrow: 'block', endFill: '0', endSize: '14' },
  realises: { endArrow: 'block', endFill: '0', endSize: '14', dashed: '1' },
  composes: { endArrow: 'none', startArrow: 'diamondThin', startFill: '1', startSize: '16' },
  aggregates: { endArrow: 'none', startArrow: 'diamondThin', startFill: '0', startSize: '16' },
  depends: { endArrow: 'open', endFill: '0', endSize: '10', dashed: '1' },
  transition: { endArrow: 'block', endFill: '1', endSize: '6' },
  includes: { endArrow: 'open', endFill: '0', endSize: '10', dashed: '1' },
  extends: { endArrow: 'open', endFill: '0', endSize: '10', dashed: '1' },
};

/** An association that only its start knows of. */
const oneWayEnd: Style = { endArrow: 'open', endFill: '0', endSize: '10' };

/** A parent stands above its children and an interface above its classes, so these lines run against the layout. */
const upwards = new Set(['inherits', 'realises']);

const stereotypes: Readonly<Record<string, string>> = { includes: '«include»', extends: '«extend»' };

export const composeRelation = (edge: SpecEdge, theme: Theme): Connector => {
  const label = [stereotypes[edge.kind ?? ''], edge.label]
    .filter((text) => text !== undefined && text !== '')
    .join(' ');
  const style =
    isOneWay(edge.properties) && edge.kind === undefined ? oneWayEnd : (ends[edge.kind ?? ''] ?? { endArrow: 'none' });
  const connector = composeConnector({ ...edge, label }, 'relation', theme, { ...orthogonal, rounded: '0', ...style });
  return upwards.has(edge.kind ?? '') ? { ...connector, flow: 'backward' } : connector;
};

/** The kind of a relation drawn in this style; undefined for a plain association. */
export const kindOfRelation = (style: Style): string | undefined => {
  const isDashed = style.dashed === '1';
  if (style.endArrow === 'block' && style.endFill === '0') return isDashed ? 'realises' : 'inherits';
  if (style.startArrow?.startsWith('diamond')) return style.startFill === '0' ? 'aggregates' : 'composes';
  if (isDashed && style.endArrow === 'open') return 'depends';
  return style.endArrow === 'block' || style.endArrow === 'classic' ? 'transition' : undefined;
};

/** What the ends of a plain association in this style say: an open arrow, that it is known from its start only. */
export const propertiesOfRelation = (style: Style): SpecEdge['properties'] =>
  style.dashed !== '1' && style.endArrow === 'open' && (style.startArrow ?? 'none') === 'none' ? oneWay : undefined;
