import { chunkBlocks } from './chunk-blocks.ts';
import { cleanLine } from './clean-text.ts';
import { composeText } from './compose-text.ts';
import type { Chunk, Language } from './document.ts';
import {
  broken,
  DocumentProblem,
  documentLimits,
  empty,
  tooLarge,
  tooLong,
  unknownFormat,
} from './document-problem.ts';
import type { DocumentFormat } from './formats/document-format.ts';
import { type DocumentFormatId, documentFormats } from './formats/index.ts';
import { readScan, type ScannedLine } from './formats/pdf/read-scan.ts';
import { detectLanguage } from './retrieval/detect-language.ts';

export interface DocumentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What was read of the pictures of its pages, where it holds nothing else. */
  readonly scan?: readonly (readonly ScannedLine[])[];
}

/** A document as it is kept. */
export interface ReadDocument {
  readonly title: string;
  /** What its file is called: people speak of the "memo" that its name tells, whatever stands above its text. */
  readonly fileTitle: string;
  readonly format: DocumentFormatId;
  /** The whole text; spans of chunks and citations count in it. */
  readonly text: string;
  /** Absent in formats without pages. */
  readonly pages?: number;
  readonly language: Language;
  readonly chunks: readonly Chunk[];
}

/** Reads a file into text and chunks. Throws a `DocumentProblem` for people where that cannot be. Same file, same answer. */
export const readDocument = async ({ name, bytes, scan }: DocumentFile): Promise<ReadDocument> => {
  if (bytes.length === 0) throw empty();
  if (bytes.length > documentLimits.bytes) throw tooLarge();
  const format = formatOf(name, bytes);
  const parsed = scan === undefined ? await readAs(format, bytes) : readScan(scan);
  const { text, placed } = composeText(parsed.blocks);
  if (text.length > documentLimits.characters) throw tooLong();
  if (!/[\p{L}\p{N}]/u.test(text)) throw empty();
  const language = detectLanguage(text) ?? 'other';
  return {
    title: (cleanLine(parsed.title ?? '') || titleFrom(name)).slice(0, longestTitle),
    fileTitle: titleFrom(name).slice(0, longestTitle),
    format: format.id,
    text,
    ...(parsed.pages === undefined ? {} : { pages: parsed.pages }),
    language,
    chunks: chunkBlocks(text, placed, language),
  };
};

const longestTitle = 200;

const readAs = async (format: DocumentFormat, bytes: Uint8Array) => {
  try {
    return await format.read(bytes);
  } catch (error) {
    throw error instanceof DocumentProblem ? error : broken(format.label, error);
  }
};

/** What a file is, its first bytes say; where they say nothing, its ending. */
const formatOf = (name: string, bytes: Uint8Array) => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  // A PDF may have other bytes before its mark.
  if (start.includes('%PDF-')) return formatNamed('pdf');
  const isPacked = start.startsWith('PK\u0003\u0004') || start.startsWith('\u00d0\u00cf\u0011\u00e0');
  const named = documentFormats.find(({ endings }) => endings.some((each) => each === ending));
  if (isPacked) return packedFormat(named, bytes);
  if (named !== undefined) return named;
  throw unknownFormat();
};

/** Word and Excel pack their files alike; the names of the parts inside tell them apart where they can be read. */
const packedFormat = (named: DocumentFormat | undefined, bytes: Uint8Array) => {
  if (named !== undefined && named.id !== 'docx' && named.id !== 'xlsx') throw unknownFormat();
  const content = Buffer.from(bytes);
  if (content.includes('xl/workbook.xml')) return formatNamed('xlsx');
  if (content.includes('word/document.xml')) return formatNamed('docx');
  return formatNamed(named?.id === 'xlsx' ? 'xlsx' : 'docx');
};

const formatNamed = (id: DocumentFormatId) => {
  const format = documentFormats.find((each) => each.id === id);
  if (format === undefined) throw unknownFormat();
  return format;
};

const titleFrom = (name: string): string =>
  cleanLine(
    name
      .replace(/^.*[\\/]/, '')
      .replace(/\.[^.]+$/, '')
      .replace(/[_-]+/g, ' '),
  ) || 'Untitled document';
