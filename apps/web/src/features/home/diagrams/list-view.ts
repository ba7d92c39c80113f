/** What the list shows: whose diagrams, those with a star, a folder, or the trash. */
export type ListView = 'all' | 'own' | 'shared' | 'starred' | 'trash' | `folder-${number}`;

export const fixedViews = ['all', 'own', 'shared', 'starred'] as const satisfies readonly ListView[];

/** The id of the folder that a view is about; undefined for every other view. */
export const folderOf = (view: ListView): number | undefined =>
  view.startsWith('folder-') ? Number(view.slice('folder-'.length)) : undefined;
