import type { Cell } from '@diagloom/diagram/model';
import { buildPage, type EdgeParts, edge, vertex } from '@diagloom/diagram/testing';
import { placeIn, plain } from './place-in.ts';

interface EdgeCase {
  readonly style: string;
  readonly source?: string;
  readonly target?: string;
  /** Where the target stands, from the source, px. */
  readonly at?: readonly [x: number, y: number];
  readonly parts?: Partial<EdgeParts>;
}

const orthogonal = 'edgeStyle=orthogonalEdgeStyle;';

/** How lines run: the edge styles, fixed and floating ends, outlines, loops, and kinds of lines. */
const cases: readonly EdgeCase[] = [
  { style: '' },
  { style: 'rounded=0;dashed=1;' },
  { style: orthogonal },
  { style: `${orthogonal}rounded=0;` },
  { style: `${orthogonal}jettySize=auto;`, at: [-20, 90] },
  { style: orthogonal, at: [150, 0] },
  { style: orthogonal, at: [150, 20] },
  { style: orthogonal, at: [20, 90] },
  { style: orthogonal, at: [100, 45] },
  { style: orthogonal, at: [90, 15] },
  { style: 'edgeStyle=elbowEdgeStyle;' },
  { style: 'edgeStyle=elbowEdgeStyle;elbow=vertical;' },
  { style: 'edgeStyle=elbowEdgeStyle;elbow=vertical;', at: [150, 10] },
  { style: 'edgeStyle=entityRelationEdgeStyle;' },
  { style: 'edgeStyle=entityRelationEdgeStyle;', at: [-20, 90] },
  { style: 'edgeStyle=entityRelationEdgeStyle;segment=14;exitX=0;exitY=0.5;' },
  { style: 'edgeStyle=segmentEdgeStyle;' },
  { style: 'edgeStyle=isometricEdgeStyle;' },
  { style: 'edgeStyle=isometricEdgeStyle;elbow=vertical;' },
  { style: 'edgeStyle=sideToSideEdgeStyle;' },
  { style: 'edgeStyle=topToBottomEdgeStyle;' },
  { style: 'curved=1;' },
  { style: `${orthogonal}curved=1;` },
  {
    style: 'curved=1;',
    parts: {
      points: [
        { x: 40, y: 90 },
        { x: 120, y: 20 },
      ],
    },
  },
  { style: `${orthogonal}exitX=0.5;exitY=1;entryX=0;entryY=0.5;` },
  { style: `${orthogonal}exitX=0;exitY=0.5;entryX=1;entryY=0.5;` },
  { style: `${orthogonal}exitX=1;exitY=0.5;entryX=1;entryY=0.5;` },
  { style: `${orthogonal}exitX=0.5;exitY=0;entryX=0.5;entryY=0;` },
  { style: `${orthogonal}exitX=0.5;exitY=0;entryX=0.5;entryY=1;` },
  { style: `${orthogonal}exitX=0.25;exitY=1;entryX=0.75;entryY=0;` },
  { style: `${orthogonal}exitX=1;exitY=0.25;exitDx=0;exitDy=6;entryX=0.5;entryY=1;` },
  { style: `${orthogonal}exitX=0;exitY=0.5;entryX=0;entryY=0.5;jettySize=30;` },
  { style: `${orthogonal}exitX=0.5;exitY=1;` },
  { style: `${orthogonal}entryX=0.5;entryY=0;` },
  { style: `${orthogonal}entryX=1;entryY=0.5;` },
  { style: orthogonal, parts: { points: [{ x: 110, y: 70 }] } },
  { style: orthogonal, parts: { points: [{ x: 40, y: 130 }] } },
  {
    style: orthogonal,
    parts: {
      points: [
        { x: 120, y: 20 },
        { x: 120, y: 120 },
      ],
    },
  },
  { style: 'edgeStyle=elbowEdgeStyle;', parts: { points: [{ x: 100, y: 60 }] } },
  { style: '', source: 'ellipse;' },
  { style: '', source: 'rhombus;', target: 'rhombus;' },
  { style: orthogonal, source: 'ellipse;', target: 'rhombus;' },
  {
    style: '',
    source: 'shape=parallelogram;perimeter=parallelogramPerimeter;fixedSize=1;',
    target: 'shape=trapezoid;perimeter=trapezoidPerimeter;fixedSize=1;',
  },
  {
    style: '',
    source: 'shape=step;perimeter=stepPerimeter;fixedSize=1;',
    target: 'shape=hexagon;perimeter=hexagonPerimeter2;fixedSize=1;',
  },
  { style: '', source: 'triangle;', target: 'shape=callout;perimeter=calloutPerimeter;size=14;' },
  { style: orthogonal, source: 'triangle;', target: 'shape=hexagon;perimeter=hexagonPerimeter2;fixedSize=1;' },
  { style: '', source: 'rounded=1;rotation=30;', target: 'ellipse;rotation=30;' },
  { style: 'exitX=1;exitY=0.5;entryX=0;entryY=0;', source: 'rotation=20;', target: 'ellipse;' },
  { style: orthogonal, source: 'shape=cylinder3;size=8;', target: 'shape=cloud;ellipse;' },
  { style: 'perimeterSpacing=8;' },
  { style: 'sourcePerimeterSpacing=6;targetPerimeterSpacing=12;' },
  { style: 'shape=link;' },
  { style: `shape=link;${orthogonal}width=8;` },
  { style: 'shape=flexArrow;endArrow=classic;' },
  { style: 'shape=flexArrow;endArrow=classic;startArrow=classic;fillColor=#dae8fc;width=14;' },
  { style: `shape=flexArrow;${orthogonal}rounded=0;` },
  { style: 'shape=arrow;fillColor=#ffe6cc;' },
  { style: 'shape=filledEdge;fixDash=1;strokeWidth=6;fillColor=#ffffff;' },
  { style: 'shape=wire;dashed=1;sourceJettySize=10;' },
  { style: 'shadow=1;strokeWidth=2;' },
  { style: 'opacity=40;strokeColor=#b85450;' },
  { style: 'labelBackgroundColor=#fff2cc;fontColor=#b85450;fontSize=14;' },
  { style: 'labelBackgroundColor=none;verticalAlign=bottom;' },
  { style: '', parts: { x: -0.6, y: 12 } },
  { style: orthogonal, parts: { x: 0.5, y: -10 } },
];

