import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

const modelNameSchema = z
  .string()
  .check(z.trim(), z.maxLength(200), z.regex(/^[\w.:/@+-]*$/, 'A model name can’t contain spaces.'));

/** Whether a text is the address of a model service: no user, no query, nothing that a path could not be put behind. */
export const isServiceAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
};

const serviceAddressSchema = z.pipe(
  z.string().check(
    z.trim(),
    z.maxLength(300),
    z.refine(
      (text) => text === '' || isServiceAddress(text),
      'Enter the address of a model service, such as https://models.example.com/v1.',
    ),
  ),
  z.transform((text) => text.replace(/\/+$/, '')),
);

/** Tasks that may have a model of their own. Of two for one task the small one is asked first, as a check tells whether its answer does. */
export const modelSlots = [
  'draft',
  'draftSmall',
  'refine',
  'refineSmall',
  'look',
  'suggest',
  'code',
  'rewrite',
  'type',
] as const;

/** Those that nobody named are absent, or empty. */
const taskModelsSchema = z.partialRecord(z.enum(modelSlots), modelNameSchema);

/** A provider as administrators see it; its key never leaves the server. */
export const modelProviderSchema = z.object({
  id: z.string(),
  label: z.string(),
  isEnabled: z.boolean(),
  /** Where the key is from; null where there is none. `unreadable`: it was kept with a secret that is gone, and is to be entered again. */
  keyFrom: z.nullable(z.enum(['environment', 'settings', 'unreadable'])),
  needsKey: z.boolean(),
  /** It has no address of its own. */
  needsAddress: z.boolean(),
  /** Null where it has an address of its own, or none yet. */
  addressFrom: z.nullable(z.enum(['environment', 'settings'])),
  /** What was typed; empty otherwise. */
  address: z.string(),
  /** Runs on the server itself: models are added by a command, and no key is asked for. */
  isHere: z.boolean(),
  /** The variables that this server would need, for whoever runs it; empty where it has all it needs beside a key. */
  missing: z.array(z.string()),
  host: z.nullable(z.string()),
  model: z.string(),
  smallModel: z.string(),
  /** Ranks passages of documents; empty for none, null where the service has no such models. */
  embeddingModel: z.nullable(z.string()),
  taskModels: taskModelsSchema,
  /** All models that are named, and whether each sees pictures and streams; null where that is not known, as before a test. */
  named: z.array(
    z.object({ model: z.string(), seesImages: z.nullable(z.boolean()), streams: z.nullable(z.boolean()) }),
  ),
  /** Of its models those whose price is not known: budgets in money cannot count them. */
  unpriced: z.array(z.string()),
});

/** What may be used up; null is no limit. Money in US dollars. */
export const modelLimitsSchema = z.object({
  monthlyBudget: z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000))),
  monthlyBudgetPerPerson: z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000))),
  dailyTokens: z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000_000))),
  dailyTokensPerPerson: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
  requestsPerMinute: z.int().check(z.minimum(1), z.maximum(10_000)),
  requestsPerMinuteInAll: z.int().check(z.minimum(1), z.maximum(100_000)),
  concurrentPerPerson: z.int().check(z.minimum(1), z.maximum(100)),
  concurrent: z.int().check(z.minimum(1), z.maximum(1000)),
});

export const modelSettingsSchema = z.object({
  providers: z.array(modelProviderSchema),
  limits: modelLimitsSchema,
  /** The provider that forms offer first; null for the engine that is built in. */
  preferred: z.nullable(z.string()),
});

const answerSchema = z.object({ success: z.literal(true), settings: modelSettingsSchema });

export const getModelSettings = defineCall({ method: 'GET', path: '/api/admin/models', response: answerSchema });

