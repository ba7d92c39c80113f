import { expect, test } from 'vitest';
import { readDocument } from '../../read-document.ts';

test('a PDF is read from a Buffer, as Node reads files, like from any other bytes', async () => {
  const { text } = await readDocument({ name: 'a.pdf', bytes: Buffer.from(smallPdf) });
  expect(text).toContain('Finance pays.');
});

const stream = 'BT /F1 12 Tf 72 720 Td (Finance pays.) Tj ET';

/** Without a table of its objects, which readers make themselves. */
const smallPdf = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj
4 0 obj << /Length ${stream.length} >>
stream
${stream}
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
trailer << /Size 6 /Root 1 0 R >>
`;
