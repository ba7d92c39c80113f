import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { checkout } from '../../../scripts/harness/checkout.ts';

export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Files of every kind with damage from a seed: bytes changed, parts cut out, put twice or exchanged, and endings that are wrong. */
export const damagedFiles = async (count: number): Promise<readonly NamedFile[]> => {
  const sound = soundFiles();
  let state = 11;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return below === 0 ? 0 : Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: count }, (_, number) => {
    const { name, bytes } = sound[number % sound.length] ?? { name: 'a.txt', bytes: new Uint8Array() };
    let damaged = Buffer.from(bytes);
    for (let times = 1 + random(4); times > 0; times -= 1) damaged = damage(damaged, random);
    const ending = random(10) === 0 ? (sound[random(sound.length)]?.name ?? name) : name;
    return { name: `${number}-${ending}`, bytes: damaged };
  });
};

const damage = (bytes: Buffer, random: (below: number) => number): Buffer<ArrayBuffer> => {
  const at = random(bytes.length);
  const length = random(Math.min(2000, bytes.length - at));
  const kind = random(5);
  if (kind === 0) return Buffer.concat([bytes.subarray(0, at)]);
  if (kind === 1) return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
  if (kind === 2) return Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]);
  const changed = Buffer.from(bytes);
  for (let place = at; place < at + length; place += kind === 3 ? 1 : 37) changed[place] = random(256);
  return changed;
};

const soundFiles = (): readonly NamedFile[] => {
  const text = readFileSync(join(checkout, 'ARCHITECTURE.md'));
  const rows = ['name,role,reports to', 'Ada,Engineer,Grace', 'Grace,Director,', 'Alan,"Engineer, senior",Grace'];
  return [
    { name: 'a.md', bytes: text },
    { name: 'a.txt', bytes: text },
    {
      name: 'a.html',
      bytes: Buffer.from(
        `<!doctype html><title>A</title><h1>A</h1><p>${text.toString().slice(0, 4000)}</p><table><tr><td>1</td></tr></table>`,
      ),
    },
    { name: 'a.csv', bytes: Buffer.from(rows.join('\n')) },
    { name: 'a.pdf', bytes: smallPdf() },
    { name: 'a.docx', bytes: smallDocx() },
    { name: 'a.xlsx', bytes: smallXlsx() },
  ];
};

const smallDocx = (): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>The customer requests a return. Finance pays.</w:t></w:r></w:p></w:body></w:document>',
    ),
  });

const smallXlsx = (): Uint8Array => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return zipSync({
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Staff" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c><c r="B1" t="inlineStr"><is><t>Reports to</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Ada</t></is></c><c r="B2"><v>7</v></c></row></sheetData></worksheet>`,
    ),
  });
};

const smallPdf = (): Uint8Array => {
  const stream = 'BT /F1 12 Tf 72 720 Td (The customer requests a return. Finance pays.) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${file}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
};
