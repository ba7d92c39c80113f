import { renderPreview } from './render-preview.ts';

/** A file made of a diagram. */
export interface ExportedDiagram {
  readonly content: string | Uint8Array;
  readonly mediaType: string;
}

export interface ExportSource {
  /** A draw.io file. */
  readonly xml: string;
  readonly title: string;
}

/** What a diagram can be exported as, by the ending of the file. */
export const diagramExports = {
  drawio: async ({ xml }: ExportSource): Promise<ExportedDiagram> => ({
    content: xml,
    mediaType: 'application/vnd.jgraph.mxfile',
  }),
  svg: async ({ xml, title }: ExportSource): Promise<ExportedDiagram> => ({
    content: renderPreview(xml, title).svg,
    mediaType: 'image/svg+xml; charset=utf-8',
  }),
  /** At twice its size, so that it stays sharp on dense screens. Throws `PictureTooLargeError` for a huge page. */
  png: async ({ xml, title }: ExportSource): Promise<ExportedDiagram> => {
    // The native renderer is loaded only where it is needed.
    const { renderPng } = await import('@diagloom/export');
    const content = await renderPng(renderPreview(xml, title).svg, { scale: 2, background: 'white' });
    return { content, mediaType: 'image/png' };
  },
} as const;

export type DiagramExportFormat = keyof typeof diagramExports;
