import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { diagramParamsSchema, diagramResponseSchema, pageIdSchema } from './diagrams.ts';

/** What made a version. */
export const versionReasons = [
  'generated',
  'imported',
  'drawn',
  'duplicated',
  'refined',
  'changed',
  /** Changed by hands that were connected live, alone or with others. */
  'together',
  'tidied',
  'themed',
  'arranged',
  'retyped',
  'replaced',
  'undone',
  'redone',
  'restored',
] as const;

export const versionNumberSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000));

export const versionParamsSchema = z.extend(diagramParamsSchema, { version: versionNumberSchema });

/** Every state that a diagram's drawing has had; of gestures that one person made in a row, each within a minute, the last one and those with a name. A page counts from 1. */
export const listVersions = defineCall({
  method: 'GET',
  path: '/api/diagrams/:id/versions',
  params: diagramParamsSchema,
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  response: z.object({
    success: z.literal(true),
    /** Newest first. */
    versions: z.array(
      z.object({
        version: z.int(),
        reason: z.enum(versionReasons),
        /** What somebody called it. */
        name: z.nullable(z.string()),
        /** Everybody who had a hand in it since the version before; empty where their accounts are gone. */
        authorNames: z.array(z.string()),
        createdAt: z.iso.datetime(),
      }),
    ),
    page: z.int(),
    pageSize: z.int(),
    total: z.int(),
  }),
});

/** One thing that became different. Names of pages, parts and groups are texts of the diagram. */
export const differenceSchema = z.object({
  kind: z.enum([
    'page-added',
    'page-removed',
    'page-renamed',
    'added',
    'removed',
    'renamed',
    'moved',
    'resized',
    'regrouped',
    'rewired',
    'rerouted',
    'restyled',
  ]),
  /** The page's id. */
  page: z.string(),
  /** Absent for a page. */
  part: z.optional(z.enum(['shape', 'line'])),
  /** The cell's id; absent for a page. */
  id: z.optional(z.string()),
  /** The cell's id in the earlier version where that was another one. */
  earlierId: z.optional(z.string()),
  /** What the page, the shape or the line is called. */
  label: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
});

/** What changed from one version to another; to the one of now where `to` is absent. */
export const compareVersions = defineCall({
  method: 'GET',
  path: '/api/diagrams/:id/compare',
  params: diagramParamsSchema,
  query: z.object({ from: versionNumberSchema, to: z.optional(versionNumberSchema) }),
  response: z.object({
    success: z.literal(true),
    from: z.int(),
    to: z.int(),
    /** How many differences there are; of very many only the first are in `differences`. */
    total: z.int(),
    differences: z.array(differenceSchema),
    /** The same as lines for people; none where nothing changed. */
    said: z.array(z.string()),
  }),
});

/** What to draw of two versions: a side, and a page of the one of now. */
export const comparisonPictureParamsSchema = z.extend(diagramParamsSchema, {
  from: versionNumberSchema,
  to: versionNumberSchema,
  side: z.enum(['before', 'after']),
});

export const comparisonPictureQuerySchema = z.object({ page: z.optional(pageIdSchema) });

/** Where a browser gets one of the two versions as an SVG, with what is different marked; it never changes. */
export const comparisonPicturePath = (
  id: number | ':id',
  between: { readonly from: number | ':from'; readonly to: number | ':to' },
  side: 'before' | 'after' | ':side',
): string => `/api/diagrams/${id}/compare/${between.from}/${between.to}/${side}`;

export const versionNameLimit = 60;

/** Gives a version a name by which it is found again; null takes the name away. */
export const nameVersion = defineCall({
  method: 'PATCH',
  path: '/api/diagrams/:id/versions/:version',
  params: versionParamsSchema,
  body: z.object({
    name: z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'Enter a name for this version.'),
          z.maxLength(versionNameLimit, `A version name can have up to ${versionNameLimit} characters.`),
        ),
    ),
  }),
  response: z.object({ success: z.literal(true), name: z.nullable(z.string()) }),
});

/** Makes the drawing of an earlier version the next one, or fails with `version_conflict` where somebody made one since `baseVersion`. */
export const restoreVersion = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/restore',
  params: diagramParamsSchema,
  body: z.object({ version: z.int().check(z.minimum(1)), baseVersion: z.int().check(z.minimum(1)) }),
  response: diagramResponseSchema,
});

/** Where a browser gets the picture of a version: an SVG, which never changes. */
export const versionPicturePath = (id: number | ':id', version: number | ':version'): string =>
  `/api/diagrams/${id}/versions/${version}/picture`;

export type VersionReason = (typeof versionReasons)[number];
export type VersionList = z.infer<typeof listVersions.response>;
export type Comparison = z.infer<typeof compareVersions.response>;
