import { z } from 'zod';
import { defineCall } from './call.ts';
import { diagramParamsSchema, diagramResponseSchema, pageIdSchema } from './diagrams.ts';

export const updateRequestLimits = { shortest: 5, longest: 500 } as const;

export const updateRequestMessages = {
  short: 'Update request must be at least 5 characters',
  long: 'Update request must be less than 500 characters',
} as const;

/** Characters are counted as people count them in the form: UTF-16 units of the trimmed text. */
export const updateRequestSchema = z
  .string({ error: updateRequestMessages.short })
  .trim()
  .min(updateRequestLimits.shortest, updateRequestMessages.short)
  .max(updateRequestLimits.longest, updateRequestMessages.long);

/** Ids of cells; more than a page of people's making has. */
const idsSchema = z.array(z.string().max(200)).max(1000);

export const refineDiagramRequestSchema = z.object({
  /** Such as `add an approval before shipping`. */
  updateRequest: updateRequestSchema,
  /** `touched` of the answer before: what "it" means. */
  lastTouched: idsSchema.optional(),
  /** The page on screen. */
  page: pageIdSchema.optional(),
});

/** Carries out an instruction wholly or not at all. An instruction that is not clear answers `not_understood` with candidates. */
export const refineDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/update',
  params: diagramParamsSchema,
  body: refineDiagramRequestSchema,
  response: diagramResponseSchema.extend({
    /** The instruction that was carried out. */
    updateApplied: z.string(),
    /** One sentence for each thing that was done, and for what could only be done in part. */
    said: z.array(z.string()),
    touched: idsSchema,
  }),
});

/** Makes a new version with the drawing as it was before the last change that is not undone yet. */
export const undoDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/undo',
  params: diagramParamsSchema,
  response: diagramResponseSchema,
});

export type RefineDiagramRequest = z.input<typeof refineDiagramRequestSchema>;
export type RefineDiagramResponse = z.infer<typeof refineDiagram.response>;
