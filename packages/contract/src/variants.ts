import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { diagramParamsSchema, diagramResponseSchema, pageIdSchema } from './diagrams.ts';

/** Other ways to place a page of a diagram: up to four, none for pages that come from elsewhere and for sequences. */
export const listVariants = defineCall({
  method: 'GET',
  path: '/api/diagrams/:id/variants',
  params: diagramParamsSchema,
  query: z.object({ page: z.optional(pageIdSchema) }),
  response: z.object({
    success: z.literal(true),
    /** The version that they were made of. */
    version: z.int(),
    variants: z.array(
      z.object({
        id: z.string(),
        /** For people, such as `Layers, to the right`. */
        label: z.string(),
        /** A data URL of an SVG. */
        imageUrl: z.string(),
      }),
    ),
  }),
});

/** Makes one of them the next version, or fails with `version_conflict` where somebody made one since `baseVersion`. */
export const applyVariant = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/apply-variant',
  params: diagramParamsSchema,
  body: z.object({
    variantId: z.string().check(z.minLength(1), z.maxLength(50)),
    page: z.optional(pageIdSchema),
    baseVersion: z.int().check(z.minimum(1)),
  }),
  response: diagramResponseSchema,
});

export type DiagramVariants = z.infer<typeof listVariants.response>;
