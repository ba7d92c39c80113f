import { buildPage, edge, vertex } from '@diagloom/diagram/testing';
import { placeIn, plain } from './place-in.ts';

/** Hand-drawn looks: forms, fills and what tunes the hand. */
const styles: readonly string[] = [
  'sketch=1;',
  'sketch=1;fillColor=#dae8fc;strokeColor=#6c8ebf;',
  'sketch=1;ellipse;fillColor=#d5e8d4;fillStyle=hachure;',
  'sketch=1;fillStyle=solid;fillColor=#fff2cc;rounded=1;',
  'sketch=1;fillStyle=cross-hatch;fillColor=#ffe6cc;rhombus;',
  'sketch=1;fillStyle=zigzag;fillColor=#f8cecc;jiggle=3;',
  'sketch=1;fillStyle=zigzag-line;fillColor=#f8cecc;fillWeight=3;hachureGap=8;hachureAngle=45;',
  'sketch=1;fillStyle=dashed;fillColor=#f8cecc;',
  'sketch=1;curveFitting=1;jiggle=2;fillColor=#eeeeee;',
  'sketch=1;shape=cylinder3;fillColor=#e1d5e7;size=10;',
  'sketch=1;shape=document;fillColor=#e1d5e7;strokeWidth=3;',
  'sketch=1;disableMultiStroke=1;fillColor=#dae8fc;',
  'sketch=1;disableMultiStrokeFill=1;fillColor=#dae8fc;',
  'sketch=1;dashed=1;',
  'sketch=1;simplification=0.5;swimlane;',
  'sketch=1;gradientColor=#ffffff;fillColor=#dae8fc;',
  'sketch=1;sketchStyle=comic;fillColor=#dae8fc;',
  'comic=1;',
  'comic=1;ellipse;fillColor=#dae8fc;',
  'comic=1;shape=hexagon;perimeter=hexagonPerimeter2;fixedSize=1;',
];

export const sketchSheet = buildPage([
  ...styles.map((style, index) =>
    vertex({
      id: `k${index}`,
      label: `Hand ${index}`,
      style: style + plain,
      ...placeIn(index, { columns: 5, width: 170, height: 110 }),
    }),
  ),
  edge({ id: 'rough', from: 'k0', to: 'k6', style: 'sketch=1;edgeStyle=orthogonalEdgeStyle;html=1;' }),
  edge({ id: 'hollow', from: 'k1', to: 'k2', style: 'sketch=1;html=1;endArrow=block;endFill=0;' }),
  edge({ id: 'comic', from: 'k17', to: 'k18', style: 'comic=1;html=1;' }),
]);