const loops: readonly string[] = [
  '',
  orthogonal,
  `${orthogonal}exitX=1;exitY=0.5;entryX=0.5;entryY=1;`,
  `${orthogonal}orthogonalLoop=1;exitX=0.5;exitY=0;entryX=0;entryY=0.5;`,
  'direction=north;',
  `${orthogonal}direction=south;`,
  'curved=1;',
];

const jumps: readonly string[] = ['arc', 'gap', 'sharp', 'line'];

const columns = { columns: 6, width: 290, height: 170 };

const caseCells = (
  { style, source = '', target = '', at = [150, 90], parts }: EdgeCase,
  index: number,
): readonly Cell[] => {
  const { x, y } = placeIn(index, columns);
  const box = { width: 80, height: 40 };
  const { points, ...rest } = parts ?? {};
  return [
    vertex({ id: `from${index}`, label: 'from', x: x + 20, y: y + 20, ...box, style: plain + source }),
    vertex({ id: `to${index}`, label: 'to', x: x + 20 + at[0], y: y + 20 + at[1], ...box, style: plain + target }),
    edge({
      id: `e${index}`,
      from: `from${index}`,
      to: `to${index}`,
      label: 'label',
      style: `html=1;${style}`,
      ...rest,
      ...(points ? { points: points.map((point) => ({ x: x + 20 + point.x, y: y + 20 + point.y })) } : {}),
    }),
  ];
};

const loopCells = (style: string, index: number): readonly Cell[] => {
  const { x, y } = placeIn(cases.length + index, columns);
  return [
    vertex({ id: `loop${index}`, label: 'loop', x: x + 60, y: y + 50, width: 80, height: 40, style: plain }),
    edge({ id: `l${index}`, from: `loop${index}`, to: `loop${index}`, style: `html=1;${style}` }),
  ];
};

const jumpCells = (style: string, index: number): readonly Cell[] => {
  const { x, y } = placeIn(cases.length + loops.length + index, columns);
  return [
    edge({
      id: `below${index}`,
      style: 'html=1;endArrow=none;',
      sourcePoint: { x: x + 80, y: y + 10 },
      targetPoint: { x: x + 80, y: y + 90 },
    }),
    edge({
      id: `above${index}`,
      style: `html=1;jumpStyle=${style};jumpSize=10;`,
      sourcePoint: { x: x + 10, y: y + 50 },
      targetPoint: { x: x + 150, y: y + 50 },
    }),
  ];
};

export const edgeStyleSheet = buildPage([
  ...cases.flatMap(caseCells),
  ...loops.flatMap(loopCells),
  ...jumps.flatMap(jumpCells),
]);
