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
  /** Which page a picture shows, counted from 0. A picture shows the first where absent, a PDF all of them. */
  readonly page?: number;
  /** Pixels of a PNG per px of the diagram; 2 where absent, so that it stays sharp on dense screens. */
  readonly scale?: 1 | 2 | 3 | 4;
  /** When the file is made; now where absent. */
  readonly now?: Date;
}

/** What a diagram can be exported as, by the ending of the file. Pictures carry the diagram, so that draw.io can open them. */
export const diagramExports = {
  drawio: async ({ xml }: ExportSource): Promise<ExportedDiagram> => ({
    content: xml,
    mediaType: 'application/vnd.jgraph.mxfile',
  }),
  svg: async ({ xml, title, page }: ExportSource): Promise<ExportedDiagram> => ({
    content: embedInSvg(renderPreview(xml, title, page).svg, xml),
    mediaType: 'image/svg+xml; charset=utf-8',
  }),
  /** Throws `PictureTooLargeError` for a huge page. */
  png: async ({ xml, title, page, scale = 2 }: ExportSource): Promise<ExportedDiagram> => {
    // The native renderer is loaded only where it is needed.
    const { renderPng } = await import('@diagloom/export');
    const picture = await renderPng(renderPreview(xml, title, page).svg, { scale, background: 'white' });
    return { content: embedInPng(picture, xml), mediaType: 'image/png' };
  },
  pdf: async ({ xml, title, page, now = new Date() }: ExportSource): Promise<ExportedDiagram> => {
    const { renderPdf } = await import('@diagloom/export');
    const toPdfPage = (each: Page) => ({ svg: renderSvg(each, previewOptions(each.name)), name: each.name });
    const pages = readDrawio(xml).pages.filter((_, index) => page === undefined || page === index);
    return { content: await renderPdf(pages.map(toPdfPage), { title, made: now }), mediaType: 'application/pdf' };
  },
} as const;

export type DiagramExportFormat = keyof typeof diagramExports;
