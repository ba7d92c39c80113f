import {
  createMemoryStore,
  type DocumentFile,
  DocumentProblem,
  findPassages,
  type Passage,
  type ReadDocument,
  readDocument,
} from '@diagloom/knowledge';
import type { ScannedPage } from '@diagloom/vision';
import { questionIn } from './grounding/question-in.ts';
import { readScannedPages } from './read-scanned-pages.ts';

export interface AskedFiles {
  /** What the files say to the question, best first; empty where they do not speak of it. */
  readonly passages: readonly Passage[];
  /** How many files were read. */
  readonly read: number;
  /** Files that could not be read, with the reason for people. */
  readonly problems: readonly { readonly name: string; readonly message: string }[];
}

/** Reads the letters of a page of a scan, counted from 1. */
export type ScanReader = (bytes: Uint8Array, page: number) => Promise<ScannedPage>;

/** Reads documents, scans among them where somebody reads letters, keeps them in memory and asks them. Files of kinds that are no documents are passed over. */
export const askFiles = async (
  files: readonly DocumentFile[],
  question: string,
  readScan?: ScanReader,
): Promise<AskedFiles> => {
  const problems: { readonly name: string; readonly message: string }[] = [];
  const documents: Parameters<typeof createMemoryStore>[0][number][] = [];
  for (const [place, file] of files.entries()) {
    try {
      const { title, fileTitle, chunks } = await readFile(file, readScan);
      documents.push({ id: place + 1, title, fileTitle, chunks });
    } catch (error) {
      if (!(error instanceof DocumentProblem)) throw error;
      if (error.code !== 'unknown-format') problems.push({ name: file.name, message: error.message });
    }
  }
  const { passages, isAnswered } = await findPassages(createMemoryStore(documents), questionIn(question), {
    whole: 'documents',
  });
  return { passages: isAnswered ? passages : [], read: documents.length, problems };
};

const readFile = async (file: DocumentFile, readScan: ScanReader | undefined): Promise<ReadDocument> => {
  try {
    return await readDocument(file);
  } catch (error) {
    if (readScan === undefined || !(error instanceof DocumentProblem) || error.code !== 'pictures-only') throw error;
    const scan = await readScannedPages((page) => readScan(file.bytes, page));
    if ('problem' in scan) throw new DocumentProblem('pictures-only', scan.problem, error);
    return readDocument({ ...file, scan: scan.pages });
  }
};
