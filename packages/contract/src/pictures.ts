import { z } from 'zod';
import { defineCall } from './call.ts';
import { diagramMessages, uploadLimits } from './diagrams.ts';

/** Pictures of diagrams: what was read of them, before somebody takes it. */

export const pictureMessages = {
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
    'text',
  ]),
  /** px of the picture as it is shown, like all places here. */
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  label: z.string(),
  /** The id of the shape that holds it. */
  parent: z.string().optional(),
  /** Why somebody should look at it. */
  doubt: doubtSchema.optional(),
});

export const readConnectorSchema = z.object({
  id: z.string(),
  from: z.string().optional(),
  to: z.string().optional(),
  route: z.array(place),
  head: z.enum(['none', 'end', 'both']),
  label: z.string(),
  doubt: doubtSchema.optional(),
});

export const pictureReadingSchema = z.object({
  width: z.number(),
  height: z.number(),
  reading: z.object({
    shapes: z.array(readShapeSchema),
    connectors: z.array(readConnectorSchema),
    unread: z.array(z.string()),
  }),
});

/** The answer's body where `Accept: text/event-stream` is sent: events named `progress`, then one `result` or `failure`. */
export const pictureProgressSchema = z.object({ step: z.enum(['opening', 'shapes', 'connectors', 'words']) });

/** Reads a picture of a diagram. Nothing is stored and nothing is counted. */
export const readPicture = defineCall({
  method: 'POST',
  path: '/api/pictures/read',
  body: z.object({
    /** Base64, with or without the `data:` prefix. */
    imageData: z
      .string({ error: pictureMessages.missing })
      .min(1, pictureMessages.missing)
      .max(longestData, diagramMessages.imageLarge),
  }),
  response: z.object({ success: z.literal(true), picture: pictureReadingSchema }),
});

export type PictureReading = z.infer<typeof pictureReadingSchema>;
export type PictureStep = z.infer<typeof pictureProgressSchema>['step'];
