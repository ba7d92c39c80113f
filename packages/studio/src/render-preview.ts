import { DrawioError, readDrawio } from '@diagloom/diagram/drawio';
import type { Page } from '@diagloom/diagram/model';
import { renderSvg } from '@diagloom/diagram/svg';
import { previewOptions } from '@diagloom/drafting';
import { drawDark } from '@diagloom/drafting/draw-dark';

export interface PreviewOptions {
  readonly title?: string | undefined;
  /** The first page where absent. */
  readonly pageId?: string | undefined;
  /** As the canvas shows it while the pages are dark. */
  readonly paper?: 'dark' | undefined;
}

/**
 * Draws a page of a draw.io file as SVG. Throws a `DrawioError` for text that is no such
 * file and for a page that it does not have.
 */
export const renderPreview = (xml: string, { title, pageId, paper }: PreviewOptions = {}): { readonly svg: string } => {
  const stored = pageToShow(xml, pageId);
  if (stored === undefined) return { svg: '' };
  const page = paper === 'dark' ? drawDark(stored) : stored;
  return { svg: renderSvg(page, previewOptions(page, title)) };
};

/** The page of that id, or the first one; undefined for a file without pages. Throws as `renderPreview` does. */
export const pageToShow = (xml: string, pageId: string | undefined): Page | undefined => {
  const { pages } = readDrawio(xml);
  const page = pageId === undefined ? pages[0] : pages.find(({ id }) => id === pageId);
  if (pageId !== undefined && page === undefined) {
    throw new DrawioError('damaged', 'This diagram doesn’t have that page. Reload it and try again.');
  }
  return page;
};
