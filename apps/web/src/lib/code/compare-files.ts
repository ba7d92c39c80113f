import type { CodeFile } from '@diagloom/contract';
import { diffLines } from 'diff';

/** A line of a comparison; of a file that did not change all are `same`. */
export interface ComparedLine {
  readonly state: 'same' | 'added' | 'removed';
  readonly text: string;
  /** In the newer file; absent where it was removed. */
  readonly line?: number;
}

export interface ComparedFile {
  readonly filename: string;
  readonly role: CodeFile['role'];
  readonly state: 'same' | 'added' | 'removed' | 'changed';
  readonly lines: readonly ComparedLine[];
}

type File = Pick<CodeFile, 'filename' | 'content' | 'role'>;

/** What became of each file, the newer ones in their order, then those that are gone. */
export const compareFiles = (before: readonly File[], after: readonly File[]): readonly ComparedFile[] => {
  const earlier = new Map(before.map((file) => [file.filename, file]));
  const names = new Set(after.map(({ filename }) => filename));
  return [
    ...after.map((file) => compared(file, earlier.get(file.filename)?.content, file.content)),
    ...before.filter(({ filename }) => !names.has(filename)).map((file) => compared(file, file.content, undefined)),
  ];
};

const compared = ({ filename, role }: File, before: string | undefined, after: string | undefined): ComparedFile => {
  const state =
    before === undefined ? 'added' : after === undefined ? 'removed' : before === after ? 'same' : 'changed';
  let line = 0;
  const lines = diffLines(before ?? '', after ?? '').flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): ComparedLine => {
        if (removed) return { state: 'removed', text };
        line += 1;
        return { state: added ? 'added' : 'same', text, line };
      }),
  );
  return { filename, role, state, lines };
};
