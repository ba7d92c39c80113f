import type { Press } from '../editor/pointer-action.ts';

interface Lifted {
  readonly press: Press;
  readonly selection: readonly string[];
  readonly isTouch: boolean;
  /** Taps add parts to the selection and take them out. */
  readonly isGathering: boolean;
}

/** What is selected once a pointer that went down on a part went up again in the same place; undefined where that is what was. */
export const pressedSelection = ({
  press: { id, inner, wasSelected, isAdding },
  selection,
  isTouch,
  isGathering,
}: Lifted): readonly string[] | undefined => {
  const without = selection.filter((one) => one !== id);
  if (isTouch && isGathering) return wasSelected ? without : [...selection, id];
  if (isTouch) return [id];
  if (!wasSelected) return undefined;
  if (isAdding) return without;
  if (inner !== undefined) return [inner];
  return selection.length > 1 ? [id] : undefined;
};
