import { applyChanges } from '@diagloom/diagram/drawio';
import { type EditContext, groupCells } from '@diagloom/diagram/edits';
import type { Cell, Page } from '@diagloom/diagram/model';
import { readScene } from '@diagloom/diagram/scene';

/** A page on which everything stands elsewhere, with the groups that a hand had made on it around what they hold now. */
export const regroup = (page: Page, before: Page, groups: readonly Cell[], context: EditContext): Page => {
  const boxes = new Map(
    readScene(before).items.flatMap((item) => (item.kind === 'shape' ? [[item.cell.id, item.bounds]] : [])),
  );
  const layer = page.cells.find(({ kind }) => kind === 'layer')?.id ?? '1';
  const ids = new Set(groups.map(({ id }) => id));
  const loose = page.cells.map((cell): Cell => {
    const { geometry, parent = '' } = cell;
    const box = boxes.get(parent);
    if (!ids.has(parent) || box === undefined || geometry === undefined) return cell;
    const place = geometry.relative === true ? {} : { x: geometry.x + box.x, y: geometry.y + box.y };
    return { ...cell, parent: layer, geometry: { ...geometry, ...place } };
  });
  // Those inside of others come after them, and have to be there first.
  return groups.toReversed().reduce<Page>(
    (now, { id }) => {
      const targets = before.cells.filter(({ parent }) => parent === id).map((member) => member.id);
      const changes = groupCells(now, { id, targets }, { ...context, page: now.id });
      return applyChanges({ attributes: undefined, pages: [now] }, changes).pages[0] ?? now;
    },
    { ...page, cells: loose },
  );
};
