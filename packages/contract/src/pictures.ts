import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { diagramMessages, uploadLimits } from './diagrams.ts';

/** Pictures of diagrams: what was read of them, before somebody takes it. */

export const pictureMessages = {
  pdfMissing: 'Send a form whose field "pdf" holds the file.',
  pdfFailed: 'Failed to convert PDF',
  missing: 'Please upload an image first.',
  invalidType: 'Please upload a JPEG, PNG, GIF, WebP image, or PDF file.',
} as const;

const longestData = Math.ceil(uploadLimits.imageBytes / 3) * 4 + 'data:application/pdf;base64,'.length;

const place = z.object({ x: z.number(), y: z.number() });

const doubtSchema = z.enum(['figure', 'handwriting', 'words', 'loose-end', 'direction']);

export const readShapeSchema = z.object({
  id: z.string(),
  kind: z.enum([
    'rectangle',
    'rounded',
    'pill',
    'circle',
    'diamond',
    'triangle',
    'parallelogram',
    'hexagon',
    'cylinder',
    'document',
    'dot',
    'person',
    'table',
    'lane',
    'pool',
    'participant',
    'fragment',
    'section',
    'text',
  ]),
  /** px of the picture as it is shown, like all places here. */
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  label: z.string(),
  /** What stands in the compartments of a table below its name, line by line. */
  rows: z.optional(z.readonly(z.array(z.string()))),
  /** The id of the shape that holds it. */
  parent: z.optional(z.string()),
  /** Of its outline and its inside, where shapes of one kind differ by it. */
  color: z.optional(z.string()),
  fill: z.optional(z.string()),
  /** Why somebody should look at it. */
  doubt: z.optional(doubtSchema),
});

export const readConnectorSchema = z.object({
  id: z.string(),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  route: z.array(place),
  head: z.enum(['none', 'end', 'both']),
  isDashed: z.optional(z.boolean()),
  label: z.string(),
  /** What stands beside its ends, such as `0..*`. */
  atFrom: z.optional(z.string()),
  atTo: z.optional(z.string()),
  doubt: z.optional(doubtSchema),
});

export const pictureReadingSchema = z.object({
  width: z.number(),
  height: z.number(),
  /** px of the picture for each px of a diagram. */
  unit: z.number().check(z.positive()),
  reading: z.object({
    shapes: z.array(readShapeSchema),
    connectors: z.array(readConnectorSchema),
    unread: z.array(z.string()),
  }),
  /** The draw.io file that the picture carries, exactly as it was drawn. */
  carried: z.optional(z.string()),
});

/** The answer's body where `Accept: text/event-stream` is sent: events named `progress`, then one `result` or `failure`. */
export const pictureProgressSchema = z.object({ step: z.enum(['opening', 'shapes', 'connectors', 'words']) });

/** The page of a PDF, counted from 1. */
const pageNumber = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1);

/**
 * Draws a page of a PDF, and the first pages small. The request is a form (`multipart/form-data`) whose field `pdf` holds the file.
 * Nothing is stored.
 */
export const convertPdf = defineCall({
  method: 'POST',
  path: '/api/pdf-to-image',
  query: z.object({ page: pageNumber }),
  response: z.object({
    success: z.literal(true),
    /** The page as a data URL. */
    imageData: z.string(),
    pageCount: z.int(),
    /** The first pages as data URLs; none where there is one page. */
    thumbnails: z.array(z.string()),
  }),
});

/** Reads a picture of a diagram. Nothing is stored and nothing is counted. */
export const readPicture = defineCall({
  method: 'POST',
  path: '/api/pictures/read',
  body: z.object({
    /** Base64, with or without the `data:` prefix. */
    imageData: z
      .string({ error: pictureMessages.missing })
      .check(z.minLength(1, pictureMessages.missing), z.maxLength(longestData, diagramMessages.imageLarge)),
    page: pageNumber,
  }),
  response: z.object({ success: z.literal(true), picture: pictureReadingSchema }),
});

export type PictureReading = z.infer<typeof pictureReadingSchema>;
export type PictureStep = z.infer<typeof pictureProgressSchema>['step'];
