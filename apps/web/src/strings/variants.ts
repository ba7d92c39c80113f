/** Words of the choice of other layouts. */
export const variantStrings = {
  title: 'Other layouts',
  loading: 'Trying other layouts',
  none: 'This page already has its best layout.',
  notMade: 'Other layouts could not be created.',
  tryAgain: 'Try Again',
  use: (label: string) => `Use the layout “${label}”`,
  failed: 'The layout was not changed',
  failedText: 'Nothing was changed. Please try again.',
} as const;
