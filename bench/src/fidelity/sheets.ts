import type { Cell, Page } from '@diagloom/diagram/model';
import { buildPage, edge, vertex } from '@diagloom/diagram/testing';

/** Pages of ours that show each shape, arrow, kind of line and kind of label once. */

const plain = 'whiteSpace=wrap;html=1;';

const placeIn = (index: number, columns: number, width: number, height: number) => ({
  x: 20 + (index % columns) * width,
  y: 20 + Math.floor(index / columns) * height,
});

const shapeStyles: readonly string[] = [
  'rounded=0;',
  'rounded=1;',
  'rounded=1;arcSize=50;',
  'ellipse;',
  'rhombus;',
  'triangle;',
  'triangle;direction=south;',
  'shape=hexagon;perimeter=hexagonPerimeter2;fixedSize=1;',
  'shape=parallelogram;perimeter=parallelogramPerimeter;fixedSize=1;',
  'shape=trapezoid;perimeter=trapezoidPerimeter;fixedSize=1;',
  'shape=document;boundedLbl=1;',
  'shape=cylinder3;boundedLbl=1;backgroundOutline=1;size=15;',
  'shape=process;backgroundOutline=1;',
  'shape=step;perimeter=stepPerimeter;fixedSize=1;',
  'shape=note;size=20;',
  'shape=card;size=20;',
  'ellipse;shape=cloud;',
  'shape=internalStorage;backgroundOutline=1;',
  'ellipse;shape=doubleEllipse;',
  'shape=cube;boundedLbl=1;size=15;',
  'shape=folder;tabWidth=40;tabHeight=14;tabPosition=left;',
  'shape=component;align=left;spacingLeft=36;',
  'shape=delay;',
  'shape=display;',
  'shape=manualInput;size=15;',
  'shape=tape;size=0.3;',
  'shape=dataStorage;fixedSize=1;',
  'shape=offPageConnector;',
  'shape=loopLimit;',
  'swimlane;startSize=20;',
  'swimlane;horizontal=0;startSize=20;',
  'shape=umlFrame;width=50;height=20;',
  'shape=umlLifeline;perimeter=lifelinePerimeter;size=24;',
  'dashed=1;',
  'dashed=1;dashPattern=8 8;strokeWidth=3;',
  'opacity=40;fillColor=#f8cecc;',
  'rotation=20;fillColor=#fff2cc;',
  'fillColor=#dae8fc;strokeColor=#6c8ebf;gradientColor=#7ea6e0;',
  'text;align=left;verticalAlign=middle;',
  'line;strokeWidth=2;',
];

const arrows: readonly string[] = [
  'classic',
  'classicThin',
  'open',
  'openThin',
  'openAsync',
  'block',
  'blockThin',
  'async',
  'oval',
  'diamond',
  'diamondThin',
  'dash',
  'cross',
  'circle',
  'circlePlus',
  'halfCircle',
  'box',
  'baseDash',
  'ERone',
  'ERmandOne',
  'ERmany',
  'ERoneToMany',
  'ERzeroToOne',
  'ERzeroToMany',
];

const labels: readonly (readonly [style: string, value: string])[] = [
  ['', 'A label that is long enough to be wrapped over lines'],
  ['align=left;', 'Left aligned text that wraps'],
  ['align=right;verticalAlign=top;', 'Right and top'],
  ['verticalAlign=bottom;spacingBottom=6;', 'At the bottom'],
  ['verticalLabelPosition=bottom;verticalAlign=top;', 'Below the shape'],
  ['labelPosition=right;align=left;', 'Beside it'],
  ['horizontal=0;', 'Upright'],
  ['', '<b>Bold</b> and <i>italic</i><br><u>underlined</u>'],
  ['', '<font color="#ff0000" style="font-size: 18px">Big red</font> small'],
  ['', '<div>One</div><div>Two</div><div><br></div><div>Four</div>'],
  ['', '<ul><li>One</li><li>Two</li></ul>'],
  ['', '<p>Paragraph</p>'],
  ['fontStyle=1;fontSize=16;', 'Bold 16'],
  ['fontStyle=6;fontColor=#0000ff;', 'Italic underlined'],
  ['labelBackgroundColor=#ffff88;labelBorderColor=#888888;', 'Background'],
  ['rotation=-30;', 'Turned label'],
  ['', 'a &lt;tag&gt; &amp; "quotes"'],
  ['', 'Supercalifragilisticexpialidocious word'],
];

const edgeStyles: readonly string[] = [
  '',
  'edgeStyle=orthogonalEdgeStyle;',
  'edgeStyle=orthogonalEdgeStyle;rounded=0;',
  'edgeStyle=elbowEdgeStyle;',
  'edgeStyle=elbowEdgeStyle;elbow=vertical;',
  'edgeStyle=entityRelationEdgeStyle;',
  'edgeStyle=segmentEdgeStyle;',
  'curved=1;',
  'edgeStyle=orthogonalEdgeStyle;curved=1;',
  'edgeStyle=orthogonalEdgeStyle;exitX=0.5;exitY=1;entryX=0;entryY=0.5;',
  'edgeStyle=orthogonalEdgeStyle;exitX=0;exitY=0.5;entryX=1;entryY=0.5;',
  'edgeStyle=orthogonalEdgeStyle;exitX=1;exitY=0.5;entryX=1;entryY=0.5;',
];

const shapeSheet = buildPage(
  shapeStyles.map((style, index) =>
    vertex({ id: `s${index}`, label: `Shape ${index}`, style: style + plain, ...placeIn(index, 6, 160, 100) }),
  ),
);

const arrowSheet = buildPage(
  arrows.flatMap((arrow, index): readonly Cell[] => {
    const { x, y } = placeIn(index, 3, 260, 40);
    const style = `html=1;endArrow=${arrow};startArrow=${arrow};`;
    return [
      edge({
        id: `a${index}`,
        style: `${style}endFill=1;startFill=0;`,
        sourcePoint: { x, y },
        targetPoint: { x: x + 100, y },
      }),
      edge({
        id: `b${index}`,
        style: `${style}endSize=12;strokeWidth=2;`,
        sourcePoint: { x: x + 120, y: y + 8 },
        targetPoint: { x: x + 210, y: y - 8 },
      }),
    ];
  }),
);

const labelSheet = buildPage(
  labels.map(([style, label], index) =>
    vertex({ id: `l${index}`, label, style: style + plain, ...placeIn(index, 6, 190, 120) }),
  ),
);

const edgeSheet = buildPage(
  edgeStyles.flatMap((style, index): readonly Cell[] => {
    const { x, y } = placeIn(index, 4, 290, 180);
    const figure = index % 2 === 0 ? '' : 'ellipse;';
    return [
      vertex({ id: `from${index}`, label: 'from', x, y: y + 20, width: 80, height: 40, style: figure + plain }),
      vertex({ id: `to${index}`, label: 'to', x: x + 150, y: y + 110, width: 80, height: 40, style: plain }),
      edge({ id: `e${index}`, from: `from${index}`, to: `to${index}`, label: 'label', style: `${style}html=1;` }),
    ];
  }),
);

export const sheets: Readonly<Record<string, Page>> = {
  'sheet: shapes': shapeSheet,
  'sheet: arrows': arrowSheet,
  'sheet: labels': labelSheet,
  'sheet: lines': edgeSheet,
};
