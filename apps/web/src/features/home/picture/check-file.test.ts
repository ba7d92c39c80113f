import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';

test.each([
  [{ type: 'image/png', size: 10_485_760 }, { ok: true }],
  [
    { type: 'image/png', size: 10_485_761 },
    { ok: false, title: 'File too large', description: 'Please upload a file smaller than 10MB.' },
  ],
  [
    { type: 'text/plain', size: 10 },
    {
      ok: false,
      title: 'Invalid file type',
      description: 'Please upload a JPEG, PNG, GIF, WebP image, or PDF file.',
    },
  ],
])('%j is checked before it is sent', (file, checked) => {
  expect(checkFile(file)).toEqual(checked);
});
