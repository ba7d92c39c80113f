import { themeIds } from '@diagloom/diagram/themes/catalog';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { diagramParamsSchema, diagramResponseSchema } from './diagrams.ts';

/** What the theme of the caller's own brand kit is called. */
const ownBrand = 'brand';

export const themeChoiceSchema = z.enum([...themeIds, ownBrand], {
  error: `Choose one of the themes ${[...themeIds, ownBrand].join(', ')}.`,
});

/**
 * Puts all pages into a theme, backgrounds included, as a new version; a diagram that is in it already keeps its version.
 * `brand` takes the kit that is kept with the caller's account, and fails with `not_supported` where there is none.
 */
export const themeDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/theme',
  params: diagramParamsSchema,
  body: z.object({ theme: themeChoiceSchema }),
  response: diagramResponseSchema,
});

export type ThemeChoice = z.infer<typeof themeChoiceSchema>;
