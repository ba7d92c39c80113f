import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { diagramTypeSchema } from './diagram-types.ts';
import { diagramMessages, diagramParamsSchema, diagramResponseSchema, diagramTitleSchema } from './diagrams.ts';
import { doneSchema } from './failure.ts';
import { promptLimits } from './prompt-limits.ts';

/** The drawing board: its elements as they are kept, and the way from a drawing to a diagram. */

/** Of one board, and how many boards one person has. A second of drawing is about 60 points. */
export const boardLimits = { bytes: 1_500_000, elements: 2000, pointsOfElement: 4000, boards: 100 } as const;

/** px; from the specification. The grid's lines are `grid` apart. */
export const boardCanvas = { width: 1200, height: 800, grid: 20 } as const;

export const strokeWidths = { smallest: 1, largest: 20, usual: 3 } as const;

export const boardMessages = {
  full: 'This board is full. Start a new one to continue.',
  notXml: 'Send the drawing as draw.io XML.',
} as const;

export const drawingElementTypes = [
  'brush',
  'pen',
  'rectangle',
  'circle',
  'triangle',
  'diamond',
  'line',
  'arrow',
  'text',
] as const;

/** Far enough for whatever is dragged off the canvas. */
const coordinate = z.number().check(z.minimum(-100_000), z.maximum(100_000));
const extent = z.number().check(z.minimum(0), z.maximum(100_000));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/**
 * One thing on a board. `x` and `y` are the top left corner, for a line or arrow its start and for a stroke its first point; all are px of
 * the canvas.
 */
export const drawingElementSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  type: z.enum(drawingElementTypes),
  x: coordinate,
  y: coordinate,
  color: colour,
  strokeWidth: z.number().check(z.minimum(strokeWidths.smallest), z.maximum(strokeWidths.largest)),
  /** From 0 to 1. */
  opacity: z.number().check(z.minimum(0), z.maximum(1)),
  /** Of a stroke: x, y and the pressure from 0 to 1. */
  points: z.optional(
    z
      .array(z.tuple([coordinate, coordinate, z.number().check(z.minimum(0), z.maximum(1))]))
      .check(z.maxLength(boardLimits.pointsOfElement)),
  ),
  width: z.optional(extent),
  height: z.optional(extent),
  /** Of a line or arrow. */
  endX: z.optional(coordinate),
  endY: z.optional(coordinate),
  text: z.optional(z.string().check(z.maxLength(500))),
  /** What the fill tool gave it. */
  fill: z.optional(colour),
});

const elementsSchema = z.array(drawingElementSchema).check(z.maxLength(boardLimits.elements, boardMessages.full));

export const boardSummarySchema = z.object({
  id: z.int(),
  title: z.string(),
  /** Grows with every save. */
  revision: z.int(),
  /** How many elements there are. */
  size: z.int(),
  /** The diagram that it was last converted to, if that is still there. */
  diagramId: z.nullable(z.int()),
  updatedAt: z.iso.datetime(),
});

export const boardSchema = z.extend(boardSummarySchema, { elements: elementsSchema });

const boardResponseSchema = z.object({ success: z.literal(true), board: boardSchema });

/** One's own boards, the one changed last first. */
export const listBoards = defineCall({
  method: 'GET',
  path: '/api/drawing-boards',
  response: z.object({ success: z.literal(true), boards: z.array(boardSummarySchema) }),
});

export const createBoard = defineCall({
  method: 'POST',
  path: '/api/drawing-boards',
  body: z.object({ title: diagramTitleSchema, elements: elementsSchema }),
  response: boardResponseSchema,
});

export const getBoard = defineCall({
  method: 'GET',
  path: '/api/drawing-boards/:id',
  params: diagramParamsSchema,
  response: boardResponseSchema,
});

/** Refused where the board was saved by somebody else since `baseRevision`, such as the same person at another machine. */
export const saveBoard = defineCall({
  method: 'PATCH',
  path: '/api/drawing-boards/:id',
  params: diagramParamsSchema,
  body: z.object({
    baseRevision: z.int().check(z.minimum(0)),
    title: z.optional(diagramTitleSchema),
    elements: elementsSchema,
  }),
  response: z.object({ success: z.literal(true), board: boardSummarySchema }),
});

export const deleteBoard = defineCall({
  method: 'DELETE',
  path: '/api/drawing-boards/:id',
  params: diagramParamsSchema,
  response: doneSchema,
});

/** Takes a converted drawing or picture as a new diagram. It counts towards the monthly limit. */
export const saveDrawing = defineCall({
  method: 'POST',
  path: '/api/diagrams/save-drawing',
  body: z.object({
    title: diagramTitleSchema,
    diagramType: z._default(diagramTypeSchema, 'drawing'),
    /** What it was converted from. */
    source: z._default(z.enum(['board', 'picture']), 'board'),
    /** What was asked for beside a picture, for the record. */
    prompt: z.optional(z.string().check(z.trim(), z.maxLength(promptLimits.longest, diagramMessages.promptLong))),
    xmlContent: z.string(boardMessages.notXml).check(
      z.maxLength(10 * 1024 * 1024, diagramMessages.drawingLarge),
      z.refine((xml) => /^\s*</.test(xml), boardMessages.notXml),
    ),
    /** The board that it was drawn on, which remembers the diagram. */
    boardId: z.optional(diagramParamsSchema.shape.id),
  }),
  response: diagramResponseSchema,
});

export type DrawingElement = z.infer<typeof drawingElementSchema>;
export type DrawingElementType = DrawingElement['type'];
export type BoardSummary = z.infer<typeof boardSummarySchema>;
export type Board = z.infer<typeof boardSchema>;
