import { embedInPng, embedInSvg, readDrawio } from '@diagloom/diagram/drawio';
import type { Page } from '@diagloom/diagram/model';
import { describePage, writeOutline } from '@diagloom/diagram/outline';
import { renderSvg, type SvgOptions } from '@diagloom/diagram/svg';
import { previewOptions } from '@diagloom/drafting';
import { drawThreadList } from './comments/draw-thread-list.ts';
import { type ListedThread, numberThreads, pinsOf } from './comments/listed-thread.ts';
import { pageToShow } from './render-preview.ts';
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
  /** What people said of it: pins with numbers on a picture, and in a PDF a list behind it. */
  readonly comments?: readonly ListedThread[];
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
    content: embedInSvg(pictureOf(source, 'described'), fileOf(source)),
    mediaType: 'image/svg+xml; charset=utf-8',
  }),
  /** Throws `PictureTooLargeError` for a huge page, and as `svg` does. */
  png: async (source: ExportSource): Promise<ExportedDiagram> => {
    // The native renderer is loaded only where it is needed.
    const { renderPng } = await import('@diagloom/export');
    const { scale = 2, background = 'white' } = source;
    const svg = pictureOf(source, background === 'white' ? {} : { background: 'none' });
    const picture = await renderPng(svg, { scale, background });
    return { content: embedInPng(picture, fileOf(source)), mediaType: 'image/png' };
  },
  md: async ({ xml, title, sources = [] }: ExportSource): Promise<ExportedDiagram> => ({
    content: writeOutline(readDrawio(xml).pages, title) + listSources(sources),
    mediaType: 'text/markdown; charset=utf-8',
  }),
  pdf: async ({ xml, title, comments = [], now = new Date() }: ExportSource): Promise<ExportedDiagram> => {
    const { renderPdf } = await import('@diagloom/export');
    const threads = numberThreads(xml, comments);
    const toPdfPage = (each: Page) => ({
      svg: renderSvg(each, { ...previewOptions(each, each.name), pins: pinsOf(each, threads) }),
      name: each.name,
    });
    const list = threads.length === 0 ? [] : drawThreadList(title, threads);
    const pages = [
      ...readDrawio(xml).pages.map(toPdfPage),
      ...list.map((svg, index) => ({ svg, name: index === 0 ? 'Comments' : `Comments, page ${index + 1}` })),
    ];
    return { content: await renderPdf(pages, { title, made: now }), mediaType: 'application/pdf' };
  },
} as const;

const fileOf = ({ xml, sources }: ExportSource): string => (sources === undefined ? xml : withSources(xml, sources));

/** The page that is asked for; `described` tells screen readers what leads where. */
const pictureOf = (
  { xml, title, page: wanted, comments = [] }: ExportSource,
  options: Partial<SvgOptions> | 'described',
): string => {
  const page = pageToShow(xml, wanted);
  if (page === undefined) return '';
  const pins = comments.length === 0 ? [] : pinsOf(page, numberThreads(xml, comments));
  const own = options === 'described' ? { description: describePage(page) } : options;
  return renderSvg(page, { ...previewOptions(page, title), ...own, pins });
};

export type DiagramExportFormat = keyof typeof diagramExports;
