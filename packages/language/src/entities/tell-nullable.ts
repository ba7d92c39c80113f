import type { Structure } from '../structure/structure.ts';

/**
 * Where columns say that they are never null, those that do not may be: that is drawn, and never null is what goes without saying.
 * Changes the structure.
 */
export const tellNullable = (structure: Structure): void => {
  const things = structure.things();
  const isTold = things.some(({ members }) => members.some(({ marks }) => marks?.includes('required')));
  if (!isTold) return;
  for (const { key, members } of things)
    for (const { marks = [], ...row } of members) {
      const mayBeMissing = row.type !== undefined && !marks.some((mark) => /^(?:required|pk|nullable)$/.test(mark));
      const drawn = [...marks.filter((mark) => mark !== 'required'), ...(mayBeMissing ? ['nullable'] : [])];
      structure.removeMember(key, row.name);
      structure.addMember(key, { ...row, ...(drawn.length > 0 && { marks: drawn }) });
    }
};
