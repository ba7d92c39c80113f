import { embedInPng, embedInSvg, readDrawio } from '@diagloom/diagram/drawio';
import type { Page } from '@diagloom/diagram/model';
import { describePage, writeOutline } from '@diagloom/diagram/outline';
import { renderSvg } from '@diagloom/diagram/svg';
import { previewOptions } from '@diagloom/drafting';
import { pageToShow, renderPreview } from './render-preview.ts';
import { listSources, type PartSource, withSources } from './with-sources.ts';

/** A file made of a diagram. */
export interface ExportedDiagram {
  readonly content: string | Uint8Array;
  readonly mediaType: string;
}

export interface ExportSource {
  /** A draw.io file. */
  readonly xml: string;
  readonly title: string;
  /** The id of the page that an SVG or a PNG shows; the first one where absent. */
  readonly page?: string | undefined;
  /** Pixels of a PNG per px of the diagram; 2 where absent, so that it stays sharp on dense screens. */
  readonly scale?: 1 | 2 | 3 | 4;
  /** Behind a PNG; white where absent. `transparent` leaves the page's own background away, too. */
  readonly background?: 'white' | 'transparent';
  /** Where parts come from, which the file tells then: as data of the shapes of a draw.io file, also within an SVG or a PNG, or as a list in the outline. */
  readonly sources?: readonly PartSource[];
  /** When the file is made; now where absent. */
  readonly now?: Date;
}

/**
 * What a diagram can be exported as, by the ending of the file. SVG and PNG show one page and carry the whole diagram,
 * so that draw.io can open them; PDF has all pages; `md` is the text outline of all pages.
 */
export const diagramExports = {
  drawio: async (source: ExportSource): Promise<ExportedDiagram> => ({
    content: fileOf(source),
    mediaType: 'application/vnd.jgraph.mxfile',
  }),
  /** Throws a `DrawioError` for a page that the diagram does not have. */
  svg: async (source: ExportSource): Promise<ExportedDiagram> => ({
    content: embedInSvg(describedPicture(source), fileOf(source)),
    mediaType: 'image/svg+xml; charset=utf-8',
  }),
  /** Throws `PictureTooLargeError` for a huge page, and as `svg` does. */
  png: async (source: ExportSource): Promise<ExportedDiagram> => {
    // The native renderer is loaded only where it is needed.
    const { renderPng } = await import('@diagloom/export');
    const { xml, title, page, scale = 2, background = 'white' } = source;
    const svg = background === 'white' ? renderPreview(xml, title, page).svg : groundlessPicture(source);
    const picture = await renderPng(svg, { scale, background });
    return { content: embedInPng(picture, fileOf(source)), mediaType: 'image/png' };
  },
  md: async ({ xml, title, sources = [] }: ExportSource): Promise<ExportedDiagram> => ({
    content: writeOutline(readDrawio(xml).pages, title) + listSources(sources),
    mediaType: 'text/markdown; charset=utf-8',
  }),
  pdf: async ({ xml, title, now = new Date() }: ExportSource): Promise<ExportedDiagram> => {
    const { renderPdf } = await import('@diagloom/export');
    const toPdfPage = (each: Page) => ({ svg: renderSvg(each, previewOptions(each, each.name)), name: each.name });
    const pages = readDrawio(xml).pages.map(toPdfPage);
    return { content: await renderPdf(pages, { title, made: now }), mediaType: 'application/pdf' };
  },
} as const;

const fileOf = ({ xml, sources }: ExportSource): string => (sources === undefined ? xml : withSources(xml, sources));

/** With a description of what leads where, for screen readers. */
const describedPicture = ({ xml, title, page: wanted }: ExportSource): string => {
  const page = pageToShow(xml, wanted);
  return page === undefined ? '' : renderSvg(page, { ...previewOptions(page, title), description: describePage(page) });
};

const groundlessPicture = ({ xml, title, page: wanted }: ExportSource): string => {
  const page = pageToShow(xml, wanted);
  return page === undefined ? '' : renderSvg(page, { ...previewOptions(page, title), background: 'none' });
};

export type DiagramExportFormat = keyof typeof diagramExports;
