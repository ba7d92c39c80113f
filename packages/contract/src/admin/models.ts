import { z } from 'zod';
import { defineCall } from '../call.ts';

const modelNameSchema = z
  .string()
  .trim()
  .max(200)
  .regex(/^[\w.:/@+-]*$/, 'A model name can’t contain spaces.');

/** Whether a text is the address of a model service: no user, no query, nothing that a path could not be put behind. */
export const isServiceAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
};

const serviceAddressSchema = z
  .string()
  .trim()
  .max(300)
  .refine(
    (text) => text === '' || isServiceAddress(text),
    'Enter the address of a model service, such as https://models.example.com/v1.',
  )
  .transform((text) => text.replace(/\/+$/, ''));

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
  keyFrom: z.enum(['environment', 'settings', 'unreadable']).nullable(),
  needsKey: z.boolean(),
  /** It has no address of its own. */
  needsAddress: z.boolean(),
  /** Null where it has an address of its own, or none yet. */
  addressFrom: z.enum(['environment', 'settings']).nullable(),
  /** What was typed; empty otherwise. */
  address: z.string(),
  /** Runs on the server itself: models are added by a command, and no key is asked for. */
  isHere: z.boolean(),
  /** The variables that this server would need, for whoever runs it; empty where it has all it needs beside a key. */
  missing: z.array(z.string()),
  host: z.string().nullable(),
  model: z.string(),
  smallModel: z.string(),
  /** Ranks passages of documents; empty for none, null where the service has no such models. */
  embeddingModel: z.string().nullable(),
  taskModels: taskModelsSchema,
  /** All models that are named, and whether each sees pictures; null where that is not known before a test. */
  named: z.array(z.object({ model: z.string(), seesImages: z.boolean().nullable() })),
  /** Of its models those whose price is not known: budgets in money cannot count them. */
  unpriced: z.array(z.string()),
});

/** What may be used up; null is no limit. Money in US dollars. */
export const modelLimitsSchema = z.object({
  monthlyBudget: z.number().min(0).max(1_000_000).nullable(),
  monthlyBudgetPerPerson: z.number().min(0).max(1_000_000).nullable(),
  dailyTokens: z.int().min(0).max(100_000_000_000).nullable(),
  dailyTokensPerPerson: z.int().min(0).max(1_000_000_000).nullable(),
  requestsPerMinute: z.int().min(1).max(10_000),
  requestsPerMinuteInAll: z.int().min(1).max(100_000),
  concurrentPerPerson: z.int().min(1).max(100),
  concurrent: z.int().min(1).max(1000),
});

export const modelSettingsSchema = z.object({
  providers: z.array(modelProviderSchema),
  limits: modelLimitsSchema,
  /** The provider that forms offer first; null for the engine that is built in. */
  preferred: z.string().nullable(),
});

const answerSchema = z.object({ success: z.literal(true), settings: modelSettingsSchema });

export const getModelSettings = defineCall({ method: 'GET', path: '/api/admin/models', response: answerSchema });

/** Changes what is given and leaves the rest. */
export const changeModelProvider = defineCall({
  method: 'PATCH',
  path: '/api/admin/models/:provider',
  params: z.object({ provider: z.string().max(40) }),
  body: z.object({
    isEnabled: z.boolean().optional(),
    /** An empty text removes it. */
    apiKey: z.string().trim().max(2000).optional(),
    /** For services without an address of their own. A key that is kept belongs to the address that it was given for, and goes with it. */
    address: serviceAddressSchema.optional(),
    /** Empty texts stand for the usual ones. */
    model: modelNameSchema.optional(),
    smallModel: modelNameSchema.optional(),
    /** An empty text stands for what the environment names, or none. */
    embeddingModel: modelNameSchema.optional(),
    /** In place of all that were named; empty texts stand for what the environment names, or the models above. */
    taskModels: taskModelsSchema.optional(),
  }),
  response: answerSchema,
});

export const changeModelLimits = defineCall({
  method: 'PATCH',
  path: '/api/admin/models',
  body: modelLimitsSchema.partial().extend({ preferred: z.string().max(40).nullable().optional() }),
  response: answerSchema,
});

/** Asks every model for one word, and what a picture shows, which is kept as whether it sees pictures. A failure is an answer as well: `ok` is false, and the message says what to do. */
export const testModelProvider = defineCall({
  method: 'POST',
  path: '/api/admin/models/:provider/test',
  params: z.object({ provider: z.string().max(40) }),
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
  person: z.string().nullable(),
  provider: z.string(),
  model: z.string(),
  task: z.string(),
  outcome: outcomeSchema,
  tokens: z.int(),
  milliseconds: z.int(),
  /** US dollars; null where the price is not known. */
  cost: z.number().nullable(),
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
