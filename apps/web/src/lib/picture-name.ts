import type { Theme } from './theme.ts';

/** The name of the picture of an example: `order-handling-dark`. */
export const pictureNameOf = (title: string, theme: Theme): string =>
  `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${theme}`;

/** What the picture of an example goes by that is drawn from left to right, where the example's own is too high for a card. */
export const lyingNameOf = (title: string): string => `${title} lying`;
