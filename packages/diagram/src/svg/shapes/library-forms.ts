import { styleNumber } from '../../model/index.ts';
import { sizeOf } from './corner.ts';
import { type Figure, outline, solid } from './figure.ts';
import { ellipsePath, polygon, polyline, rectanglePath } from './path.ts';

/** Single shapes of draw.io's other libraries that its templates use. */

/** A block with a lit and a shaded side; `isoAngle` in degrees. */
const shadedCube: Figure = {
  names: ['mxgraph.infographic.shadedCube'],
  draw: ({ width, height }, style) => {
    const angle = (Math.max(0.01, Math.min(94, styleNumber(style, 'isoAngle', 15))) * Math.PI) / 200;
    const slope = Math.min(width * Math.tan(angle), height / 2);
    const [cx, low] = [width / 2, height - slope];
    return [
      solid(
        polygon([
          [cx, 0],
          [width, slope],
          [width, low],
          [cx, height],
          [0, low],
          [0, slope],
        ]),
      ),
      {
        path: polygon([
          [cx, 2 * slope],
          [width, slope],
          [width, low],
          [cx, height],
        ]),
        fill: 'shade',
        shade: 0.2,
        stroke: false,
      },
      {
        path: polygon([
          [cx, 2 * slope],
          [0, slope],
          [0, low],
          [cx, height],
        ]),
        fill: 'shade',
        shade: -0.2,
        stroke: false,
      },
    ];
  },
};

const ribbon: Figure = {
  names: ['mxgraph.infographic.ribbonSimple'],
  draw: ({ width, height }, style) => {
    const tail = sizeOf(style, 'notch1', 0, width);
    const tip = width - sizeOf(style, 'notch2', 0, width);
    return [
      solid(
        polygon([
          [0, height],
          [tail, height / 2],
          [0, 0],
          [tip, 0],
          [width, height / 2],
          [tip, height],
        ]),
      ),
    ];
  },
};

/** A dot in a ring, 5 px apart. */
const activityFinal: Figure = {
  names: ['mxgraph.sysml.actFinal'],
  draw: ({ width, height }) => [
    solid(ellipsePath({ x: 0, y: 0, width, height })),
    {
      path: ellipsePath({ x: 5, y: 5, width: Math.max(0, width - 10), height: Math.max(0, height - 10) }),
      fill: 'line',
      stroke: true,
    },
  ],
};

/** A frame whose name stands in its upper left corner, `labelX` px wide. */
const namedFrame: Figure = {
  names: ['mxgraph.sysml.package'],
  draw: ({ width, height }, style) => {
    const label = sizeOf(style, 'labelX', 90, width);
    return [
      solid(rectanglePath({ x: 0, y: 0, width, height })),
      outline(polyline([0, 20], [Math.max(0, label - 10), 20], [label, 10], [label, 0])),
    ];
  },
};

/** A box with a line above and one below. */
const ruled: Figure = {
  names: ['mxgraph.ios7ui.horLines'],
  draw: ({ width, height }) => [
    { path: rectanglePath({ x: 0, y: 0, width, height }), fill: 'shape', stroke: false },
    outline([...polyline([0, 0], [width, 0]), ...polyline([0, height], [width, height])]),
  ],
};

const orthogonalTriangle: Figure = {
  names: ['mxgraph.basic.orthogonal_triangle'],
  draw: ({ width, height }) => [
    solid(
      polygon([
        [0, 0],
        [width, height],
        [0, height],
      ]),
    ),
  ],
};

export const libraryForms: readonly Figure[] = [
  shadedCube,
  ribbon,
  activityFinal,
  namedFrame,
  ruled,
  orthogonalTriangle,
];
