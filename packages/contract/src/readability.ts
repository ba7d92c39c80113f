import * as z from 'zod/mini';

/** A number of px, as a report says where something is. */
const pxSchema = z.number();

export const readabilityFindingSchema = z.object({
  /** The id of its page. */
  page: z.string(),
  /** What kind of problem it is, such as `overlapping-shapes`. */
  check: z.string(),
  /** Ids of the cells that it is about. */
  cells: z.array(z.string()),
  /** One sentence for people that says what to do. */
  message: z.string(),
  /** Where it is on the page, where that is a place. */
  where: z.optional(z.object({ x: pxSchema, y: pxSchema, width: pxSchema, height: pxSchema })),
});

/** What makes a version of a diagram harder to read. */
export const readabilitySchema = z.object({
  total: z.int(),
  /** The first of them, page by page. */
  findings: z.array(readabilityFindingSchema),
});

export type ReadabilityFinding = z.infer<typeof readabilityFindingSchema>;
export type Readability = z.infer<typeof readabilitySchema>;
