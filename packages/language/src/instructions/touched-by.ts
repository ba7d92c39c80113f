import type { Edit, EditKind } from '@diagloom/diagram/model';

type EditOf<Kind extends EditKind> = Extract<Edit, { readonly kind: Kind }>;

/** Ids of the shapes that edits are about, each once: what "it" means in the next instruction. */
export const touchedBy = (edits: readonly Edit[]): readonly string[] => [
  ...new Set(edits.filter((edit, index) => !isCompanion(edit, edits.slice(0, index))).flatMap(idsIn)),
];

/** The other way out of a decision that was just added comes along with it, and so do the lines of a new part: "it" is the new one. */
const isCompanion = (edit: Edit, earlier: readonly Edit[]): boolean => {
  const isNew = (id: string | undefined): boolean =>
    id !== undefined && earlier.some((other) => other.kind === 'addNode' && other.id === id);
  if (edit.kind === 'connect') return isNew(edit.from) || isNew(edit.to);
  return edit.kind === 'addNode' && edit.branch !== undefined && isNew(edit.after);
};

const idsIn = <Kind extends EditKind>(edit: EditOf<Kind> & { readonly kind: Kind }): readonly string[] => {
  const read: (edit: EditOf<Kind>) => readonly string[] = idsByKind[edit.kind];
  return read(edit);
};

const idsByKind: { readonly [Kind in EditKind]: (edit: EditOf<Kind>) => readonly string[] } = {
  addNode: ({ id }) => (id === undefined ? [] : [id]),
  removeNode: () => [],
  rename: ({ target }) => [target],
  connect: ({ from, to }) => [from, to],
  setCardinality: ({ from, to }) => [from, to],
  disconnect: () => [],
  setKind: ({ node }) => [node],
  addAttribute: ({ node }) => [node],
  changeAttribute: ({ node }) => [node],
  removeAttribute: ({ node }) => [node],
  swap: ({ first, second }) => [first, second],
  moveNode: ({ node }) => [node],
  moveToGroup: ({ nodes }) => nodes,
  addGroup: ({ id }) => [id],
  frameMessages: ({ id }) => [id],
  ungroup: () => [],
  addNote: ({ about }) => about,
  resize: ({ targets }) => targets,
  setStyle: ({ targets }) => targets,
  setDirection: () => [],
  setTheme: () => [],
  layOut: () => [],
};
