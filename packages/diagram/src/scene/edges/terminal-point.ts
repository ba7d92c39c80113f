import { centreOf, grown, isStyleOn, type Point, type Style, styleNumber } from '../../model/index.ts';
import type { PlacedCell } from '../cell-tree.ts';
import { perimeterOf } from '../perimeters/index.ts';
import { turned } from '../turn.ts';

export type EdgeEnd = 'exit' | 'entry';

/**
 * The point that an edge's style fixes on its terminal (`exitX`, `exitY`, `exitDx`, `exitDy` and `exitPerimeter`, or
 * the same with `entry`): a share of the box, moved onto the outline unless the style says not to. Undefined where
 * the end floats.
 */
export const fixedTerminalPoint = (terminal: PlacedCell, edgeStyle: Style, end: EdgeEnd): Point | undefined => {
  const { bounds } = terminal;
  const shareX = styleNumber(edgeStyle, `${end}X`, Number.NaN);
  const shareY = styleNumber(edgeStyle, `${end}Y`, Number.NaN);
  if (!bounds || Number.isNaN(shareX) || Number.isNaN(shareY)) return undefined;
  const inBox = {
    x: bounds.x + bounds.width * shareX + styleNumber(edgeStyle, `${end}Dx`, 0),
    y: bounds.y + bounds.height * shareY + styleNumber(edgeStyle, `${end}Dy`, 0),
  };
  const onOutline = isStyleOn(edgeStyle, `${end}Perimeter`, 'on')
    ? perimeterOf(terminal.style.perimeter)({ bounds, style: terminal.style, from: inBox, aim: 'central' })
    : inBox;
  return turned(onOutline, styleNumber(terminal.style, 'rotation', 0), centreOf(bounds));
};

/** Where a floating end meets its terminal, seen from the next point of the line. */
export const floatingTerminalPoint = (
  terminal: PlacedCell,
  next: Point,
  { edgeStyle, end }: { readonly edgeStyle: Style; readonly end: EdgeEnd },
): Point | undefined => {
  const { bounds, style } = terminal;
  if (!bounds) return undefined;
  const rotation = styleNumber(style, 'rotation', 0);
  const pivot = centreOf(bounds);
  const side = end === 'exit' ? 'source' : 'target';
  const spacing =
    styleNumber(style, 'perimeterSpacing', 0) +
    styleNumber(edgeStyle, 'perimeterSpacing', 0) +
    styleNumber(edgeStyle, `${side}PerimeterSpacing`, 0);
  const meeting = perimeterOf(style.perimeter)({
    bounds: spacing === 0 ? bounds : grown(bounds, spacing),
    style,
    from: turned(next, -rotation, pivot),
    aim: rotation === 0 && isOrthogonal(edgeStyle) ? 'orthogonal' : 'central',
  });
  return turned(meeting, rotation, pivot);
};

const orthogonalStyles = new Set([
  'orthogonalEdgeStyle',
  'elbowEdgeStyle',
  'entityRelationEdgeStyle',
  'segmentEdgeStyle',
  'sideToSideEdgeStyle',
  'topToBottomEdgeStyle',
]);

const isOrthogonal = (style: Style): boolean =>
  style.orthogonal === undefined ? orthogonalStyles.has(style.edgeStyle ?? '') : style.orthogonal === '1';
