/** The places of the dock, in the order of their tabs. */
export const dockTabIds = ['conversation', 'comments', 'ideas', 'theme', 'layouts', 'code', 'versions'] as const;

export type DockTabId = (typeof dockTabIds)[number];