/** Changes what is given and leaves the rest. */
export const changeModelProvider = defineCall({
  method: 'PATCH',
  path: '/api/admin/models/:provider',
  params: z.object({ provider: z.string().check(z.maxLength(40)) }),
  body: z.object({
    isEnabled: z.optional(z.boolean()),
    /** An empty text removes it. */
    apiKey: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
    /** For services without an address of their own. A key that is kept belongs to the address that it was given for, and goes with it. */
    address: z.optional(serviceAddressSchema),
    /** Empty texts stand for the usual ones. */
    model: z.optional(modelNameSchema),
    smallModel: z.optional(modelNameSchema),
    /** An empty text stands for what the environment names, or none. */
    embeddingModel: z.optional(modelNameSchema),
    /** In place of all that were named; empty texts stand for what the environment names, or the models above. */
    taskModels: z.optional(taskModelsSchema),
  }),
  response: answerSchema,
});

export const changeModelLimits = defineCall({
  method: 'PATCH',
  path: '/api/admin/models',
  body: z.extend(z.partial(modelLimitsSchema), {
    preferred: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  }),
  response: answerSchema,
});

/** Asks every model for one word, and what a picture shows, which is kept as whether it sees pictures. A failure is an answer as well: `ok` is false, and the message says what to do. */
export const testModelProvider = defineCall({
  method: 'POST',
  path: '/api/admin/models/:provider/test',
  params: z.object({ provider: z.string().check(z.maxLength(40)) }),
  body: z.object({}),
  response: z.object({
    success: z.literal(true),
    ok: z.boolean(),
    message: z.string(),
    milliseconds: z.int(),
    /** The models that the service offers; empty where it does not tell. */
    models: z.array(z.string()),
  }),
});

const usageRowSchema = z.object({
  /** A person, a model or a task. */
  label: z.string(),
  calls: z.int(),
  failed: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** US dollars, of the calls whose price is known. */
  cost: z.number(),
  saved: z.number(),
});

/** How a call ended: `running`, `done`, `stopped`, `lost`, `fault`, or why a model gave no reply. Never what was said. */
const outcomeSchema = z.string();

const failureRowSchema = z.object({
  outcome: outcomeSchema,
  provider: z.string(),
  model: z.string(),
  calls: z.int(),
  lastAt: z.iso.datetime(),
});

const modelCallSchema = z.object({
  id: z.int(),
  startedAt: z.iso.datetime(),
  /** An address; null where the account is gone. */
  person: z.nullable(z.string()),
  provider: z.string(),
  model: z.string(),
  task: z.string(),
  outcome: outcomeSchema,
  tokens: z.int(),
  milliseconds: z.int(),
  /** US dollars; null where the price is not known. */
  cost: z.nullable(z.number()),
});

/** What models were used for in the last 30 days. */
export const getModelUsage = defineCall({
  method: 'GET',
  path: '/api/admin/model-usage',
  response: z.object({
    success: z.literal(true),
    usage: z.object({
      total: usageRowSchema,
      /** US dollars in this month, UTC. */
      costThisMonth: z.number(),
      byModel: z.array(usageRowSchema),
      byTask: z.array(usageRowSchema),
      /** The twenty who used most. */
      byPerson: z.array(usageRowSchema),
      /** Why calls failed, by model, the most frequent first. */
      failures: z.array(failureRowSchema),
      /** The newest fifty. */
      latest: z.array(modelCallSchema),
    }),
  }),
});

export type ModelProvider = z.infer<typeof modelProviderSchema>;
export type ModelSlot = (typeof modelSlots)[number];
export type TaskModels = z.infer<typeof taskModelsSchema>;
export type ModelLimits = z.infer<typeof modelLimitsSchema>;
export type ModelSettings = z.infer<typeof modelSettingsSchema>;
export type ModelUsage = z.infer<typeof getModelUsage.response>['usage'];
export type ModelFailureRow = z.infer<typeof failureRowSchema>;
export type ModelCall = z.infer<typeof modelCallSchema>;
export type ModelUsageRow = z.infer<typeof usageRowSchema>;
