import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** The id of a provider of language models, such as `anthropic`. */
export const modelChoiceSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** A language model that this server can ask. */
const offeredModelSchema = z.object({
  /** The id of its provider: what `model` of a request names. */
  id: z.string(),
  label: z.string(),
  model: z.string(),
  /** Asked first; the large one only where its answer does not do. Null where there is one model alone. */
  smallModel: z.nullable(z.string()),
  /** The name of the machine that texts are sent to. */
  host: z.string(),
  /** True where that is in the network of this server, as far as its name tells. */
  isLocal: z.boolean(),
  /** The model that looks at pictures; null where none of them is known to see any. */
  imageModel: z.nullable(z.string()),
  /** True where it ranks passages of documents by what they mean as well: those that words found are sent to it. */
  ranksPassages: z.boolean(),
});

/** What can be chosen beside the engine that is built in; empty where no model is set up. */
export const listModels = defineCall({
  method: 'GET',
  path: '/api/models',
  response: z.object({
    success: z.literal(true),
    models: z.array(offeredModelSchema),
    /** The one that forms offer first; null for the engine that is built in. */
    preferred: z.nullable(z.string()),
  }),
});

/** Who drafted a diagram beside the engine that is built in, and what it took. Repairs and a second model are counted in. */
export const modelWorkSchema = z.object({
  provider: z.string(),
  label: z.string(),
  model: z.string(),
  /** False where the draft of the engine was kept. */
  wasTaken: z.boolean(),
  milliseconds: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Millionths of a US dollar; null where the price is not known. */
  costMicros: z.nullable(z.int()),
  /** How much more the large model alone would have cost. */
  savedMicros: z.nullable(z.int()),
});

/** The event `model` of a generation: lines of notation as a model writes them. `restart` begins anew. */
export const modelLinesSchema = z.object({
  label: z.string(),
  model: z.string(),
  type: z.string(),
  restart: z.boolean(),
  lines: z.array(z.string()),
});

export type OfferedModel = z.infer<typeof offeredModelSchema>;
export type ModelWork = z.infer<typeof modelWorkSchema>;
export type ModelLines = z.infer<typeof modelLinesSchema>;
