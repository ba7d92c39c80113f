import type { ParsedDocument } from '../../document.ts';
import { broken } from '../../document-problem.ts';
import { checkPackage } from '../check-package.ts';
import { parseHtml } from '../parse-html.ts';

/** Reads a Word document: headings, lists and tables as they are styled; pictures are left out. */
export const readDocx = async (bytes: Uint8Array): Promise<ParsedDocument> => {
  checkPackage(bytes, { label: 'Word document', program: 'Word', ending: 'docx' });
  const { default: mammoth } = await import('mammoth');
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), externalFileAccess: false },
    );
    return parseHtml(value);
  } catch (cause) {
    throw broken('Word document', cause);
  }
};
