import { readDrawio } from '@diagloom/diagram/drawio';
import { renderSvg, type SvgOptions } from '@diagloom/diagram/svg';

/** How a page is drawn for people; `padding` is the empty space around it, px. */
export const previewOptions = (title?: string): SvgOptions => ({
  background: '#ffffff',
  padding: 24,
  ...(title === undefined ? {} : { title }),
});

/** Draws the first page of a draw.io file as SVG. Throws a `DrawioError` for text that is no such file. */
export const renderPreview = (xml: string, title?: string): { readonly svg: string } => {
  const page = readDrawio(xml).pages[0];
  return { svg: page === undefined ? '' : renderSvg(page, previewOptions(title)) };
};
