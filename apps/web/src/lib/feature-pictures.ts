import type { ShippedFeatureId } from './shipped-features.ts';

/** Features that have a picture of their own, which `npm run product-pictures` draws. */
export const picturedFeatures = [
  'text-to-diagram',
  'refine',
  'looks',
  'templates',
] as const satisfies readonly ShippedFeatureId[];
