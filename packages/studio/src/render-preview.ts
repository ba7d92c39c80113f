import { readDrawio } from '@diagloom/diagram/drawio';
import { renderSvg } from '@diagloom/diagram/svg';

/** Empty space around a previewed diagram, px. */
const padding = 24;

/** Draws the first page of a draw.io file as SVG. Throws a `DrawioError` for text that is no such file. */
export const renderPreview = (xml: string, title?: string): { readonly svg: string } => {
  const page = readDrawio(xml).pages[0];
  if (page === undefined) return { svg: '' };
  return { svg: renderSvg(page, { background: '#ffffff', padding, ...(title === undefined ? {} : { title }) }) };
};
