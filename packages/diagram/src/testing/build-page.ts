import type { Cell, Geometry, Page } from '../model/index.ts';

/** Makers of test pages: only what a test is about needs to be said. */

export interface VertexParts extends Partial<Omit<Geometry, 'points' | 'sourcePoint' | 'targetPoint'>> {
  readonly id: string;
  readonly label?: string;
  readonly style?: string;
  /** `1`, the first layer, when absent. */
  readonly parent?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

export interface EdgeParts extends Partial<Geometry> {
  readonly id: string;
  readonly from?: string;
  readonly to?: string;
  readonly label?: string;
  readonly style?: string;
  readonly parent?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** A page with draw.io's root `0`, its first layer `1` and the given cells, painted in their order. */
export const buildPage = (cells: readonly Cell[], attributes: Readonly<Record<string, string>> = {}): Page => ({
  id: 'page-1',
  name: 'Page-1',
  attributes,
  cells: [
    { id: '0', kind: 'root', value: '', style: '' },
    { id: '1', kind: 'layer', parent: '0', value: '', style: '' },
    ...cells,
  ],
});

/** A vertex of 120 by 60 px at 0, 0 where nothing else is said. */
export const vertex = ({ id, label = '', style = '', parent = '1', attributes, ...geometry }: VertexParts): Cell => ({
  id,
  kind: 'vertex',
  parent,
  value: label,
  style,
  geometry: { x: 0, y: 0, width: 120, height: 60, ...geometry },
  ...(attributes ? { attributes } : {}),
});

export const edge = ({
  id,
  from,
  to,
  label = '',
  style = '',
  parent = '1',
  attributes,
  ...geometry
}: EdgeParts): Cell => ({
  id,
  kind: 'edge',
  parent,
  value: label,
  style,
  ...(from === undefined ? {} : { source: from }),
  ...(to === undefined ? {} : { target: to }),
  geometry: { x: 0, y: 0, width: 0, height: 0, relative: true, ...geometry },
  ...(attributes ? { attributes } : {}),
});

export const layer = (id: string, attributes: Readonly<Record<string, string>> = {}): Cell => ({
  id,
  kind: 'layer',
  parent: '0',
  value: '',
  style: '',
  attributes,
});
