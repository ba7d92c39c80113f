import type { Cell, Page } from '../model/index.ts';
import { lazy } from './lazy.ts';

/**
 * The label of a cell as it is shown: where its data says `placeholders=1`, `%name%` becomes the value that the cell or the
 * nearest cell around it has under that name; `%id%` is its id, `%page%` the page's name. What nobody has a value for
 * stays as it is written, and so does a name after a second percent sign, as in draw.io.
 */
export const shownValues = (page: Page): ((cell: Cell) => string) => {
  const byId = lazy(() => new Map(page.cells.map((cell) => [cell.id, cell])));
  return (cell) => {
    if (cell.wrapper?.attributes.placeholders !== '1') return cell.value;
    return cell.value.replace(placeholder, (written: string, percent: string, name: string) => {
      if (percent !== '') return written.slice(1);
      return foundValue(name, cell, byId()) ?? (name === 'page' ? page.name : undefined) ?? written;
    });
  };
};

const placeholder = /(%?)%([^%{}^]+)%/g;

/** Deeper parents are not asked; a file may name them in a circle. */
const deepest = 100;

const foundValue = (name: string, cell: Cell, byId: ReadonlyMap<string, Cell>): string | undefined => {
  if (name === 'id') return cell.id;
  let holder: Cell | undefined = cell;
  for (let depth = 0; holder && depth < deepest; depth += 1) {
    const { attributes } = holder.wrapper ?? {};
    if (attributes && Object.hasOwn(attributes, name)) return attributes[name];
    holder = holder.parent === undefined ? undefined : byId.get(holder.parent);
  }
  return undefined;
};
