import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { diagramParamsSchema, diagramResponseSchema } from './diagrams.ts';
import { doneSchema } from './failure.ts';

/** How people keep their diagrams in order: stars, folders, copies and the trash. */

/** Days after which what lies in the trash is deleted. */
export const trashDays = 30;

export const folderMessages = {
  nameMissing: 'Enter a name for the folder.',
  nameLong: 'A folder name can have up to 60 characters',
} as const;

export const folderNameSchema = z
  .string({ error: folderMessages.nameMissing })
  .check(z.trim(), z.minLength(1, folderMessages.nameMissing), z.maxLength(60, folderMessages.nameLong));

export const folderSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** How many diagrams lie in it, those in the trash not counted. */
  count: z.int(),
});

const folderResponseSchema = z.object({ success: z.literal(true), folder: folderSchema });

/** One's own folders, from A to Z. */
export const listFolders = defineCall({
  method: 'GET',
  path: '/api/folders',
  response: z.object({ success: z.literal(true), folders: z.array(folderSchema) }),
});

/** Names are unique for each person, whatever their case. */
export const createFolder = defineCall({
  method: 'POST',
  path: '/api/folders',
  body: z.object({ name: folderNameSchema }),
  response: folderResponseSchema,
});

export const renameFolder = defineCall({
  method: 'PATCH',
  path: '/api/folders/:id',
  params: diagramParamsSchema,
  body: z.object({ name: folderNameSchema }),
  response: folderResponseSchema,
});

/** The diagrams in it stay, in no folder. */
export const deleteFolder = defineCall({
  method: 'DELETE',
  path: '/api/folders/:id',
  params: diagramParamsSchema,
  response: doneSchema,
});

/** Puts one's own diagram into one's own folder; null takes it out. */
export const moveToFolder = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/folder',
  params: diagramParamsSchema,
  body: z.object({ folderId: z.nullable(diagramParamsSchema.shape.id) }),
  response: doneSchema,
});

export const starDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/star',
  params: diagramParamsSchema,
  response: doneSchema,
});

export const unstarDiagram = defineCall({
  method: 'DELETE',
  path: '/api/diagrams/:id/star',
  params: diagramParamsSchema,
  response: doneSchema,
});

/**
 * Makes a copy of one's own of any diagram that one may read. It does not count towards the monthly limit. Who may not see how
 * the diagram was made gets its drawing alone.
 */
export const duplicateDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/duplicate',
  params: diagramParamsSchema,
  response: diagramResponseSchema,
});

/** Takes a diagram out of the trash as it was, stars, folder and who was let in included. */
export const untrashDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/untrash',
  params: diagramParamsSchema,
  response: doneSchema,
});

/** Deletes everything in one's own trash for good. */
export const emptyTrash = defineCall({
  method: 'DELETE',
  path: '/api/diagrams/trash',
  response: z.object({
    success: z.literal(true),
    /** How many there were. */
    deleted: z.int(),
  }),
});

export type Folder = z.infer<typeof folderSchema>;
