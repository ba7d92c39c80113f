import {
  createMemoryStore,
  type DocumentFile,
  DocumentProblem,
  findPassages,
  type Passage,
  readDocument,
} from '@diagloom/knowledge';

export interface AskedFiles {
  /** What the files say to the question, best first; empty where they do not speak of it. */
  readonly passages: readonly Passage[];
  /** How many files were read. */
  readonly read: number;
  /** Files that could not be read, with the reason for people. */
  readonly problems: readonly { readonly name: string; readonly message: string }[];
}

/** Reads documents, keeps them in memory and asks them. Files of kinds that are no documents are passed over. */
export const askFiles = async (files: readonly DocumentFile[], question: string): Promise<AskedFiles> => {
  const problems: { readonly name: string; readonly message: string }[] = [];
  const documents: Parameters<typeof createMemoryStore>[0][number][] = [];
  for (const [place, file] of files.entries()) {
    try {
      const { title, chunks } = await readDocument(file);
      documents.push({ id: place + 1, title, chunks });
    } catch (error) {
      if (!(error instanceof DocumentProblem)) throw error;
      if (error.code !== 'unknown-format') problems.push({ name: file.name, message: error.message });
    }
  }
  const { passages, isAnswered } = await findPassages(createMemoryStore(documents), question, { whole: 'documents' });
  return { passages: isAnswered ? passages : [], read: documents.length, problems };
};
