import { isStyleOn, type Rect, type Size, type Style, styleNumber } from '../../../model/index.ts';
import type { Figure, FigurePart } from '../figure.ts';
import { type Path, polygon, polyline, rectanglePath } from '../path.ts';
import { hexagonCorners } from '../polygons.ts';
import { bottomMarkers, type TaskMarker, taskMarkers } from './markers.ts';
import { into, moved, sign } from './place.ts';

/** A box that says who does it (`taskMarker`) and how often (`isLoop...`); `bpmnShapeType` tells calls and transactions. */
const task: Figure = {
  names: ['mxgraph.bpmn.task'],
  draw: (size, style) => {
    const kind = style.bpmnShapeType ?? '';
    const body: FigurePart = { path: boxPath({ x: 0, y: 0, ...size }, style), fill: 'shape', stroke: true };
    const inset = { x: 3, y: 3, width: Math.max(0, size.width - 6), height: Math.max(0, size.height - 6) };
    return [
      {
        ...body,
        ...(kind === 'call' ? { strokeWidth: 4 } : {}),
        ...(kind === 'subprocess' ? { dashed: true } : {}),
      },
      ...(kind === 'transaction' ? [{ ...body, path: boxPath(inset, style), fill: 'none' } as const] : []),
      ...markerParts(taskMarkers[style.taskMarker ?? ''], { x: 4, y: 4 }, style),
      ...bottomParts(size, style),
    ];
  },
};

const boxPath = (box: Rect, style: Style): Path =>
  rectanglePath(box, style.rectStyle === 'rounded' ? Math.max(0, styleNumber(style, 'size', 10)) : 0);

/** A sheet that comes in or goes out. */
const data: Figure = {
  names: ['mxgraph.bpmn.data'],
  draw: (size, style) => {
    const { width, height } = size;
    const fold = Math.min(30, width, height);
    const arrow = taskMarkers[style.bpmnTransferType === 'output' ? 'output' : 'input'];
    return [
      {
        path: polygon([
          [0, 0],
          [width - fold, 0],
          [width, fold],
          [width, height],
          [0, height],
        ]),
        fill: 'shape',
        stroke: true,
      },
      { path: polyline([width - fold, 0], [width - fold, fold], [width, fold]), fill: 'none', stroke: true },
      ...(style.bpmnTransferType === undefined || style.bpmnTransferType === 'none'
        ? []
        : markerParts(arrow, { x: 3, y: 3 }, style)),
      ...bottomParts(
        { width, height: height + 1 },
        isStyleOn(style, 'isCollection') ? { isLoopMultiParallel: '1' } : {},
      ),
    ];
  },
};

const conversation: Figure = {
  names: ['mxgraph.bpmn.conversation'],
  draw: (size, style) => [
    {
      path: polygon(hexagonCorners(size, { size: '0.25' })),
      fill: 'shape',
      stroke: true,
      ...(style.bpmnConversationType === 'call' ? { strokeWidth: 4 } : {}),
    },
    ...bottomParts(size, style),
  ],
};

/** The signs of an older library, each a shape of its own. */
const signs: readonly Figure[] = Object.entries({
  user_task: 'user',
  service_task: 'service',
  script_task: 'script',
  manual_task: 'manual',
  business_rule_task: 'businessRule',
}).map(([name, marker]) => ({
  names: [`mxgraph.bpmn.${name}`],
  draw: (size, style) => {
    const found = taskMarkers[marker];
    return found ? partsIn(found, { x: 0, y: 0, ...size }, style) : [];
  },
}));

export const bpmnTasks: readonly Figure[] = [task, data, conversation, ...signs];

const markerParts = (
  marker: TaskMarker | undefined,
  at: { readonly x: number; readonly y: number },
  style: Style,
): readonly FigurePart[] => (marker ? partsIn(marker, { ...at, ...marker.size }, style) : []);

const partsIn = ({ bodies, lines, isFilled }: TaskMarker, box: Rect, style: Style): readonly FigurePart[] => [
  ...bodies.map((path) => sign(into(path, box), style, isFilled === true)),
  ...(lines ? [{ ...sign(into(lines, box), style, isFilled === true), fill: 'none' } as const] : []),
];

/** Px that each of the signs at the lower side takes. */
const slot = 14;

const bottomParts = ({ width, height }: Size, style: Style): readonly FigurePart[] => {
  const shown = bottomMarkers.filter(({ key }) => isStyleOn(style, key));
  const left = (width - shown.length * slot) / 2;
  return shown.map(({ path, isFilled }, index) => ({
    path: moved(path, { x: left + index * slot, y: height - slot }),
    fill: isFilled ? 'line' : 'none',
    stroke: true,
  }));
};
