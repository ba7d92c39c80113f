import { writeNotation } from '@diagloom/diagram/model';
import { type DiagramExportFormat, diagramExports, type ExportSource } from '@diagloom/studio';
import type { Format } from './format.ts';

const exported =
  (format: DiagramExportFormat) =>
  async (source: ExportSource): Promise<string | Uint8Array> =>
    (await diagramExports[format](source)).content;

/** What a diagram can be written as, by the ending of the file. */
export const formats = [
  { id: 'drawio', description: 'a draw.io file', write: exported('drawio') },
  { id: 'svg', description: 'a picture in vectors with the diagram inside', write: exported('svg') },
  { id: 'png', description: 'a picture in pixels with the diagram inside', write: exported('png') },
  { id: 'pdf', description: 'a document with text that can be selected', write: exported('pdf') },
  {
    id: 'json',
    description: 'the DiagramSpec: what is meant',
    write: ({ spec }) => `${JSON.stringify(spec(), null, 2)}\n`,
  },
  { id: 'txt', description: 'notation: what is meant, a line per part', write: ({ spec }) => writeNotation(spec()) },
] as const satisfies readonly Format[];

/** How they are listed in the help of a command. */
export const formatLines = (): string =>
  formats.map(({ id, description }) => `                ${id.padEnd(7)} ${description}`).join('\n');
