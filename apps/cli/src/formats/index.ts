import { type DiagramExportFormat, diagramExports, type ExportSource, textFormats } from '@diagloom/studio';
import { UsageError } from '../command.ts';
import type { Format } from './format.ts';

const exported =
  (format: DiagramExportFormat) =>
  async (source: ExportSource): Promise<string | Uint8Array> =>
    (await diagramExports[format](source)).content;

const texts: readonly Format[] = textFormats.map(({ label, extension, write }) => ({
  id: extension,
  description: `${label}: what is meant`,
  write: ({ spec }, say) => {
    const meant = spec();
    const written = write(meant);
    if (written === undefined) throw new UsageError(`${label} has no form for this diagram (${meant.type}).`);
    for (const sentence of written.leftOut) say(sentence);
    return written.text;
  },
}));

/** What a diagram can be written as, by the ending of the file. */
export const formats: readonly Format[] = [
  { id: 'drawio', description: 'a draw.io file', write: exported('drawio') },
  { id: 'svg', description: 'a picture in vectors with the diagram inside', write: exported('svg') },
  { id: 'png', description: 'a picture in pixels with the diagram inside', write: exported('png') },
  { id: 'pdf', description: 'a document with text that can be selected', write: exported('pdf') },
  ...texts,
];

/** How they are listed in the help of a command. */
export const formatLines = (): string =>
  formats.map(({ id, description }) => `                ${id.padEnd(7)} ${description}`).join('\n');
