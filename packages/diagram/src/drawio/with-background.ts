import type { Page } from '../model/index.ts';
import { encodeAttribute } from './xml/encode-attribute.ts';
import { readTag } from './xml/read-tag.ts';

/** A page with another background, as `#rrggbb`; white is draw.io's own and needs no saying. All other text stays. */
export const withBackground = (page: Page, colour: string): Page => {
  const isWhite = /^#f{3}(?:f{3})?$/i.test(colour);
  const before = page.attributes.background;
  if (before === colour || (isWhite && (before === undefined || before === 'none'))) return page;
  const attributes = { ...page.attributes, background: colour };
  const { verbatim } = page;
  if (verbatim === undefined) return { ...page, attributes };
  return { ...page, attributes, verbatim: { ...verbatim, head: patchHead(verbatim.head, colour) } };
};

const patchHead = (head: string, colour: string): string => {
  const start = head.indexOf('<mxGraphModel');
  if (start < 0) return head;
  const tag = readTag(head, start);
  const own = tag.attributes.find(({ name }) => name === 'background');
  const value = encodeAttribute(colour);
  return own === undefined
    ? `${head.slice(0, tag.nameEnd)} background="${value}"${head.slice(tag.nameEnd)}`
    : head.slice(0, own.valueStart) + value + head.slice(own.valueEnd);
};
