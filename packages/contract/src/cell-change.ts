import type { Cell, CellChange } from '@diagloom/diagram/model';
import * as z from 'zod/mini';

/** An id of a page or cell; draw.io's own are far shorter, those of files that programs write may be longer. */
const idSchema = z.string().check(z.minLength(1), z.maxLength(2000));

/** draw.io keeps coordinates well within this; beyond it drawing programs lose whole pixels. */
const coordinate = z.number().check(z.minimum(-1e7), z.maximum(1e7));

const pointSchema = z.readonly(z.strictObject({ x: coordinate, y: coordinate }));

/** The longest label, style or other text of one cell, in characters: as long as a file may have it, or a shape with a picture in it could not be moved. */
const longestText = 2_000_000;

const textSchema = z.string().check(z.maxLength(longestText));

/** XML names, of any alphabet, without the characters that would end an attribute (a subset of XML 1.0, section 2.3). */
const attributesSchema = z.readonly(
  z.record(z.string().check(z.regex(/^[\p{L}_][\p{L}\p{N}\p{M}_.:·-]{0,199}$/u)), textSchema),
);

const geometrySchema = z.readonly(
  z.strictObject({
    x: coordinate,
    y: coordinate,
    width: coordinate,
    height: coordinate,
    relative: z.exactOptional(z.boolean()),
    offset: z.exactOptional(pointSchema),
    points: z.exactOptional(z.readonly(z.array(pointSchema).check(z.maxLength(20_000)))),
    sourcePoint: z.exactOptional(pointSchema),
    targetPoint: z.exactOptional(pointSchema),
  }),
);

/** A cell as a client may send it: without the raw XML (`verbatim`, `geometry.rest`) that only the reader of a file makes. */
export const cellSchema = z.readonly(
  z.strictObject({
    id: idSchema,
    kind: z.enum(['root', 'layer', 'vertex', 'edge', 'group']),
    parent: z.exactOptional(idSchema),
    value: textSchema,
    style: textSchema,
    source: z.exactOptional(idSchema),
    target: z.exactOptional(idSchema),
    geometry: z.exactOptional(geometrySchema),
    attributes: z.exactOptional(attributesSchema),
    wrapper: z.exactOptional(
      z.readonly(z.strictObject({ tag: z.enum(['UserObject', 'object']), attributes: attributesSchema })),
    ),
  }),
) satisfies z.ZodMiniType<Cell>;

export const cellChangeSchema = z.discriminatedUnion('kind', [
  z.readonly(
    z.strictObject({ kind: z.literal('put'), page: idSchema, cell: cellSchema, before: z.exactOptional(idSchema) }),
  ),
  z.readonly(z.strictObject({ kind: z.literal('remove'), page: idSchema, id: idSchema })),
]) satisfies z.ZodMiniType<CellChange>;
