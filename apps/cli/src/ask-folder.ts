import { join } from 'node:path';
import { askFiles, type Citation, type GenerateRequest, type ScanReader } from '@diagloom/studio';
import { readScan } from '@diagloom/vision';
import { UsageError } from './command.ts';
import { openLetters, pdfjsFolder } from './letters.ts';
import type { Terminal } from './terminal.ts';

type Passage = NonNullable<GenerateRequest['passages']>[number];

/** More are a disk rather than a collection of documents. */
const mostFiles = 2000;

/** What the documents of a folder say to a prompt; says which of them could not be read. */
export const askFolder = async (
  folder: string,
  prompt: string,
  terminal: Pick<Terminal, 'list' | 'readBytes' | 'say'>,
): Promise<readonly Passage[]> => {
  const names = await terminal.list(folder);
  if (names.length > mostFiles)
    throw new UsageError(
      `${folder} has more than ${mostFiles} files. Give --knowledge a folder with the documents alone.`,
    );
  const files = await Promise.all(
    names.map(async (name) => ({ name, bytes: await terminal.readBytes(join(folder, name)) })),
  );
  const { passages, read, problems } = await withScans((readScan) => askFiles(files, prompt, readScan));
  for (const { name, message } of problems) terminal.say(`${name} was left out. ${message}`);
  if (read === 0)
    throw new UsageError(
      `${folder} has no document that can be read. Put PDF, Word, Excel, Markdown, HTML, CSV or text files there.`,
    );
  return passages;
};

/** The reader of letters is started by the first scan and ended with the work. */
const withScans = async <Result>(work: (readScan: ScanReader) => Promise<Result>): Promise<Result> => {
  let letters: ReturnType<typeof openLetters> | undefined;
  try {
    return await work(async (bytes, page) => {
      letters ??= openLetters();
      return readScan(bytes, page, { letters: await letters, pdfjsFolder: pdfjsFolder() });
    });
  } finally {
    await (await letters)?.close();
  }
};

/** One line for each section that parts were drawn from. */
export const sourceLines = (citations: readonly Citation[], passages: readonly Passage[]): readonly string[] =>
  passages.flatMap(({ documentId, title, headingPath, page, start, end }) => {
    const parts = citations.filter((each) => each.documentId === documentId && each.start >= start && each.end <= end);
    if (parts.length === 0) return [];
    const place = [
      title,
      ...headingPath.filter((heading) => heading !== title),
      ...(page === undefined ? [] : [`page ${page}`]),
    ];
    return [`Source: ${place.join(' › ')} (${parts.length} ${parts.length === 1 ? 'part' : 'parts'})`];
  });
