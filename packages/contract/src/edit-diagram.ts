import type { Edit } from '@diagloom/diagram/model';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { diagramParamsSchema, diagramResponseSchema, pageIdSchema } from './diagrams.ts';

const idSchema = z.string().min(1).max(200);
const idsSchema = z.array(idSchema).max(1000).readonly();
const labelSchema = z.string().max(5000);
const kindSchema = z.string().min(1).max(60);
const cardinalitySchema = z.string().max(40);

/** Pixels; nothing larger can be drawn. */
const lengthSchema = z.number().positive().max(100_000);

const attributeSchema = z
  .strictObject({
    name: labelSchema,
    type: labelSchema.exactOptional(),
    marks: z.array(z.string().max(40)).max(20).readonly().exactOptional(),
    visibility: z.enum(['+', '-', '#', '~']).exactOptional(),
  })
  .readonly();

/** Names and values that cannot end a style string early. */
const styleSchema = z
  .record(
    z.string().regex(/^[A-Za-z]\w{0,60}$/),
    z
      .string()
      .max(2000)
      .regex(/^[^;=]*$/),
  )
  .readonly();

const sectionSchema = z.strictObject({ id: idSchema, label: labelSchema, messages: idsSchema }).readonly();

/** A typed change of what a diagram means or how it looks; references are ids of cells. What each does, `Edit` of the model says. */
export const editSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('addNode'),
    id: idSchema.exactOptional(),
    label: labelSchema,
    nodeKind: kindSchema.exactOptional(),
    after: idSchema.exactOptional(),
    before: idSchema.exactOptional(),
    branch: labelSchema.exactOptional(),
    onward: labelSchema.exactOptional(),
    group: idSchema.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('removeNode'), node: idSchema, heal: z.boolean() }),
  z.strictObject({ kind: z.literal('rename'), target: idSchema, label: labelSchema }),
  z.strictObject({
    kind: z.literal('connect'),
    from: idSchema,
    to: idSchema,
    label: labelSchema.exactOptional(),
    edgeKind: kindSchema.exactOptional(),
    after: idSchema.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('setCardinality'),
    from: idSchema,
    to: idSchema,
    atFrom: cardinalitySchema.exactOptional(),
    atTo: cardinalitySchema.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('disconnect'), edge: idSchema }),
  z.strictObject({ kind: z.literal('setKind'), node: idSchema, nodeKind: kindSchema }),
  z.strictObject({ kind: z.literal('addAttribute'), node: idSchema, attribute: attributeSchema }),
  z.strictObject({
    kind: z.literal('changeAttribute'),
    node: idSchema,
    name: labelSchema,
    attribute: attributeSchema,
  }),
  z.strictObject({ kind: z.literal('removeAttribute'), node: idSchema, name: labelSchema }),
  z.strictObject({ kind: z.literal('swap'), first: idSchema, second: idSchema }),
  z.strictObject({
    kind: z.literal('moveNode'),
    node: idSchema,
    after: idSchema.exactOptional(),
    before: idSchema.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('moveToGroup'), nodes: idsSchema, group: idSchema }),
  z.strictObject({
    kind: z.literal('addGroup'),
    id: idSchema,
    label: labelSchema,
    groupKind: kindSchema.exactOptional(),
    members: idsSchema,
  }),
  z.strictObject({
    kind: z.literal('frameMessages'),
    id: idSchema,
    operator: z.enum(['alt', 'opt', 'loop', 'par']),
    sections: z.array(sectionSchema).min(1).max(50).readonly(),
  }),
  z.strictObject({ kind: z.literal('ungroup'), group: idSchema }),
  z.strictObject({ kind: z.literal('addNote'), id: idSchema, text: labelSchema, about: idsSchema }),
  z.strictObject({
    kind: z.literal('resize'),
    targets: idsSchema,
    width: lengthSchema.exactOptional(),
    height: lengthSchema.exactOptional(),
    factor: z.number().positive().max(100).exactOptional(),
    along: z.enum(['width', 'height']).exactOptional(),
    alike: z.literal(true).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('setStyle'), targets: idsSchema, style: styleSchema }),
  z.strictObject({ kind: z.literal('setDirection'), direction: z.enum(['down', 'right', 'up', 'left']) }),
  z.strictObject({
    kind: z.literal('setTheme'),
    theme: kindSchema.exactOptional(),
    reset: z.literal(true).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('layOut') }),
]) satisfies z.ZodType<Edit>;

/**
 * Carries typed edits out, all of them or none, and lays the page out where they need it. On an older version it fails with
 * `version_conflict` only where somebody changed what the edits name, and with `not_understood` where they cannot be done.
 */
export const editDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/edits',
  params: diagramParamsSchema,
  body: z.object({
    /** The version that the edits were made on. */
    baseVersion: z.int().min(1),
    edits: z.array(editSchema).min(1).max(100),
    page: pageIdSchema.optional(),
  }),
  response: diagramResponseSchema.extend({
    /** Ids of the cells that the edits were about. */
    touched: z.array(z.string()),
    /** What could only be done in part, one sentence each. */
    skipped: z.array(z.string()),
  }),
});

export type EditDiagramRequest = z.input<typeof editDiagram.body>;
