import type { Project, SourceFile } from './project.ts';

/** Sentences about file names and texts that do not belong into the repository; empty where all is well. */
export const findFileProblems = ({ files }: Project): readonly string[] =>
  files.flatMap((file) => [...findNameProblems(file), ...findTextProblems(file)]);

/** Words of lower-case letters and digits with `-` or `.` between them. */
const kebabCase = /^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*$/;

/** README.md and its like, folders of accepted pictures, and what drizzle-kit names by itself. */
const otherNames = /^[A-Z][A-Z-]+(?:\.md)?$|^__[a-z]+__$/;

const findNameProblems = ({ path }: SourceFile): readonly string[] => {
  if (path.includes('/migrations/')) return [];
  const odd = path.split('/').find((part) => !kebabCase.test(part) && !otherNames.test(part));
  return odd === undefined ? [] : [`${path}: "${odd}" is not in kebab-case.`];
};

const forbiddenTexts: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  {
    pattern: /(?<![\w.*@-])\/(?:work|farm|root|home\/[a-z]\w*|Users\/[a-z]\w*|tmp\/[a-z]\w*)\//i,
    reason: 'a path of one machine',
  },
  { pattern: /"resolved": "https?:/, reason: 'the address of a package registry' },
  { pattern: /https?:\/\/[^/\s"'`]*(?:registry|artifactory|verdaccio|nexus)[^/\s"'`]*/i, reason: 'a package registry' },
  { pattern: /^\s*(?:@[\w-]+:)?registry\s*=/m, reason: 'a package registry' },
];

const findTextProblems = ({ path, text }: SourceFile): readonly string[] =>
  forbiddenTexts.flatMap(({ pattern, reason }) => {
    const found = pattern.exec(text);
    if (found === null) return [];
    return [`${path}:${text.slice(0, found.index).split('\n').length}: ${reason}, "${found[0].trim()}".`];
  });
