import { readDrawio } from '@diagloom/diagram/drawio';
import { animateSvg, morphPages } from '@diagloom/diagram/morph';

export interface ShownPicture {
  readonly xml: string;
  /** A data URL of an SVG. */
  readonly picture: string;
}

/** A picture, as a data URL, that leads from the one to the other and stays there; the later one where nothing moves. */
export const animatePicture = (before: ShownPicture, after: ShownPicture, pageId: string | undefined): string => {
  const pageOf = ({ xml }: ShownPicture) => {
    const { pages } = readDrawio(xml);
    return pageId === undefined ? pages[0] : pages.find(({ id }) => id === pageId);
  };
  const [earlier, later] = [pageOf(before), pageOf(after)];
  if (earlier === undefined || later === undefined) return after.picture;
  const svg = animateSvg(svgOf(before.picture), svgOf(after.picture), morphPages(earlier, later));
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

/** The text of an SVG in a data URL of base64. */
const svgOf = (source: string): string => {
  const bytes = atob(source.slice(source.indexOf(',') + 1));
  return new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
};
