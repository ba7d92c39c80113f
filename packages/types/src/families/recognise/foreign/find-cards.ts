import type { Look } from './look.ts';

/**
 * Boxes without a label around one picture, such as the cards of cloud providers: together they are one shape. Gives the id
 * of the picture by the id of the box.
 */
export const findCards = (
  looks: readonly Look[],
  parentOf: (id: string) => string | undefined,
): ReadonlyMap<string, string> => {
  const inside = new Map<string, Look[]>();
  for (const look of looks) {
    const parent = parentOf(look.shape.cell.id);
    if (parent !== undefined) inside.set(parent, [...(inside.get(parent) ?? []), look]);
  }
  const cards = new Map<string, string>();
  for (const { kind, label, shape } of looks) {
    const { id } = shape.cell;
    const [only, ...others] = inside.get(id) ?? [];
    const isCard = kind === 'box' && label === '' && only?.kind === 'picture' && others.length === 0;
    if (isCard && shape.figure !== 'swimlane') cards.set(id, only.shape.cell.id);
  }
  return cards;
};
