/** Words of the choice of other layouts. */
export const variantStrings = {
  title: 'Other layouts',
  hint: 'Choose a layout to use it. Undo brings this one back.',
  loading: 'Trying other layouts',
  none: 'No other layouts are available for this page.',
  notMade: 'Couldn’t create other layouts.',
  use: (label: string) => `Use the layout “${label}”`,
  failed: 'Couldn’t change the layout',
  failedText: 'Your diagram is unchanged. Check your connection and try again.',
} as const;
