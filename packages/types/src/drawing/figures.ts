import type { Size, Style } from '@diagloom/diagram/model';
import type { Font } from '@diagloom/diagram/text';
import { fitBox } from '../families/compose/fit-label.ts';

/** How a drawn figure is written in draw.io, and how large it is where nobody said. */
export interface DrawnFigure {
  readonly role: string;
  readonly style: Style;
  readonly fit: (label: string, font: Font) => Size;
}

const room = (minWidth: number, minHeight: number, padding: Size) => (label: string, font: Font) =>
  fitBox(label, font, { minWidth, maxWidth: 220, minHeight, padding });

const rectangle: DrawnFigure = {
  role: 'drawn',
  style: {},
  fit: room(120, 60, { width: 24, height: 20 }),
};

const figures: Readonly<Record<string, DrawnFigure>> = {
  rectangle,
  circle: {
    role: 'drawn',
    style: { ellipse: '', perimeter: 'ellipsePerimeter' },
    fit: room(90, 90, { width: 40, height: 40 }),
  },
  triangle: {
    role: 'drawn',
    style: { triangle: '', perimeter: 'trianglePerimeter', direction: 'north', spacingTop: '26' },
    fit: room(120, 100, { width: 60, height: 60 }),
  },
  diamond: {
    role: 'drawn',
    style: { rhombus: '', perimeter: 'rhombusPerimeter' },
    fit: room(120, 90, { width: 64, height: 48 }),
  },
  text: {
    role: 'drawn-text',
    style: { text: '', align: 'center', verticalAlign: 'middle' },
    fit: room(40, 30, { width: 12, height: 10 }),
  },
  point: { role: 'drawn-point', style: {}, fit: () => ({ width: 2, height: 2 }) },
};

export const figureOf = (kind = 'rectangle'): DrawnFigure => figures[kind] ?? rectangle;
