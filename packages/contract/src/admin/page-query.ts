import { z } from 'zod';

/** A page counts from 1. */
export const pageQueryFields = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
} as const;
