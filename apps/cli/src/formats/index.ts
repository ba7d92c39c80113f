import { writeNotation } from '@diagloom/diagram/model';
import { renderPreview } from '@diagloom/studio';
import type { Format } from './format.ts';

/** What a diagram can be written as, by the ending of the file. */
export const formats = [
  { id: 'drawio', description: 'a draw.io file', write: ({ xml }) => xml },
  { id: 'svg', description: 'a picture in vectors', write: ({ xml, spec }) => renderPreview(xml, spec.title).svg },
  {
    id: 'png',
    description: 'a picture in pixels',
    // The native renderer is loaded only where it is needed.
    write: async ({ xml, spec }) => {
      const { renderPng } = await import('@diagloom/export');
      return renderPng(renderPreview(xml, spec.title).svg, { scale: 2, background: 'white' });
    },
  },
  {
    id: 'json',
    description: 'the DiagramSpec: what is meant',
    write: ({ spec }) => `${JSON.stringify(spec, null, 2)}\n`,
  },
  { id: 'txt', description: 'notation: what is meant, a line per part', write: ({ spec }) => writeNotation(spec) },
] as const satisfies readonly Format[];
