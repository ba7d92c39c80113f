import type { Theme } from './theme.ts';

/** The name of the picture of an example: `order-handling-dark`. */
export const pictureNameOf = (title: string, theme: Theme): string =>
  `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${theme}`;
