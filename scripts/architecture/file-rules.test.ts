import { expect, test } from 'vitest';
import { findFileProblems } from './file-rules.ts';

const problems = (path: string, text = '') =>
  findFileProblems({ files: [{ path, text }], workspaces: [], tools: [] }).map((sentence) =>
    sentence.slice(path.length),
  );

/** Written in pieces, since the real check reads this file too. */
const join = (...parts: readonly string[]): string => parts.join('');

test('kebab-case names are welcome, other names are not', () => {
  const good = [
    'a.ts',
    'src/write-cell.test.ts',
    'README.md',
    'THIRD-PARTY-NOTICES.md',
    '.ci/run',
    'x/__golden__/a.svg',
  ];
  expect(good.flatMap((path) => problems(path))).toEqual([]);
  expect(problems('src/writeCell.ts')).toEqual([': "writeCell.ts" is not in kebab-case.']);
  expect(problems('src/Write_cell/a.ts')).toEqual([': "Write_cell" is not in kebab-case.']);
});

test('a path of one machine is found with its line', () => {
  const path = join('/home', '/ada/code');
  expect(problems('a.md', `First.\nSee ${path}.`)).toEqual([`:2: a path of one machine, "${join('/home', '/ada/')}".`]);
});

test('paths of systems and of the web are no paths of one machine', () => {
  expect(
    problems('a.md', 'Chromium is /usr/bin/chromium; see https://example.org/home/ada/ and packages/work/x.'),
  ).toEqual([]);
});

test('a package registry is found in a lockfile, in settings and in text', () => {
  const host = join('https://', 'registry.example.org');
  expect(problems('package-lock.json', `  ${join('"resolved": ', '"https:')}//example.org/a.tgz"`)).toHaveLength(1);
  expect(problems('.npmrc', join('regis', 'try=http://example.org'))).toHaveLength(1);
  expect(problems('a.md', `From ${host}/left.`)).toEqual([`:1: a package registry, "${host}".`]);
});
