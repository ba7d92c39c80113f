import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { diagramParamsSchema, pageIdSchema } from './diagrams.ts';

/** What a page means, as texts that other tools and people read. */
export const listDiagramTexts = defineCall({
  method: 'GET',
  path: '/api/diagrams/:id/texts',
  params: diagramParamsSchema,
  query: z.object({ page: z.optional(pageIdSchema) }),
  response: z.object({
    success: z.literal(true),
    /** The version that they were made of. */
    version: z.int(),
    texts: z.array(
      z.object({
        /** Such as `mermaid`. */
        id: z.string(),
        /** For people. */
        label: z.string(),
        /** The file name's ending without the dot. */
        extension: z.string(),
        mediaType: z.string(),
        /** Null where the format has no form for such a diagram. */
        text: z.nullable(z.string()),
        /** One sentence for people for each thing that the format could not say. */
        leftOut: z.array(z.string()),
      }),
    ),
  }),
});

export type DiagramTexts = z.infer<typeof listDiagramTexts.response>['texts'];
