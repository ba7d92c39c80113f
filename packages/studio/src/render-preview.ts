import { readDrawio } from '@diagloom/diagram/drawio';
import type { Page } from '@diagloom/diagram/model';
import { renderSvg, type SvgOptions } from '@diagloom/diagram/svg';

/** How a page is drawn for people: on its own background, else on white; `padding` is the empty space around it, px. */
export const previewOptions = ({ attributes }: Page, title?: string): SvgOptions => ({
  background: ownBackground(attributes.background) ?? '#ffffff',
  padding: 24,
  ...(title === undefined ? {} : { title }),
});

/** Draws the first page of a draw.io file as SVG. Throws a `DrawioError` for text that is no such file. */
export const renderPreview = (xml: string, title?: string): { readonly svg: string } => {
  const page = readDrawio(xml).pages[0];
  return { svg: page === undefined ? '' : renderSvg(page, previewOptions(page, title)) };
};

const ownBackground = (colour: string | undefined): string | undefined => (colour === 'none' ? undefined : colour);
