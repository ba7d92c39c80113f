import { updateRequestSchema } from '@diagloom/contract';

/** What is wrong with a request for a change; undefined where nothing is. */
export const requestProblem = (request: string): string | undefined =>
  updateRequestSchema.safeParse(request).error?.issues[0]?.message;
