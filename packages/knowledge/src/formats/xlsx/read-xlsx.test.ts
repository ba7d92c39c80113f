import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readDocument } from '../../read-document.ts';

test('each sheet of a workbook is a section, and every part of its table keeps the header row', async () => {
  const people = Array.from({ length: 60 }, (_, place) => [`Person ${place}`, 'Head of Kitchen']);
  const bytes = buildWorkbook({ Staff: [['As of May'], ['Name', 'Reports to'], ...people], Empty: [] });
  const { format, text, chunks } = await readDocument({ name: 'staff.xlsx', bytes });
  expect(format).toBe('xlsx');
  expect(text).toMatch(/^# Staff\n\nAs of May\n\n\| Name \| Reports to \|\n\| Person 0 \| Head of Kitchen \|/);
  expect(chunks.at(-1)).toMatchObject({ headingPath: ['Staff'], tableHeader: '| Name | Reports to |' });
});

test('what is in a workbook says what it is, whatever its name', async () => {
  const bytes = buildWorkbook({ Staff: [['Name', 'Role']] });
  expect((await readDocument({ name: 'staff.docx', bytes })).format).toBe('xlsx');
});

test.each([
  ['cut off', (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)],
  ['of the old kind', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)],
])('a workbook that is %s is refused with what to do', async (_, damage) => {
  const bytes = damage(buildWorkbook({ Staff: [['Name', 'Role']] }));
  await expect(readDocument({ name: 'staff.xlsx', bytes })).rejects.toThrow(/upload that/);
});

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The parts that Excel writes at least. */
const buildWorkbook = (sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Uint8Array => {
  const names = Object.keys(sheets);
  const link = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const listed = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`).join('');
  const links = names.map((_, at) => link(`r${at}`, 'worksheet', `worksheets/sheet${at}.xml`)).join('');
  const cell = (text: string, row: number, column: number): string =>
    `<c r="${'AB'[column]}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const pages = Object.values(sheets).map((rows, at) => [
    `xl/worksheets/sheet${at}.xml`,
    strToU8(
      `<worksheet xmlns="${main}"><sheetData>${rows.map((row, at) => `<row r="${at + 1}">${row.map((text, column) => cell(text, at, column)).join('')}</row>`).join('')}</sheetData></worksheet>`,
    ),
  ]);
  return zipSync({
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${relations}">${link('a', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ),
    'xl/workbook.xml': strToU8(`<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${listed}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships xmlns="${relations}">${links}</Relationships>`),
    ...Object.fromEntries(pages),
  });
};
