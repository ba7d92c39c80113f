import type { PrintedFile } from '../languages/language.ts';

/** A Go file without imports of packages that nothing in it names any more: the compiler refuses those. */
export const withoutUnusedImports = (file: PrintedFile): PrintedFile => {
  const lines = file.content.split('\n');
  const unused = lines.findIndex((line) => {
    const path = /^(?:import |\t)"([\w/.-]+)"$/.exec(line)?.[1];
    const name = path?.slice(path.lastIndexOf('/') + 1);
    return name !== undefined && !lines.some((other) => other !== line && new RegExp(`\\b${name}\\.`).test(other));
  });
  if (unused === -1) return file;
  // A line that stood between two empty ones goes with one of them.
  const isAlone = lines[unused - 1] === '' && lines[unused + 1] === '';
  const gone = isAlone ? 2 : 1;
  return withoutUnusedImports({
    ...file,
    content: lines.toSpliced(unused, gone).join('\n'),
    marks: file.marks.map((mark) => (mark.line > unused + 1 ? { ...mark, line: mark.line - gone } : mark)),
  });
};
