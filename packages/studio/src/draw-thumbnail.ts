import { withFirmLines } from '@diagloom/diagram/svg';
import type { ExportedDiagram } from './export-diagram.ts';
import { type PreviewOptions, renderPreview } from './render-preview.ts';

/** Characters of an SVG beyond which a list shows pixels: a hundred drawings of megabytes would stall the browser that shows them. */
const mostCharacters = 250_000;

/** The longer side of such a picture, px; a card shows less than half of it. */
const longestSide = 800;

/** Of lines in a list, px of the screen. */
const lineWidth = 0.75;

/** A picture of the first page for lists. Throws a `DrawioError` for text that is no draw.io file. */
export const drawThumbnail = async (
  xml: string,
  options: Omit<PreviewOptions, 'pageId'> = {},
): Promise<ExportedDiagram> => {
  const { svg } = renderPreview(xml, options);
  if (svg.length <= mostCharacters)
    return { content: withFirmLines(svg, lineWidth), mediaType: 'image/svg+xml; charset=utf-8' };
  // The native renderer is loaded only where it is needed.
  const { renderSmallPng } = await import('@diagloom/export');
  return { content: await renderSmallPng(svg, longestSide), mediaType: 'image/png' };
};
