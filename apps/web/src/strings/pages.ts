/** Words of the tabs that turn the pages of a diagram. */
export const pageStrings = { pages: 'Pages of this diagram' } as const;
