import type { ParsedDocument } from '../../document.ts';
import { broken, DocumentProblem, encrypted, tooLarge, unknownFormat } from '../../document-problem.ts';
import { parseHtml } from '../parse-html.ts';
import { unpackedBytes } from './unpacked-bytes.ts';

/** What a document may hold once it is unpacked. */
const mostUnpacked = 120_000_000;

/** Reads a Word document: headings, lists and tables as they are styled; pictures are left out. */
export const readDocx = async (bytes: Uint8Array): Promise<ParsedDocument> => {
  if (isOldFile(bytes)) throw oldOrLocked(bytes);
  const unpacked = unpackedBytes(bytes);
  if (unpacked === undefined) throw broken('Word document');
  if (unpacked > mostUnpacked) throw tooLarge();
  const { default: mammoth } = await import('mammoth');
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), externalFileAccess: false },
    );
    return parseHtml(value);
  } catch (cause) {
    if (Buffer.from(bytes).includes('xl/workbook.xml')) throw unknownFormat();
    throw broken('Word document', cause);
  }
};

/** Files of Word before 2007, and those with a password, are no zips. */
const isOldFile = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;

const oldOrLocked = (bytes: Uint8Array): DocumentProblem =>
  Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
    ? encrypted('Word document')
    : new DocumentProblem(
        'unknown-format',
        'This document is in an old Word format. Open it in Word, save it as .docx, and upload that.',
      );
