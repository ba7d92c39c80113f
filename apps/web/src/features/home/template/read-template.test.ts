import { expect, test } from 'vitest';
import { readTemplate } from './read-template.ts';

const file = (name: string, content: string, size = content.length) => ({ name, size, text: async () => content });

test('a draw.io file is read with its name', async () => {
  expect(await readTemplate(file('Office.DRAWIO', '<mxfile host="x"/>'))).toEqual({
    ok: true,
    template: { content: '<mxfile host="x"/>', fileName: 'Office.DRAWIO' },
  });
});

test.each([
  [file('a.txt', '<mxfile/>'), 'Invalid File Type', 'Please upload a .drawio or .xml file'],
  [file('a.xml', '<mxfile/>', 1_048_576), 'File Too Large', 'Please upload a file smaller than 1MB'],
  [file('a.xml', '<html/>'), 'Invalid Draw.io File', "The file doesn't appear to be a valid Draw.io diagram"],
  [
    { ...file('a.xml', ''), text: () => Promise.reject(new Error('gone')) },
    'Upload Failed',
    'Failed to process the file. Please try again.',
  ],
])('anything else is refused: %j', async (chosen, title, description) => {
  expect(await readTemplate(chosen)).toEqual({ ok: false, title, description });
});
