import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { diagramMessages, diagramParamsSchema, diagramResponseSchema, uploadLimits } from './diagrams.ts';

/** Endings of files that may be imported; what a file is, its bytes say. Up to 10 MB, since diagrams carry pictures, too. */
export const importEndings = {
  drawings: ['drawio', 'xml', 'dio'],
  pictures: ['png', 'svg'],
  texts: ['txt', 'mmd', 'mermaid', 'dot', 'gv', 'puml', 'plantuml'],
  tables: ['sql', 'csv'],
} as const;

export const importMessages = {
  fileMissing: 'Choose a file first.',
  invalidType:
    'Choose a .drawio, .xml, .png or .svg file, or a text file in Mermaid, DOT, PlantUML, SQL or Diagloom notation',
} as const;

const longestBase64 = Math.ceil(uploadLimits.imageBytes / 3) * 4;

export const importDiagramRequestSchema = z.object({
  fileName: z._default(z.string().check(z.trim(), z.maxLength(255)), ''),
  /** The bytes of the file in base64. */
  fileData: z
    .string(importMessages.fileMissing)
    .check(z.minLength(1, importMessages.fileMissing), z.maxLength(longestBase64, diagramMessages.imageLarge)),
});

const importedSchema = z.extend(diagramResponseSchema, {
  /** What of a text could not be read, one sentence each. */
  warnings: z.array(z.string()),
});

/** Takes a file as a new diagram, in its own look. It does not count towards the monthly limit. */
export const importDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/import',
  body: importDiagramRequestSchema,
  response: importedSchema,
});

/** Takes a file as the next version of a diagram: comments stay on shapes that have the same ids in it. */
export const replaceDiagram = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/replace',
  params: diagramParamsSchema,
  body: importDiagramRequestSchema,
  response: importedSchema,
});

export type ImportDiagramResponse = z.infer<typeof importDiagram.response>;
export type FileToImport = z.output<typeof importDiagramRequestSchema>;
