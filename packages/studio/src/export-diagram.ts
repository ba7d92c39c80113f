import { embedInPng, embedInSvg, readDrawio } from '@diagloom/diagram/drawio';
import type { Page } from '@diagloom/diagram/model';
import { renderSvg } from '@diagloom/diagram/svg';
import { previewOptions, renderPreview } from './render-preview.ts';

/** A file made of a diagram. */
export interface ExportedDiagram {
  readonly content: string | Uint8Array;
  readonly mediaType: string;
}

export interface ExportSource {
  /** A draw.io file. */
  readonly xml: string;
  readonly title: string;
  /** Pixels of a PNG per px of the diagram; 2 where absent, so that it stays sharp on dense screens. */
  readonly scale?: 1 | 2 | 3 | 4;
  /** When the file is made; now where absent. */
  readonly now?: Date;
}

/**
 * What a diagram can be exported as, by the ending of the file. SVG and PNG show the first page and carry the whole diagram,
 * so that draw.io can open them; PDF has all pages.
 */
export const diagramExports = {
  drawio: async ({ xml }: ExportSource): Promise<ExportedDiagram> => ({
    content: xml,
    mediaType: 'application/vnd.jgraph.mxfile',
  }),
  svg: async ({ xml, title }: ExportSource): Promise<ExportedDiagram> => ({
    content: embedInSvg(renderPreview(xml, title).svg, xml),
    mediaType: 'image/svg+xml; charset=utf-8',
  }),
  /** Throws `PictureTooLargeError` for a huge page. */
  png: async ({ xml, title, scale = 2 }: ExportSource): Promise<ExportedDiagram> => {
    // The native renderer is loaded only where it is needed.
    const { renderPng } = await import('@diagloom/export');
    const picture = await renderPng(renderPreview(xml, title).svg, { scale, background: 'white' });
    return { content: embedInPng(picture, xml), mediaType: 'image/png' };
  },
  pdf: async ({ xml, title, now = new Date() }: ExportSource): Promise<ExportedDiagram> => {
    const { renderPdf } = await import('@diagloom/export');
    const toPdfPage = (each: Page) => ({ svg: renderSvg(each, previewOptions(each, each.name)), name: each.name });
    const pages = readDrawio(xml).pages.map(toPdfPage);
    return { content: await renderPdf(pages, { title, made: now }), mediaType: 'application/pdf' };
  },
} as const;

export type DiagramExportFormat = keyof typeof diagramExports;
