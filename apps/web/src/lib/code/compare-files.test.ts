import { expect, it } from 'vitest';
import { compareFiles } from './compare-files.ts';

const file = (filename: string, content: string) => ({ filename, content, role: 'source' as const });

it('tells what became of each file and of each line', () => {
  const before = [file('same.js', 'a\n'), file('gone.js', 'old\n'), file('main.js', 'one\ntwo\nthree\n')];
  const after = [file('main.js', 'one\n2\nthree\nfour\n'), file('same.js', 'a\n'), file('new.js', 'fresh\n')];
  const compared = compareFiles(before, after);
  expect(compared.map(({ filename, state }) => [filename, state])).toEqual([
    ['main.js', 'changed'],
    ['same.js', 'same'],
    ['new.js', 'added'],
    ['gone.js', 'removed'],
  ]);
  expect(compared[0]?.lines).toEqual([
    { state: 'same', text: 'one', line: 1 },
    { state: 'removed', text: 'two' },
    { state: 'added', text: '2', line: 2 },
    { state: 'same', text: 'three', line: 3 },
    { state: 'added', text: 'four', line: 4 },
  ]);
});
