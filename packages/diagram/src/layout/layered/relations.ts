import type { Connector, Diagram } from '../../model/index.ts';

/** Line ends that may lie on top of each other and still say the same; a crow's foot or a diamond may not. */
const arrows = new Set(['classic', 'classicThin', 'block', 'blockThin', 'open', 'openThin', 'async']);

/** A line that leads from one shape to the next: a head at one end only, and nothing written at its ends; or a bundled link. */
const isFlow = ({ style, bundled = false, fromText = '', toText = '' }: Connector): boolean => {
  if (bundled) return true;
  const { startArrow = 'none', endArrow = 'classic' } = style;
  const heads = [startArrow, endArrow].filter((arrow) => arrow !== 'none');
  return heads.length === 1 && heads.every((arrow) => arrows.has(arrow)) && fromText === '' && toText === '';
};

/** The hollow triangle of a generalisation, whose lines meet in one head on purpose. */
export const isTriangle = ({ style }: Connector, end: 'from' | 'to'): boolean => {
  const { startArrow = 'none', endArrow = 'classic', startFill, endFill } = style;
  const [arrow, fill] = end === 'from' ? [startArrow, startFill] : [endArrow, endFill];
  return arrow === 'block' && fill === '0';
};

const isRelation = (connector: Connector): boolean =>
  !isFlow(connector) || isTriangle(connector, 'from') || isTriangle(connector, 'to');

/** True where most lines say how shapes belong together, as in a class diagram or a data model, rather than what comes next. */
export const isRelational = ({ connectors }: Diagram): boolean =>
  2 * connectors.filter(isRelation).length > connectors.length;

/**
 * What lines have in common that may share an end; undefined for a line that has its end to itself. Flows that come together
 * are one stream from there on; relations never are, except for the generalisations of one parent.
 */
export const sharedLook = (connector: Connector, end: 'from' | 'to', isAmongRelations: boolean): string | undefined => {
  if (connector.bundled === false) return undefined;
  if (isAmongRelations ? !isTriangle(connector, end) : !isFlow(connector)) return undefined;
  // Of two lines without heads, one may have been turned around for the layout.
  const look = Object.entries({ startArrow: 'none', endArrow: 'classic', ...connector.style });
  return JSON.stringify([connector.role, look.toSorted(([one], [other]) => (one < other ? -1 : 1))]);
};
