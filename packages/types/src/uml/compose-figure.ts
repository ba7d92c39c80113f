import type { Shape, Size, SpecNode, Style } from '@diagloom/diagram/model';
import type { Font } from '@diagloom/diagram/text';
import { measureText } from '@diagloom/diagram/text';
import type { Theme } from '@diagloom/diagram/themes';
import { fitBox } from '../families/compose/fit-label.ts';
import { labelFont } from '../families/compose/label-font.ts';

/** Kinds that are no box with compartments: states, use cases, actors. */
interface Figure {
  readonly style: Style;
  readonly fit: (label: string, font: Font) => Size;
}

const roomy = { minWidth: 110, maxWidth: 190, minHeight: 46, padding: { width: 30, height: 20 } };
const oval = { minWidth: 130, maxWidth: 210, minHeight: 60, padding: { width: 54, height: 32 } };

const figures: Readonly<Record<string, Figure>> = {
  state: { style: { rounded: '1', arcSize: '30' }, fit: (label, font) => fitBox(label, font, roomy) },
  initial: { style: { ellipse: '', aspect: 'fixed' }, fit: () => ({ width: 24, height: 24 }) },
  final: {
    style: { shape: 'endState', perimeter: 'ellipsePerimeter', aspect: 'fixed' },
    fit: () => ({ width: 28, height: 28 }),
  },
  'use-case': { style: { ellipse: '' }, fit: (label, font) => fitBox(label, font, oval) },
  actor: {
    style: { shape: 'umlActor', verticalLabelPosition: 'bottom', verticalAlign: 'top' },
    fit: () => ({ width: 36, height: 64 }),
  },
};

const unlabelled = new Set(['initial', 'final']);

export const isFigureKind = (kind: string | undefined): boolean => kind !== undefined && kind in figures;

export const composeFigure = (node: SpecNode, theme: Theme): Shape => {
  const kind = node.kind ?? 'state';
  const figure = figures[kind] ?? { style: {}, fit: (label: string, font: Font) => measureText(label, font) };
  const style: Style = {
    ...figure.style,
    whiteSpace: 'wrap',
    html: '1',
    ...theme.styleFor('shape', kind === 'actor' ? 'uml-actor' : kind),
    dlKind: kind,
  };
  return {
    id: node.id,
    role: kind,
    placing: 'node',
    label: unlabelled.has(kind) ? '' : node.label,
    size: figure.fit(node.label, labelFont(style)),
    style,
    ...(node.groups?.[0] === undefined ? {} : { parent: node.groups[0] }),
  };
};
