import { deflateRawSync } from 'node:zlib';
import { readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import type { Bench } from '../bench.ts';
import { measure } from '../measure.ts';

export const files: Bench = {
  name: 'files',
  summary: 'milliseconds to read, and to read and write, a draw.io file of a megabyte, plain and compressed',
  run: async ({ figure }) => {
    const options = { warmUps: 5, samples: 30 };
    const plain = fileOf(1024 * 1024);
    for (const [form, text] of Object.entries({ plain, compressed: compressed(plain) })) {
      const shape = { form, characters: text.length, cells: readDrawio(text).pages[0]?.cells.length ?? 0 };
      figure({ figure: 'read', ...shape, ...(await measure(() => readDrawio(text), options)) });
      figure({ figure: 'read and write', ...shape, ...(await measure(() => writeDrawio(readDrawio(text)), options)) });
    }
  },
};

/** Boxes and lines as draw.io writes them, until the file has that many characters. */
const fileOf = (characters: number): string => {
  const cells = ['<mxCell id="0"/><mxCell id="1" parent="0"/>'];
  for (let [index, length] = [0, 0]; length < characters; index += 1) {
    const cell = `<mxCell id="v${index}" value="Step number ${index} &amp;lt;b&amp;gt;now&amp;lt;/b&amp;gt;" style="rounded=1;whiteSpace=wrap;html=1;fillColor=#dae8fc;strokeColor=#6c8ebf;" parent="1" vertex="1"><mxGeometry x="${(index % 40) * 160}" y="${Math.floor(index / 40) * 100}" width="120" height="60" as="geometry"/></mxCell><mxCell id="e${index}" style="edgeStyle=orthogonalEdgeStyle;rounded=0;html=1;" parent="1" source="v${index}" target="v${index + 1}" edge="1"><mxGeometry relative="1" as="geometry"><Array as="points"><mxPoint x="${index}" y="40"/></Array></mxGeometry></mxCell>`;
    cells.push(cell);
    length += cell.length;
  }
  return `<mxfile><diagram id="p" name="Page-1">${modelOf(cells.join(''))}</diagram></mxfile>`;
};

const modelOf = (cells: string): string => `<mxGraphModel><root>${cells}</root></mxGraphModel>`;

/** The same file as draw.io compresses it. */
const compressed = (file: string): string => {
  const model = file.replace(/^.*?(<mxGraphModel>.*<\/mxGraphModel>).*$/s, '$1');
  return `<mxfile><diagram id="p" name="Page-1">${deflateRawSync(encodeURIComponent(model)).toString('base64')}</diagram></mxfile>`;
};
