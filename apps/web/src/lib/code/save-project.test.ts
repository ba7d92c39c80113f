import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { folderNameOf, zipProject } from './save-project.ts';

it('packs a project into one folder, paths kept', async () => {
  const files = [
    { filename: 'src/tea.js', content: 'export {};\n' },
    { filename: 'README.md', content: '# Té\n' },
  ];
  const unpacked = Object.entries(unzipSync(await zipProject('tea', files)));
  expect(unpacked.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['tea/src/tea.js', 'export {};\n'],
    ['tea/README.md', '# Té\n'],
  ]);
});

it('names a folder so that every system takes it', () => {
  expect(folderNameOf('Café: Orders / Returns')).toBe('cafe-orders-returns');
  expect(folderNameOf('日本')).toBe('diagram');
});
