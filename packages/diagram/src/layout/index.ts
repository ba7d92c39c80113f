export { pageMargin, toPage } from './build-page.ts';
export type { LayoutAlgorithm, LayoutTools } from './layout-algorithm.ts';
