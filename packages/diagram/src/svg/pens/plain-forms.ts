import type { Rect } from '../../model/index.ts';
import { ellipsePath, type Path, rectanglePath } from '../shapes/path.ts';

export type Box = Rect;

/** The box whose outline the path is; undefined for any other form. */
export const rectangleOf = (path: Path): Rect | undefined => {
  const [first, , third] = path;
  if (path.length !== 5 || first?.[0] !== 'M' || third?.[0] !== 'L') return undefined;
  const box = { x: first[1], y: first[2], width: third[1] - first[1], height: third[2] - first[2] };
  return box.width > 0 && box.height > 0 && isSame(path, rectanglePath(box)) ? box : undefined;
};

/** The box of the ellipse that the path is; undefined for any other form. */
export const ellipseOf = (path: Path): Rect | undefined => {
  const [first, arc] = path;
  if (path.length !== 4 || first?.[0] !== 'M' || arc?.[0] !== 'A') return undefined;
  const box = { x: first[1], y: first[2] - arc[2], width: 2 * arc[1], height: 2 * arc[2] };
  return box.width > 0 && box.height > 0 && isSame(path, ellipsePath(box)) ? box : undefined;
};

const isSame = (one: Path, other: Path): boolean => one.flat().join() === other.flat().join();
