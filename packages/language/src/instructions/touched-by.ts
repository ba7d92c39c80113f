import type { Edit, EditKind } from '@diagloom/diagram/model';

type EditOf<Kind extends EditKind> = Extract<Edit, { readonly kind: Kind }>;

/** Ids of the shapes that edits are about, each once: what "it" means in the next instruction. */
export const touchedBy = (edits: readonly Edit[]): readonly string[] => [...new Set(edits.flatMap(idsIn))];

const idsIn = <Kind extends EditKind>(edit: EditOf<Kind> & { readonly kind: Kind }): readonly string[] => {
  const read: (edit: EditOf<Kind>) => readonly string[] = idsByKind[edit.kind];
  return read(edit);
};

const idsByKind: { readonly [Kind in EditKind]: (edit: EditOf<Kind>) => readonly string[] } = {
  addNode: ({ id }) => (id === undefined ? [] : [id]),
  removeNode: () => [],
  rename: ({ target }) => [target],
  connect: ({ from, to }) => [from, to],
  disconnect: () => [],
  setKind: ({ node }) => [node],
  addAttribute: ({ node }) => [node],
  swap: ({ first, second }) => [first, second],
  moveNode: ({ node }) => [node],
  moveToGroup: ({ nodes }) => nodes,
  addGroup: ({ id }) => [id],
  setStyle: ({ targets }) => targets,
  setDirection: () => [],
};
