import { readDrawio } from '@diagloom/diagram/drawio';
import { renderSvg } from '@diagloom/diagram/svg';

/** Draws the first page of a draw.io file as SVG. Throws a `DrawioError` for text that is no such file. */
export const renderPreview = (xml: string, title?: string): { readonly svg: string } => {
  const page = readDrawio(xml).pages[0];
  if (page === undefined) return { svg: '' };
  return { svg: renderSvg(page, { background: '#ffffff', ...(title === undefined ? {} : { title }) }) };
};
