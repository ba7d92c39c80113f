import { isStyleOn, type Size, type Style, styleNumber } from '../../model/index.ts';
import { insetOf, sizeOf } from './corner.ts';
import { type Figure, outline, solid } from './figure.ts';
import type { Path } from './path.ts';

const lidHeight = ({ height }: Size, style: Style): number => sizeOf(style, 'size', 15, height / 2);

/** A cylinder whose lid is an ellipse twice `size` high: a database. */
export const cylinder: Figure = {
  names: ['cylinder3', 'cylinder2'],
  draw: (size, style) => {
    const { width, height } = size;
    const lid = lidHeight(size, style);
    const half = width / 2;
    const body: Path = [
      ['M', 0, lid],
      ['A', half, lid, 0, 0, 1, half, 0],
      ['A', half, lid, 0, 0, 1, width, lid],
      ['L', width, height - lid],
      ['A', half, lid, 0, 0, 1, half, height],
      ['A', half, lid, 0, 0, 1, 0, height - lid],
      ['Z'],
    ];
    const rim: Path = [
      ['M', width, lid],
      ['A', half, lid, 0, 0, 1, half, 2 * lid],
      ['A', half, lid, 0, 0, 1, 0, lid],
    ];
    if (isStyleOn(style, 'lid', 'on')) return [solid(body), outline(rim)];
    return [
      solid([['M', 0, 0], ['A', half, lid, 0, 0, 0, half, lid], ['A', half, lid, 0, 0, 0, width, 0], ...body.slice(3)]),
    ];
  },
  textArea: (size, style) => {
    if (style.boundedLbl !== '1' || style.shape === 'cylinder2') return { x: 0, y: 0, ...size };
    const lid = lidHeight(size, style) / (isStyleOn(style, 'lid', 'on') ? 1 : 2);
    return { x: 0, y: 2 * lid, width: size.width, height: Math.max(0, size.height - 2.3 * lid) };
  },
};

/** The older cylinder, its lid a fifth of the height and at most 40 px. */
export const plainCylinder: Figure = {
  names: ['cylinder'],
  draw: ({ width, height }) => {
    const lid = Math.min(40, Math.round(height / 5));
    return [
      solid([
        ['M', 0, lid],
        ['C', 0, -lid / 3, width, -lid / 3, width, lid],
        ['L', width, height - lid],
        ['C', width, height + lid / 3, 0, height + lid / 3, 0, height - lid],
        ['Z'],
      ]),
      outline([
        ['M', 0, lid],
        ['C', 0, 2 * lid, width, 2 * lid, width, lid],
      ]),
    ];
  },
  // A label that is bound to the body begins below the lid, at three tenths of the height.
  textArea: ({ width, height }, style) => {
    const top = style.boundedLbl === '1' ? height * 0.3 : 0;
    return { x: 0, y: top, width, height: height - top };
  },
};

/** A cylinder with three rims: a store of data. */
export const datastore: Figure = {
  names: ['datastore'],
  draw: ({ width, height }, style) => {
    const lid = datastoreLid(height, style);
    const rim = (y: number): Path => [
      ['M', 0, y],
      ['C', 0, y + lid, width, y + lid, width, y],
    ];
    return [
      solid([
        ['M', 0, lid],
        ['C', 0, -lid / 3, width, -lid / 3, width, lid],
        ['L', width, height - lid],
        ['C', width, height + lid / 3, 0, height + lid / 3, 0, height - lid],
        ['Z'],
      ]),
      outline([...rim(lid), ...rim(lid * 1.5), ...rim(lid * 2)]),
    ];
  },
  textArea: ({ width, height }, style) => {
    const top = 2.5 * datastoreLid(height, style);
    return { x: 0, y: top, width, height: Math.max(0, height - top) };
  },
};

const datastoreLid = (height: number, style: Style): number =>
  Math.min(height / 2, Math.round(height / 8) + styleNumber(style, 'strokeWidth', 1) - 1);

/** Data held elsewhere: a box whose left side bulges and whose right side is hollow. */
export const dataStorage: Figure = {
  names: ['dataStorage'],
  draw: ({ width, height }, style) => {
    const inset = insetOf(style, width, { share: 0.1, fixed: 20 });
    return [
      solid([
        ['M', inset, 0],
        ['L', width, 0],
        ['Q', width - inset * 2, height / 2, width, height],
        ['L', inset, height],
        ['Q', -inset, height / 2, inset, 0],
        ['Z'],
      ]),
    ];
  },
};

/** A box whose right end is round: a wait. */
export const delay: Figure = {
  names: ['delay'],
  draw: ({ width, height }) => {
    const round = Math.min(width, height / 2);
    return [
      solid([
        ['M', 0, 0],
        ['L', width - round, 0],
        ['A', round, height / 2, 0, 0, 1, width - round, height],
        ['L', 0, height],
        ['Z'],
      ]),
    ];
  },
};

/** A pointed left and a round right end: shown on a screen. */
export const display: Figure = {
  names: ['display'],
  draw: ({ width, height }, style) => {
    const round = Math.min(width, height / 2);
    const point = Math.min(width - round, sizeOf(style, 'size', 0.25, 1) * width);
    return [
      solid([
        ['M', 0, height / 2],
        ['L', point, 0],
        ['L', width - round, 0],
        ['A', round, height / 2, 0, 0, 1, width - round, height],
        ['L', point, height],
        ['Z'],
      ]),
    ];
  },
};
