import type { Cell, CellChange } from '@diagloom/diagram/model';
import { z } from 'zod';

/** An id of a page or cell; draw.io's own are far shorter, those of files that programs write may be longer. */
const idSchema = z.string().min(1).max(2000);

/** draw.io keeps coordinates well within this; beyond it drawing programs lose whole pixels. */
const coordinate = z.number().min(-1e7).max(1e7);

const pointSchema = z.strictObject({ x: coordinate, y: coordinate }).readonly();

/** The longest label, style or other text of one cell, in characters: as long as a file may have it, or a shape with a picture in it could not be moved. */
const longestText = 2_000_000;

const textSchema = z.string().max(longestText);

/** XML names, of any alphabet, without the characters that would end an attribute (a subset of XML 1.0, section 2.3). */
const attributesSchema = z.record(z.string().regex(/^[\p{L}_][\p{L}\p{N}\p{M}_.:·-]{0,199}$/u), textSchema).readonly();

const geometrySchema = z
  .strictObject({
    x: coordinate,
    y: coordinate,
    width: coordinate,
    height: coordinate,
    relative: z.boolean().exactOptional(),
    offset: pointSchema.exactOptional(),
    points: z.array(pointSchema).max(20_000).readonly().exactOptional(),
    sourcePoint: pointSchema.exactOptional(),
    targetPoint: pointSchema.exactOptional(),
  })
  .readonly();

/** A cell as a client may send it: without the raw XML (`verbatim`, `geometry.rest`) that only the reader of a file makes. */
export const cellSchema = z
  .strictObject({
    id: idSchema,
    kind: z.enum(['root', 'layer', 'vertex', 'edge', 'group']),
    parent: idSchema.exactOptional(),
    value: textSchema,
    style: textSchema,
    source: idSchema.exactOptional(),
    target: idSchema.exactOptional(),
    geometry: geometrySchema.exactOptional(),
    attributes: attributesSchema.exactOptional(),
    wrapper: z
      .strictObject({ tag: z.enum(['UserObject', 'object']), attributes: attributesSchema })
      .readonly()
      .exactOptional(),
  })
  .readonly() satisfies z.ZodType<Cell>;

export const cellChangeSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('put'), page: idSchema, cell: cellSchema, before: idSchema.exactOptional() })
    .readonly(),
  z.strictObject({ kind: z.literal('remove'), page: idSchema, id: idSchema }).readonly(),
]) satisfies z.ZodType<CellChange>;
