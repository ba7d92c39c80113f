import { z } from 'zod';
import { defineCall } from './call.ts';
import { diagramParamsSchema, diagramResponseSchema } from './diagrams.ts';

/** Tidies the drawing as a new version; where there is nothing to do the version stays. */
export const tidyDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/tidy',
  params: diagramParamsSchema,
  body: z.object({
    /** `repair` mends what the readability report names and moves nothing else; `whole` lays everything out anew. */
    extent: z.enum(['repair', 'whole']),
  }),
  response: diagramResponseSchema.extend({
    /** One sentence about what was done. */
    said: z.string(),
  }),
});

export type TidyDiagramResponse = z.infer<typeof tidyDiagram.response>;
