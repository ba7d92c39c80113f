import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { diagramParamsSchema, diagramResponseSchema, pageIdSchema } from './diagrams.ts';
import { modelChoiceSchema, modelWorkSchema } from './models.ts';

export const updateRequestLimits = { shortest: 5, longest: 500 } as const;

export const updateRequestMessages = {
  short: 'Update request must be at least 5 characters',
  long: 'Update request must be less than 500 characters',
} as const;

/** Characters are counted as people count them in the form: UTF-16 units of the trimmed text. */
export const updateRequestSchema = z
  .string({ error: updateRequestMessages.short })
  .check(
    z.trim(),
    z.minLength(updateRequestLimits.shortest, updateRequestMessages.short),
    z.maxLength(updateRequestLimits.longest, updateRequestMessages.long),
  );

/** Ids of cells; more than a page of people's making has. */
const idsSchema = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(1000));

export const refineDiagramRequestSchema = z.object({
  /** Such as `add an approval before shipping`. */
  updateRequest: updateRequestSchema,
  /** `touched` of the answer before: what "it" means. */
  lastTouched: z.optional(idsSchema),
  /** Ids of the cells that are selected: what "this" and "these two" mean. */
  selection: z.optional(idsSchema),
  /** The page on screen. */
  page: z.optional(pageIdSchema),
  /** The id of one of the `readings` that this instruction was answered with: it is carried out. */
  take: z.optional(z.string().check(z.maxLength(20))),
  /** The id of a language model, which is asked where the engine is not sure what is meant. */
  model: z.optional(modelChoiceSchema),
});

/** What an instruction may have meant. */
const readingSchema = z.object({
  id: z.string(),
  /** One sentence for each thing that would be done. */
  said: z.array(z.string()),
  /** Which cells of the file would be put or removed. */
  changes: z.array(z.object({ kind: z.enum(['put', 'remove']), id: z.string() })),
  /** What it is about, with the differences marked: a data URL of an SVG. */
  imageUrl: z.string(),
});

/** Nothing was changed: one of the readings is to be taken by its id, or the question to be answered. */
const unsureSchema = z.extend(diagramResponseSchema, {
  updateApplied: z.literal(false),
  question: z.string(),
  /** Parts of the diagram that the words could mean. */
  candidates: z.array(z.object({ id: z.string(), label: z.string() })),
  readings: z.array(readingSchema).check(z.maxLength(3)),
  /** Set where a language model answered a question in words: nothing is left to be asked. */
  answer: z.optional(z.string()),
  model: z.optional(modelWorkSchema),
});

/** Carries out an instruction where it is sure what is meant; otherwise offers readings, or asks. */
export const refineDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/update',
  params: diagramParamsSchema,
  body: refineDiagramRequestSchema,
  response: z.union([
    z.extend(diagramResponseSchema, {
      /** The instruction that was carried out. */
      updateApplied: z.string(),
      /** One sentence for each thing that was done, and for what could only be done in part. */
      said: z.array(z.string()),
      touched: idsSchema,
      model: z.optional(modelWorkSchema),
    }),
    unsureSchema,
  ]),
});

/**
 * Makes a new version with the drawing as it was before the last change that is not undone yet. With `version`, what was changed last
 * up to that one is taken back and nothing else; it fails with `nothing_to_undo` where somebody else made it, or has changed the same since.
 */
export const undoDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/undo',
  params: diagramParamsSchema,
  query: z.object({ version: z.optional(z.coerce.number().check(z.int(), z.positive())) }),
  response: diagramResponseSchema,
});

/** Makes a new version with the drawing that was undone last; fails with `nothing_to_redo` where something was changed since. */
export const redoDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/redo',
  params: diagramParamsSchema,
  response: diagramResponseSchema,
});

export type RefineDiagramRequest = z.input<typeof refineDiagramRequestSchema>;
export type RefineDiagramResponse = z.infer<typeof refineDiagram.response>;
export type UnsureRefinement = z.infer<typeof unsureSchema>;
