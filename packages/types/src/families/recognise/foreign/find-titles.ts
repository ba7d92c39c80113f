import type { Look } from './look.ts';

/**
 * The words that name a box without a label: a text at its upper edge, or a band across its top. Gives the title's id by the
 * id of the box. What a line ends at, or what holds others, is no title.
 */
export const findTitles = (
  looks: readonly Look[],
  parentOf: (id: string) => string | undefined,
  isBusy: (id: string) => boolean,
): ReadonlyMap<string, string> => {
  const titles = new Map<string, string>();
  const byId = new Map(looks.map((look) => [look.shape.cell.id, look]));
  for (const look of looks.toSorted((a, b) => a.shape.bounds.y - b.shape.bounds.y)) {
    const { id } = look.shape.cell;
    const parent = byId.get(parentOf(id) ?? '');
    if (parent === undefined || parent.label !== '' || titles.has(parent.shape.cell.id) || isBusy(id)) continue;
    if (isTitleOf(look, parent)) titles.set(parent.shape.cell.id, id);
  }
  return titles;
};

const isTitleOf = ({ kind, label, shape: { bounds } }: Look, { shape }: Look): boolean => {
  if (!/\p{L}/u.test(label)) return false;
  const depth = bounds.y - shape.bounds.y;
  if (kind === 'text') return depth < Math.max(40, shape.bounds.height * 0.25);
  return (
    kind === 'box' && depth < 12 && bounds.width > 0.8 * shape.bounds.width && bounds.height < shape.bounds.height / 3
  );
};
