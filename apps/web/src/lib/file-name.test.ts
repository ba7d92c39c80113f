import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it.each([
  ['Order handling', 'Order handling.drawio'],
  ['a/b\\c: "d"?', 'a b c d.drawio'],
  ['../../etc/passwd', 'etc passwd.drawio'],
  ['Größe → 図', 'Größe → 図.drawio'],
  ['  . ', 'diagram.drawio'],
  ['', 'diagram.drawio'],
  ['x'.repeat(300), `${'x'.repeat(100)}.drawio`],
])('the title "%s" gives the file %s', (title, name) => {
  expect(fileNameOf(title, 'drawio')).toBe(name);
});
