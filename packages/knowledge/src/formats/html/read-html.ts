import type { ParsedDocument } from '../../document.ts';
import { decodeText } from '../decode-text.ts';
import { parseHtml } from '../parse-html.ts';

/** Reads a saved web page. */
export const readHtml = async (bytes: Uint8Array): Promise<ParsedDocument> => parseHtml(decodeText(bytes, 'web page'));
