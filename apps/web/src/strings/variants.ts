/** Words of the choice of other layouts. */
export const variantStrings = {
  title: 'Other layouts',
  loading: 'Trying other layouts',
  none: 'This page has one good layout: the one that you see.',
  notMade: 'The other layouts could not be made.',
  tryAgain: 'Try Again',
  use: (label: string) => `Use the layout “${label}”`,
  failed: 'The layout was not changed',
  failedText: 'Nothing was changed. Please try again.',
} as const;
