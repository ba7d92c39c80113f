import type { Edit } from '@diagloom/diagram/model';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { diagramParamsSchema, diagramResponseSchema, pageIdSchema } from './diagrams.ts';

const idSchema = z.string().check(z.minLength(1), z.maxLength(200));
const idsSchema = z.readonly(z.array(idSchema).check(z.maxLength(1000)));
const labelSchema = z.string().check(z.maxLength(5000));
const kindSchema = z.string().check(z.minLength(1), z.maxLength(60));
const cardinalitySchema = z.string().check(z.maxLength(40));

/** Pixels; nothing larger can be drawn. */
const lengthSchema = z.number().check(z.positive(), z.maximum(100_000));

const attributeSchema = z.readonly(
  z.strictObject({
    name: labelSchema,
    type: z.exactOptional(labelSchema),
    marks: z.exactOptional(z.readonly(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)))),
    visibility: z.exactOptional(z.enum(['+', '-', '#', '~'])),
  }),
);

/** Names and values that cannot end a style string early. */
const styleSchema = z.readonly(
  z.record(z.string().check(z.regex(/^[A-Za-z]\w{0,60}$/)), z.string().check(z.maxLength(2000), z.regex(/^[^;=]*$/))),
);

const sectionSchema = z.readonly(z.strictObject({ id: idSchema, label: labelSchema, messages: idsSchema }));

/** A typed change of what a diagram means or how it looks; references are ids of cells. What each does, `Edit` of the model says. */
export const editSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('addNode'),
    id: z.exactOptional(idSchema),
    label: labelSchema,
    nodeKind: z.exactOptional(kindSchema),
    after: z.exactOptional(idSchema),
    before: z.exactOptional(idSchema),
    branch: z.exactOptional(labelSchema),
    onward: z.exactOptional(labelSchema),
    group: z.exactOptional(idSchema),
  }),
  z.strictObject({ kind: z.literal('removeNode'), node: idSchema, heal: z.boolean() }),
  z.strictObject({ kind: z.literal('rename'), target: idSchema, label: labelSchema }),
  z.strictObject({
    kind: z.literal('connect'),
    from: idSchema,
    to: idSchema,
    label: z.exactOptional(labelSchema),
    edgeKind: z.exactOptional(kindSchema),
    after: z.exactOptional(idSchema),
  }),
  z.strictObject({
    kind: z.literal('setCardinality'),
    from: idSchema,
    to: idSchema,
    atFrom: z.exactOptional(cardinalitySchema),
    atTo: z.exactOptional(cardinalitySchema),
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
    after: z.exactOptional(idSchema),
    before: z.exactOptional(idSchema),
  }),
  z.strictObject({ kind: z.literal('moveToGroup'), nodes: idsSchema, group: idSchema }),
  z.strictObject({
    kind: z.literal('addGroup'),
    id: idSchema,
    label: labelSchema,
    groupKind: z.exactOptional(kindSchema),
    members: idsSchema,
  }),
  z.strictObject({
    kind: z.literal('frameMessages'),
    id: idSchema,
    operator: z.enum(['alt', 'opt', 'loop', 'par']),
    sections: z.readonly(z.array(sectionSchema).check(z.minLength(1), z.maxLength(50))),
  }),
  z.strictObject({ kind: z.literal('ungroup'), group: idSchema }),
  z.strictObject({ kind: z.literal('addNote'), id: idSchema, text: labelSchema, about: idsSchema }),
  z.strictObject({
    kind: z.literal('resize'),
    targets: idsSchema,
    width: z.exactOptional(lengthSchema),
    height: z.exactOptional(lengthSchema),
    factor: z.exactOptional(z.number().check(z.positive(), z.maximum(100))),
    along: z.exactOptional(z.enum(['width', 'height'])),
    alike: z.exactOptional(z.literal(true)),
  }),
  z.strictObject({ kind: z.literal('setStyle'), targets: idsSchema, style: styleSchema }),
  z.strictObject({ kind: z.literal('setDirection'), direction: z.enum(['down', 'right', 'up', 'left']) }),
  z.strictObject({
    kind: z.literal('setTheme'),
    theme: z.exactOptional(kindSchema),
    reset: z.exactOptional(z.literal(true)),
  }),
  z.strictObject({ kind: z.literal('layOut') }),
]) satisfies z.ZodMiniType<Edit>;

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
    baseVersion: z.int().check(z.minimum(1)),
    edits: z.array(editSchema).check(z.minLength(1), z.maxLength(100)),
    page: z.optional(pageIdSchema),
  }),
  response: z.extend(diagramResponseSchema, {
    /** Ids of the cells that the edits were about. */
    touched: z.array(z.string()),
    /** What could only be done in part, one sentence each. */
    skipped: z.array(z.string()),
  }),
});

export type EditDiagramRequest = z.input<typeof editDiagram.body>;
