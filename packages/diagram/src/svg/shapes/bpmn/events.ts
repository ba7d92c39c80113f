import type { Rect, Style } from '../../../model/index.ts';
import type { Figure, FigurePart } from '../figure.ts';
import { ellipsePath, type Path, polygon } from '../path.ts';
import { into, middleOf, sign } from './place.ts';
import { gatewaySigns, symbols } from './symbols.ts';

/** Events: a ring that says when (`outline`) around a symbol that says what (`symbol`). */
const event: Figure = {
  names: ['mxgraph.bpmn.event'],
  draw: (size, style) => eventParts({ x: 0, y: 0, ...size }, style),
};

/** Gateways: a rhombus around a sign (`gwType`), or around an event. */
const gateway: Figure = {
  names: ['mxgraph.bpmn.gateway2'],
  draw: (size, style) => {
    const path = gatewaySigns[style.gwType ?? ''];
    return [
      { path: rhombus(size), fill: 'shape', stroke: true },
      ...eventParts(middleOf(size, 0.6), style),
      ...(path ? [{ path: into(path, { x: 0, y: 0, ...size }), fill: 'line', stroke: true } as const] : []),
    ];
  },
};

/** The older shape for both: `background=gateway` makes it a gateway, whose symbols `exclusiveGw` and so on are signs. */
const either: Figure = {
  names: ['mxgraph.bpmn.shape'],
  draw: (size, style) => {
    if (style.background !== 'gateway') return eventParts({ x: 0, y: 0, ...size }, style);
    const body: FigurePart = { path: rhombus(size), fill: 'shape', stroke: true };
    const path = gatewaySigns[(style.symbol ?? '').replace(/Gw$/, '')];
    if (path) return [body, sign(into(path, { x: 0, y: 0, ...size }), style, true)];
    return [body, ...eventParts(middleOf(size, 0.5), style)];
  },
};

/** A few of an older library of single shapes. */
const older: readonly Figure[] = [
  ['timer_start', 'standard', 'timer'],
  ['message_start', 'standard', 'message'],
  ['event_start', 'standard', 'general'],
  ['event_end', 'end', 'general'],
  ['event_intermediate', 'throwing', 'general'],
  ['terminate', 'end', 'terminate'],
].map(([name = '', outline = '', symbol = '']) => ({
  names: [`mxgraph.bpmn.${name}`],
  draw: (size, style) => eventParts({ x: 0, y: 0, ...size }, { ...style, outline, symbol }),
}));

export const bpmnEvents: readonly Figure[] = [event, gateway, either, ...older];

const rhombus = ({ width, height }: { readonly width: number; readonly height: number }): Path =>
  polygon([
    [width / 2, 0],
    [width, height / 2],
    [width / 2, height],
    [0, height / 2],
  ]);

const eventParts = (box: Rect, style: Style): readonly FigurePart[] => {
  const { outline = '', symbol = '' } = style;
  const drawn = symbols[symbol];
  const isThrown = outline === 'end' || outline === 'throwing';
  return [
    ...ringParts(box, outline),
    ...(drawn?.bodies ?? []).map((path) => sign(into(path, box), style, isThrown)),
    ...(drawn?.lines ? [{ ...sign(into(drawn.lines, box), style, isThrown), fill: 'none' } as const] : []),
  ];
};

/** What may be interrupted is dashed, what lies between start and end has two rings, what ends a thick one. */
const ringParts = (box: Rect, outline: string): readonly FigurePart[] => {
  if (outline === '' || outline === 'none') return [];
  const ring = { path: ellipsePath(box), fill: 'shape', stroke: true } as const;
  if (outline === 'end') return [{ ...ring, strokeWidth: 3 }];
  const dashed = outline === 'boundNonint' || outline === 'eventNonint' ? { dashed: true } : {};
  if (!inner.has(outline)) return [{ ...ring, ...dashed }];
  return [
    { ...ring, ...dashed },
    { path: ellipsePath(within(box, 2)), fill: 'none', stroke: true, ...dashed },
  ];
};

const inner = new Set(['throwing', 'catching', 'boundInt', 'boundNonint']);

const within = ({ x, y, width, height }: Rect, inset: number): Rect => ({
  x: x + inset,
  y: y + inset,
  width: Math.max(0, width - 2 * inset),
  height: Math.max(0, height - 2 * inset),
});
