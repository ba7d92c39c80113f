import { centreOf, isStyleOn, type Rect, type Style, styleNumber } from '../model/index.ts';
import { directedBounds, directionDegrees } from '../scene/direction.ts';
import type { SceneShape } from '../scene/scene.ts';
import { drawGlass } from './draw-glass.ts';
import { drawIcon, drawPicture } from './draw-picture.ts';
import { element, formatNumber } from './markup.ts';
import {
  colourOf,
  type Definitions,
  fillOf,
  opacityOf,
  type Palette,
  shadowOf,
  strokeAttributes,
  strokeWidthOf,
} from './paint.ts';
import { pathDataAt } from './path-data.ts';
import { type Pen, penOf } from './pens/index.ts';
import { type FigurePart, figureOf } from './shapes/index.ts';

/** A shape without its label: its parts in its colours, turned and flipped as its style says. */
export const drawShape = (shape: SceneShape, palette: Palette, definitions: Definitions): string => {
  const { style, bounds } = shape;
  if (bounds.width === 0 && bounds.height === 0) return '';
  const drawn = directedBounds(bounds, style);
  const picture = shape.figure === 'image' ? drawPicture(bounds, style, palette) : undefined;
  const parts = picture ?? drawFigure(shape, drawn, palette, definitions);
  const attributes = {
    opacity: opacityOf(style, 'opacity'),
    transform: transformOf(style, bounds),
    filter: parts === '' ? undefined : shadowOf(style, definitions),
  };
  const isPlain = Object.values(attributes).every((value) => value === undefined);
  return isPlain || parts === '' ? parts : element('g', attributes, parts);
};

/** The figure in its colours, with the icon that a box may hold. */
const drawFigure = (
  { figure, style, cell }: SceneShape,
  drawn: Rect,
  palette: Palette,
  definitions: Definitions,
): string => {
  const pen = penOf(style, { id: cell.id, paper: palette.background });
  const paint = { style, palette, fill: fillOf(style, palette, definitions), pen };
  const parts = figureOf(figure)
    .draw({ width: drawn.width, height: drawn.height }, style)
    .map((part) => drawPart(part, drawn, paint));
  const glass =
    isStyleOn(style, 'glass') && paint.fill !== 'none' ? drawGlass(figure, drawn, { style, definitions }) : '';
  return [...parts, glass, figure === 'label' ? drawIcon(drawn, style) : ''].join('');
};

interface Paint {
  readonly style: Style;
  readonly palette: Palette;
  readonly fill: string;
  readonly pen: Pen;
}

const drawPart = (part: FigurePart, { x, y }: Rect, { style, palette, fill, pen }: Paint): string => {
  if (part.fill === 'shade') {
    const shade = part.shade ?? 0;
    return element('path', {
      d: pathDataAt(part.path, { x, y }),
      fill: shade < 0 ? '#ffffff' : '#000000',
      'fill-opacity': Math.abs(shade),
    });
  }
  const lineColour = colourOf(style.strokeColor, palette.foreground);
  const own =
    part.fill === 'line'
      ? lineColour
      : part.fill === 'body'
        ? colourOf(style.swimlaneFillColor, palette.background)
        : fill;
  const hasOwn =
    part.fill === 'shape' || part.fill === 'line' || (part.fill === 'body' && style.swimlaneFillColor !== undefined);
  const painted = hasOwn ? own : 'none';
  const line = part.stroke ? colourOf(part.strokeColour, lineColour) : 'none';
  const stroke = strokeAttributes(widened(style, part), line, part.dashed ?? isStyleOn(style, 'dashed'));
  if (painted === 'none' && stroke.stroke === 'none') return '';
  return pen({
    path: part.path,
    at: { x, y },
    paint: {
      fill: painted,
      'fill-opacity': painted === 'none' ? undefined : opacityOf(style, 'fillOpacity'),
      ...stroke,
      'stroke-opacity': stroke.stroke === 'none' ? undefined : opacityOf(style, 'strokeOpacity'),
    },
  });
};

const widened = (style: Style, { strokeWidth }: FigurePart): Style =>
  strokeWidth === undefined ? style : { ...style, strokeWidth: String(strokeWidth * strokeWidthOf(style)) };

/** Rotation and direction turn a shape about its centre, flips mirror it there first. */
const transformOf = (style: Style, bounds: Rect): string | undefined => {
  const { x, y } = centreOf(bounds);
  const degrees = styleNumber(style, 'rotation', 0) + directionDegrees(style);
  const flipX = isStyleOn(style, 'flipH') ? -1 : 1;
  const flipY = isStyleOn(style, 'flipV') ? -1 : 1;
  const steps: string[] = [];
  if (degrees !== 0) steps.push(`rotate(${formatNumber(degrees)} ${formatNumber(x)} ${formatNumber(y)})`);
  if (flipX < 0 || flipY < 0) {
    const back = `translate(${formatNumber(flipX < 0 ? 2 * x : 0)} ${formatNumber(flipY < 0 ? 2 * y : 0)})`;
    steps.push(`${back} scale(${flipX} ${flipY})`);
  }
  return steps.length === 0 ? undefined : steps.join(' ');
};
