import { formatNumber } from './markup.ts';
import { mapPath, type Path } from './shapes/path.ts';

/** The `d` attribute of a path. */
export const pathData = (path: Path): string => {
  let data = '';
  for (const [letter, ...numbers] of path) data += letter + numbers.map(formatNumber).join(' ');
  return data;
};

/** The `d` attribute of a path moved by an offset in px. */
export const pathDataAt = (path: Path, { x, y }: { readonly x: number; readonly y: number }): string =>
  pathData(mapPath(path, (pathX, pathY) => [pathX + x, pathY + y]));
