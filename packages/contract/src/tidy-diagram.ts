import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { diagramParamsSchema, diagramResponseSchema, pageIdSchema } from './diagrams.ts';

/** Tidies the drawing as a new version; where there is nothing to do the version stays. */
export const tidyDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/tidy',
  params: diagramParamsSchema,
  body: z.object({
    /** `repair` mends what the readability report names and moves nothing else; `whole` lays everything out anew. */
    extent: z.enum(['repair', 'whole']),
    /** The shapes to lay out, by the ids of their cells; everything else stays where it is. With `whole` and a page only. */
    part: z.optional(
      z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.minLength(2), z.maxLength(1000)),
    ),
    /** All pages where absent. */
    page: z.optional(pageIdSchema),
  }),
  response: z.extend(diagramResponseSchema, {
    /** One sentence about what was done. */
    said: z.string(),
  }),
});

export type TidyDiagramResponse = z.infer<typeof tidyDiagram.response>;
