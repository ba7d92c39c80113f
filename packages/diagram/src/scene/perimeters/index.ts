import { calloutCorners } from '../../svg/shapes/arrows.ts';
import {
  hexagonCorners,
  parallelogramCorners,
  rhombusCorners,
  stepCorners,
  trapezoidCorners,
  triangleCorners,
} from '../../svg/shapes/polygons.ts';
import { ellipsePerimeter } from './ellipse.ts';
import { backbonePerimeter, centrePerimeter, lifelinePerimeter } from './lines.ts';
import type { Perimeter } from './perimeter.ts';
import { polygonPerimeter } from './polygon.ts';
import { rectanglePerimeter } from './rectangle.ts';

/** The values of draw.io's style key `perimeter`. */
const perimeters: ReadonlyMap<string, Perimeter> = new Map([
  ['rectanglePerimeter', rectanglePerimeter],
  ['orthogonalPerimeter', (request) => rectanglePerimeter({ ...request, aim: 'orthogonal' })],
  ['ellipsePerimeter', ellipsePerimeter],
  ['rhombusPerimeter', polygonPerimeter(rhombusCorners)],
  ['trianglePerimeter', polygonPerimeter(triangleCorners)],
  ['hexagonPerimeter', polygonPerimeter(hexagonCorners)],
  ['hexagonPerimeter2', polygonPerimeter(hexagonCorners)],
  ['parallelogramPerimeter', polygonPerimeter(parallelogramCorners)],
  ['trapezoidPerimeter', polygonPerimeter(trapezoidCorners)],
  ['stepPerimeter', polygonPerimeter(stepCorners)],
  ['calloutPerimeter', polygonPerimeter(calloutCorners)],
  ['lifelinePerimeter', lifelinePerimeter],
  ['backbonePerimeter', backbonePerimeter],
  ['centerPerimeter', centrePerimeter],
  ['none', centrePerimeter],
]);

/** The perimeter of a style; a box for one that we do not know. */
export const perimeterOf = (name: string | undefined): Perimeter => perimeters.get(name ?? '') ?? rectanglePerimeter;
