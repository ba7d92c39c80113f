import { decodeBase64, decodeUri } from './decode-packed.ts';
import { inflateText } from './inflate-text.ts';
import { decodeText } from './xml/decode-text.ts';

const what = 'a compressed page';

/**
 * The XML inside a `<diagram>` that holds text: base64 of raw deflate of the URI-encoded XML, as draw.io compresses
 * pages, or the XML escaped or URI-encoded only. Refuses what would be longer than `limit` characters.
 */
export const unpackPage = (content: string, limit: number): string => {
  const text = decodeText(content).trim();
  if (text.startsWith('<')) return text;
  if (text.startsWith('%')) return decodeUri(text, what);
  const unpacked = inflateText(decodeBase64(text, what), limit, what).trim();
  return unpacked.startsWith('<') ? unpacked : decodeUri(unpacked, what);
};
