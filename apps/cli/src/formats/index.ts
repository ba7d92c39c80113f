import { writeNotation } from '@diagloom/diagram/model';
import { textNotations, writeTextNotation } from '@diagloom/diagram/notations';
import { type DiagramExportFormat, diagramExports, type ExportSource } from '@diagloom/studio';
import { diagramTypeOf } from '@diagloom/types';
import { UsageError } from '../command.ts';
import { findType } from '../find-type.ts';
import type { Format } from './format.ts';

const exported =
  (format: DiagramExportFormat) =>
  async (source: ExportSource): Promise<string | Uint8Array> =>
    (await diagramExports[format](source)).content;

const notations: readonly Format[] = textNotations.map((notation) => ({
  id: notation.extension,
  description: `${notation.label}: what is meant, for other tools`,
  write: ({ spec }, say) => {
    const meant = spec();
    const type = findType(meant.type);
    const written = writeTextNotation({ direction: diagramTypeOf(type).direction, ...meant }, notation);
    if (written === undefined) throw new UsageError(`${notation.label} has no form for this diagram (${type}).`);
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
  {
    id: 'json',
    description: 'the DiagramSpec: what is meant',
    write: ({ spec }) => `${JSON.stringify(spec(), null, 2)}\n`,
  },
  { id: 'txt', description: 'notation: what is meant, a line per part', write: ({ spec }) => writeNotation(spec()) },
  ...notations,
];

/** How they are listed in the help of a command. */
export const formatLines = (): string =>
  formats.map(({ id, description }) => `                ${id.padEnd(7)} ${description}`).join('\n');
