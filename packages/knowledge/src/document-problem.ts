/** Why a file could not be taken. */
export type DocumentProblemCode =
  | 'too-large'
  | 'too-many-pages'
  | 'too-long'
  | 'unknown-format'
  | 'broken'
  | 'encrypted'
  | 'empty'
  | 'pictures-only';

/** A file that cannot be read; the message is for people and says what to do next. */
export class DocumentProblem extends Error {
  readonly code: DocumentProblemCode;

  constructor(code: DocumentProblemCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DocumentProblem';
    this.code = code;
  }
}

/** Limits of one document. Bytes as for other uploads; pages and characters bound the time that reading takes. */
export const documentLimits = { bytes: 10_485_760, pages: 500, characters: 2_000_000 } as const;

const count = (value: number): string => value.toLocaleString('en-US');

export const tooLarge = (): DocumentProblem =>
  new DocumentProblem('too-large', 'The file is larger than 10 MB. Split it, or save it without pictures.');

export const tooManyPages = (pages: number): DocumentProblem =>
  new DocumentProblem(
    'too-many-pages',
    `The file has ${count(pages)} pages; up to ${documentLimits.pages} can be read. Split it into several files.`,
  );

export const tooLong = (): DocumentProblem =>
  new DocumentProblem(
    'too-long',
    `The file has more than ${count(documentLimits.characters)} characters of text. Split it into several files.`,
  );

export const unknownFormat = (): DocumentProblem =>
  new DocumentProblem(
    'unknown-format',
    'This type of file can’t be read. Choose a PDF, a Word document (.docx), an Excel workbook (.xlsx), Markdown, HTML, CSV or plain text.',
  );

export const broken = (kind: string, cause?: unknown): DocumentProblem =>
  new DocumentProblem(
    'broken',
    `The file is damaged or isn’t ${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind}. Open it in the program it comes from, save it again, and upload that.`,
    cause,
  );

export const encrypted = (kind: string): DocumentProblem =>
  new DocumentProblem(
    'encrypted',
    `The ${kind} is protected with a password. Save a copy without one and upload that.`,
  );

export const empty = (): DocumentProblem => new DocumentProblem('empty', 'The file has no text. Choose another one.');

export const picturesOnly = (): DocumentProblem =>
  new DocumentProblem(
    'pictures-only',
    'The PDF contains only pictures of pages, such as scans, and no text. Run text recognition (OCR) on it in your scanning program, then upload the result.',
  );
