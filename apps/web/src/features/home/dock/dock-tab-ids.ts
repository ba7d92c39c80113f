/** The places of the dock, in the order of their tabs. */
export const dockTabIds = [
  'conversation',
  'comments',
  'ideas',
  'theme',
  'layouts',
  'code',
  'versions',
  'text',
] as const;

export type DockTabId = (typeof dockTabIds)[number];
