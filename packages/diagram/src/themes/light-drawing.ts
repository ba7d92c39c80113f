import type { Style } from '../model/index.ts';

/** What was drawn by hand: dark lines on white, as on a board. */

const ink = '#1F2937';
const drawn: Style = { fillColor: '#FFFFFF', strokeColor: ink, fontColor: ink, strokeWidth: '2' };

export const drawingShapes: Readonly<Record<string, Style>> = {
  drawn,
  'drawn-text': { fillColor: 'none', strokeColor: 'none', fontColor: ink, fontSize: '14' },
  'drawn-point': { fillColor: 'none', strokeColor: 'none' },
};

export const drawingConnectors: Readonly<Record<string, Style>> = {
  'drawn-line': { endArrow: 'none', strokeWidth: '2', strokeColor: ink },
  'drawn-arrow': { endArrow: 'block', endFill: '1', endSize: '7', strokeWidth: '2', strokeColor: ink },
};
