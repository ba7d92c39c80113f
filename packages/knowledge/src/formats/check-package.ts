import { broken, DocumentProblem, encrypted, tooLarge } from '../document-problem.ts';
import { unpackedBytes } from './unpacked-bytes.ts';

/** What a document may hold once it is unpacked. */
const mostUnpacked = 120_000_000;

interface OfficeFormat {
  /** `Word document`. */
  readonly label: string;
  readonly program: 'Word' | 'Excel';
  readonly ending: string;
}

/** Throws for people where a file of an office program is old, locked, cut off or too large once it is unpacked. */
export const checkPackage = (bytes: Uint8Array, format: OfficeFormat): void => {
  if (isOldFile(bytes)) throw oldOrLocked(bytes, format);
  const unpacked = unpackedBytes(bytes);
  if (unpacked === undefined) throw broken(format.label);
  if (unpacked > mostUnpacked) throw tooLarge();
};

/** Files from before 2007, and those with a password, are no zips. */
const isOldFile = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;

const oldOrLocked = (bytes: Uint8Array, { label, program, ending }: OfficeFormat): DocumentProblem =>
  Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
    ? encrypted(label)
    : new DocumentProblem(
        'unknown-format',
        `This document is in an old ${program} format. Open it in ${program}, save it as .${ending}, and upload that.`,
      );
