import type { DiagramDocument } from '../model/index.ts';
import { writePage } from './write-page.ts';
import { writeAttributes } from './xml/encode-attribute.ts';

/**
 * Writes a document as draw.io XML, uncompressed. What was read and not changed comes out with the bytes that it had;
 * what is new is written in one canonical form, so that the same document always gives the same bytes.
 */
export const writeDrawio = (document: DiagramDocument): string => {
  const isBare = document.attributes === undefined && document.pages.length === 1;
  const pages = document.pages.map((page) => writePage(page, { isBare }));
  const [start, ...between] = textsBetween(document, isBare);
  return (start ?? '') + pages.map((page, index) => page + (between[index] ?? '')).join('');
};

/** One piece more than there are pages: the file's own where it has them. */
const textsBetween = (document: DiagramDocument, isBare: boolean): readonly string[] => {
  const own = document.verbatim?.between;
  if (own !== undefined && own.length === document.pages.length + 1) return own;
  const start =
    own?.[0] ?? (isBare ? '' : `<mxfile${writeAttributes({ host: 'diagloom', ...document.attributes })}>\n  `);
  const end = own?.at(-1) ?? (isBare ? '\n' : '\n</mxfile>\n');
  return document.pages.length === 0 ? [start + end] : [start, ...document.pages.slice(1).map(() => '\n  '), end];
};
