import * as z from 'zod/mini';

/** Every code that a failure can carry, with its HTTP status. */
export const errorStatuses = {
  invalid_request: 400,
  malformed_json: 400,
  invalid_link: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  account_blocked: 403,
  sign_in_again: 403,
  foreign_origin: 403,
  forbidden: 403,
  invitation_needed: 403,
  not_found: 404,
  email_taken: 409,
  username_taken: 409,
  last_way_in: 409,
  version_conflict: 409,
  nothing_to_undo: 409,
  nothing_to_redo: 409,
  body_too_large: 413,
  storage_full: 413,
  unsupported_content_type: 415,
  not_understood: 422,
  not_supported: 422,
  invalid_diagram: 422,
  unreadable_document: 422,
  monthly_limit_reached: 429,
  model_limit_reached: 429,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Readonly<Record<string, number>>;

export type ErrorCode = keyof typeof errorStatuses;

const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorStatuses, value);

export const errorCodeSchema = z
  .custom<ErrorCode>(isErrorCode)
  .check(z.meta({ type: 'string', enum: Object.keys(errorStatuses) }));

/** What every failed call answers. */
export const failureSchema = z.object({
  success: z.literal(false),
  code: errorCodeSchema,
  /** One or two sentences for the person using the product, saying what to do next. */
  error: z.string(),
  /** For invalid input: a message for each field, by its name (`confirmPassword`, `changes.0.cell`). */
  fields: z.optional(z.record(z.string(), z.string())),
  /** For `not_understood`: prompts that work. */
  examples: z.optional(z.array(z.string())),
});

export type Failure = z.infer<typeof failureSchema>;

/** What a call answers that has nothing more to say. */
export const doneSchema = z.object({ success: z.literal(true) });

export type Done = z.infer<typeof doneSchema>;
