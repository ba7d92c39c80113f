import { layOut, readStanding } from '@diagloom/diagram/layout';
import type { DiagramType, Edit, Page } from '@diagloom/diagram/model';
import { isOwnPage, themeOfPage } from './page-type.ts';
import type { StudioTools } from './studio-tools.ts';

/** Layouts in which the place of each shape follows from what it belongs to: one more shape beside the others looks lost. */
const ranked: ReadonlySet<string> = new Set(['tree', 'two-sided']);

const structural: ReadonlySet<Edit['kind']> = new Set([
  'addNode',
  'removeNode',
  'connect',
  'disconnect',
  'moveNode',
  'swap',
  'rename',
]);

/**
 * True where a changed hierarchy is to be laid out as a whole: it is one of ours, the edits change who belongs to whom or how wide a
 * shape is, and everything stands where the layout had put it. What a person has arranged by hand is left as it is.
 */
export const growsWithLayout = async (
  edits: readonly Edit[],
  page: Page,
  type: DiagramType,
  { layout }: Pick<StudioTools, 'layout'>,
): Promise<boolean> => {
  if (!ranked.has(type.layout) || !isOwnPage(page) || !edits.some(({ kind }) => structural.has(kind))) return false;
  const { shapes } = await layOut(type.compose(type.recognise(page), { theme: themeOfPage(page) }), layout);
  const standing = readStanding(page).shapes;
  return [...shapes].every(([id, box]) => {
    const now = standing.get(id);
    return now !== undefined && Math.abs(now.x - box.x) <= 1 && Math.abs(now.y - box.y) <= 1;
  });
};
