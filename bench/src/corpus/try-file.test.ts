import { expect, test } from 'vitest';
import { tryFile } from './try-file.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const file = (cells: string): Uint8Array =>
  bytes(`<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cells}</root></mxGraphModel>`);

test('a file that comes back is equal, and its cells are counted', () => {
  const result = tryFile(
    file('<mxCell id="a" value="x" vertex="1" parent="1"><mxGeometry x="1" as="geometry"/></mxCell>'),
  );
  expect(result).toEqual({ outcome: 'equal', reason: '', cells: 3 });
});

test('a damaged file is refused with the reason, and another file is no diagram', () => {
  expect(tryFile(file('<mxCell'))).toMatchObject({ outcome: 'refused', cells: 0 });
  expect(tryFile(bytes('<svg/>')).outcome).toBe('no diagram');
});
