import type { Page } from '@diagloom/diagram/model';
import { tidyGraph } from './foreign/tidy-graph.ts';
import { type PageGraph, readGraph } from './read-graph.ts';
import { readPageMeta } from './read-page-meta.ts';

/**
 * The page as a reader takes it: of ours as its cells say it; from elsewhere also by what is seen, such as a line that ends
 * at a shape without being tied to it, a text under an icon, or a box that is drawn around others.
 */
export const readMeaning = (page: Page): PageGraph => {
  const graph = readGraph(page);
  return readPageMeta(page).type === undefined ? tidyGraph(graph) : graph;
};
