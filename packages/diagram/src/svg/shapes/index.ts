import { archimateShapes } from './archimate.ts';
import { callout, corner, cross, crossbar, curlyBracket, dimension, doubleArrow, singleArrow, tee } from './arrows.ts';
import { blockArrows } from './block-arrows.ts';
import { bpmnShapes } from './bpmn/index.ts';
import { cloud } from './clouds.ts';
import { deviceFigure } from './devices.ts';
import { destruction, doubleEllipse, ellipse, endState } from './ellipses.ts';
import type { Figure } from './figure.ts';
import { flowchartShapes } from './flowchart.ts';
import { isometricBox, isometricCube, isometricRectangle } from './isometric.ts';
import { libraryForms } from './library-forms.ts';
import { document, note, tape } from './papers.ts';
import { polygons } from './polygons.ts';
import { internalStorage, line, partialRectangle, process, rectangle } from './rectangles.ts';
import {
  associativeEntity,
  collate,
  doubleBox,
  lineEllipse,
  message,
  or,
  orEllipse,
  parallelMarker,
  plus,
  sort,
  sumEllipse,
  switchShape,
  tapeData,
  transparent,
  umlEntity,
  waypoint,
  xor,
} from './signs.ts';
import { component, cube, folder } from './solids.ts';
import { cylinder, dataStorage, datastore, delay, display, plainCylinder } from './stores.ts';
import { swimlane } from './swimlanes.ts';
import { actor, frame, lifeline, person } from './uml.ts';
import {
  boundary,
  control,
  lollipop,
  providedRequiredInterface,
  requiredInterface,
  requires,
  state,
} from './uml-signs.ts';

/** Every shape that we draw as draw.io does. */
export const figures: readonly Figure[] = [
  rectangle,
  partialRectangle,
  process,
  internalStorage,
  line,
  ellipse,
  doubleEllipse,
  endState,
  destruction,
  ...polygons,
  document,
  tape,
  note,
  cylinder,
  plainCylinder,
  dataStorage,
  delay,
  display,
  cloud,
  cube,
  folder,
  component,
  actor,
  lifeline,
  frame,
  swimlane,
  singleArrow,
  doubleArrow,
  corner,
  tee,
  cross,
  crossbar,
  dimension,
  curlyBracket,
  callout,
  isometricRectangle,
  isometricCube,
  isometricBox,
  datastore,
  sumEllipse,
  orEllipse,
  lineEllipse,
  tapeData,
  sort,
  collate,
  or,
  xor,
  switchShape,
  message,
  associativeEntity,
  plus,
  doubleBox,
  parallelMarker,
  waypoint,
  transparent,
  person,
  boundary,
  control,
  umlEntity,
  lollipop,
  requires,
  requiredInterface,
  providedRequiredInterface,
  state,
  ...flowchartShapes,
  ...blockArrows,
  ...bpmnShapes,
  ...archimateShapes,
  ...libraryForms,
];

const byName = new Map(figures.flatMap((figure) => figure.names.map((name) => [name, figure])));

/** The figure of a draw.io shape name; a device of a network library gets our sign for it, any other shape that we do not know is a plain box. */
export const figureOf = (name: string): Figure => byName.get(name) ?? deviceFigure(name) ?? rectangle;

export * from './figure.ts';
export * from './path.ts';
