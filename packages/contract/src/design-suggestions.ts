import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { wantedTypeSchema } from './diagram-types.ts';
import { diagramMessages, diagramParamsSchema, diagramResponseSchema } from './diagrams.ts';
import { modelChoiceSchema, modelWorkSchema } from './models.ts';
import { promptLimits } from './prompt-limits.ts';

export const suggestionMessages = {
  nothingGiven: 'Enter a prompt or open a diagram to get suggestions.',
} as const;

export const designSuggestionSchema = z.object({
  /** Names what was found; the same in the same diagram each time. */
  id: z.string(),
  category: z.enum(['structure', 'visual', 'content', 'optimization']),
  impact: z.enum(['high', 'medium', 'low']),
  /** From 0 to 1: how seldom an expert would disagree. */
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
  title: z.string(),
  description: z.string(),
  /** False: what is carried out is not suggested any more. */
  implemented: z.boolean(),
  /** Whether `applySuggestion` can carry it out on the diagram. */
  canApply: z.boolean(),
  /** True where a model suggests it, not a rule of the type; how sure it is says little then. */
  isModels: z.optional(z.boolean()),
  /** Without a diagram: what to add to the prompt, with blanks in brackets. */
  addition: z.optional(z.string()),
});

/** With `diagramId`, about that diagram; without, about the one that the prompt would give. The weightiest first. */
export const getDesignSuggestions = defineCall({
  method: 'POST',
  path: '/api/design-suggestions',
  body: z
    .object({
      prompt: z._default(z.string().check(z.trim(), z.maxLength(promptLimits.longest, diagramMessages.promptLong)), ''),
      diagramType: wantedTypeSchema,
      diagramId: z.optional(diagramParamsSchema.shape.id),
      /** A model that is asked as well, about a diagram. */
      model: z.optional(modelChoiceSchema),
    })
    .check(
      z.refine(({ prompt, diagramId }) => prompt !== '' || diagramId !== undefined, {
        path: ['prompt'],
        error: suggestionMessages.nothingGiven,
      }),
    ),
  response: z.object({
    success: z.literal(true),
    suggestions: z.array(designSuggestionSchema),
    /** What the model took, where one was asked and answered. */
    model: z.optional(modelWorkSchema),
    /** Why there is nothing of the model. */
    notice: z.optional(z.string()),
  }),
});

/** Carries a suggestion out as one version, which an undo takes back. Fails with `version_conflict` on another version than `baseVersion`. */
export const applySuggestion = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/apply-suggestion',
  params: diagramParamsSchema,
  body: z.object({
    suggestionId: z.string().check(z.minLength(1), z.maxLength(20_000)),
    /** The version that the suggestion was made for. */
    baseVersion: z.int().check(z.minimum(1)),
  }),
  response: diagramResponseSchema,
});

export type DesignSuggestion = z.infer<typeof designSuggestionSchema>;
export type DesignSuggestions = z.infer<typeof getDesignSuggestions.response>;
export type DesignSuggestionsRequest = z.input<typeof getDesignSuggestions.body>;
