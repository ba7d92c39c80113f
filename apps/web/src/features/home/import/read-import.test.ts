import { expect, test } from 'vitest';
import { readImport } from './read-import.ts';

const file = (name: string, content: string, size = content.length) => ({
  name,
  size,
  arrayBuffer: async () => new TextEncoder().encode(content).buffer,
});

test('a file is read whole, whatever bytes it has', async () => {
  const content = '<mxfile>é€</mxfile>'.repeat(2000);
  const read = await readImport(file('Office.DRAWIO', content));
  expect(read.ok && [read.fileName, Buffer.from(read.fileData, 'base64').toString()]).toEqual([
    'Office.DRAWIO',
    content,
  ]);
  for (const name of ['schema.sql', 'team.CSV']) expect((await readImport(file(name, 'x'))).ok).toBe(true);
  expect((await readImport(file('big.png', 'x', 5_000_000))).ok).toBe(true);
});

test.each([
  [file('a.docx', 'x'), 'Invalid File Type', 'Choose a .drawio, .xml, .png or .svg file'],
  [file('noending', 'x'), 'Invalid File Type', 'Choose a .drawio, .xml, .png or .svg file'],
  [file('a.png', 'x', 10_485_760), 'File Too Large', 'Please upload a file smaller than 10MB.'],
  [
    { ...file('a.xml', 'x'), arrayBuffer: () => Promise.reject(new Error('gone')) },
    'Couldn’t open the file',
    'Choose it again',
  ],
])('anything else is refused: %j', async (chosen, title, description) => {
  expect(await readImport(chosen)).toEqual({ ok: false, title, description: expect.stringContaining(description) });
});
