import type { Style } from '@diagloom/diagram/model';
import { type Font, measureText } from '@diagloom/diagram/text';
import { type BoxRoom, type Fit, fitBox, fitCircle, fitRhombus, narrow } from '../compose/fit-label.ts';

/** How a kind of node is drawn: its role in the theme, draw.io's shape, and the size that holds a label. */
export interface Figure {
  readonly role: string;
  readonly style: Style;
  /** Where width is what the window has too little of, `isTight`, labels break sooner. */
  readonly fit: (label: string, font: Font, isTight?: boolean) => Fit;
}

/** Boxes of one diagram share a width where their labels allow it; these are its limits, px. */
const step = { minWidth: 140, maxWidth: 200, minHeight: 50, padding: { width: 28, height: 20 }, margin: 8 };
const slanted = { ...step, minWidth: 160, maxWidth: 220, padding: { width: 56, height: 20 } };
const folded = { ...step, minHeight: 60, padding: { width: 28, height: 34 } };
const barred = { ...step, minWidth: 160, maxWidth: 220, padding: { width: 56, height: 20 } };
const hexagonal = { ...step, minHeight: 40, padding: { width: 52, height: 16 } };
const keyed = { ...step, minHeight: 60, padding: { width: 28, height: 36 } };
const waiting = { ...step, padding: { width: 56, height: 20 } };
const pointed = { ...step, minWidth: 100, maxWidth: 160, minHeight: 60, padding: { width: 28, height: 44 } };
const rhombus = { width: 140, height: 80, steepest: 0.6, wide: 200 };
const tightRhombus = { width: 120, height: 80, steepest: 0.7, wide: 120 };
const terminator = { minWidth: 100, maxWidth: 200, minHeight: 40, padding: { width: 40, height: 16 }, margin: 12 };

const boxed =
  (room: BoxRoom): Figure['fit'] =>
  (label, font, isTight = false) =>
    fitBox(label, font, isTight ? narrow(room, label, font) : room);

const plain: Figure = {
  role: 'step',
  style: { rounded: '1', arcSize: '10', absoluteArcSize: '1' },
  fit: boxed(step),
};

const pill = (role: string): Figure => ({
  role,
  style: { rounded: '1', arcSize: '50' },
  fit: boxed(terminator),
});

/** Given as it stands across a flow that runs down: thin, or thick enough for a label. */
const bar: Figure = {
  role: 'bar',
  style: { rounded: '0' },
  fit: (label, font) => {
    if (label === '') return { width: 160, height: 6 };
    const text = measureText(label, font);
    return { width: Math.max(160, Math.ceil((text.width + 28) / 10) * 10), height: Math.ceil(text.height) + 10 };
  },
};

const figures: Readonly<Record<string, Figure>> = {
  start: pill('start'),
  end: pill('end'),
  decision: {
    role: 'decision',
    style: { rhombus: '', perimeter: 'rhombusPerimeter' },
    fit: (label, font, isTight = false) => fitRhombus(label, font, isTight ? tightRhombus : rhombus),
  },
  io: {
    role: 'io',
    style: { shape: 'parallelogram', perimeter: 'parallelogramPerimeter', fixedSize: '1', size: '16' },
    fit: boxed(slanted),
  },
  subprocess: {
    role: 'subprocess',
    style: { shape: 'process', backgroundOutline: '1', size: '0.08' },
    fit: boxed(barred),
  },
  event: {
    role: 'event',
    style: { shape: 'hexagon', perimeter: 'hexagonPerimeter2', fixedSize: '1', size: '14' },
    fit: boxed(hexagonal),
  },
  document: {
    role: 'document',
    style: { shape: 'document', boundedLbl: '1', size: '0.2' },
    fit: boxed(folded),
  },
  datastore: {
    role: 'datastore',
    style: { shape: 'cylinder3', boundedLbl: '1', backgroundOutline: '1', size: '10' },
    fit: boxed({ ...folded, minHeight: 70, padding: { width: 28, height: 44 } }),
  },
  'manual-input': {
    role: 'io',
    style: { shape: 'manualInput', size: '14' },
    fit: boxed(keyed),
  },
  delay: {
    role: 'event',
    style: { shape: 'delay' },
    fit: boxed(waiting),
  },
  onpage: {
    role: 'document',
    style: { shape: 'ellipse', perimeter: 'ellipsePerimeter' },
    fit: (label, font) => fitCircle(label, font, 40),
  },
  offpage: {
    role: 'document',
    style: { shape: 'offPageConnector', size: '0.3' },
    fit: boxed(pointed),
  },
  fork: bar,
  join: bar,
};

/** The figure of a kind; a kind that the type does not know is drawn as a step. */
export const figureOf = (kind: string | undefined): Figure => figures[kind ?? ''] ?? plain;
