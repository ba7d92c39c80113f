import { openDiagramFile, readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import { buildPage, vertex } from '@diagloom/diagram/testing';
import { describe, expect, test } from 'vitest';
import { diagramExports } from './export-diagram.ts';

const pageOf = (id: string, label: string, width: number) => ({
  ...buildPage([vertex({ id: 'a', label, width, style: 'rounded=1;html=1;' })]),
  id,
  name: `Page ${id}`,
});

const xml = writeDrawio({
  attributes: {},
  pages: [pageOf('one', 'Größe "A" & <b>B</b>', 119), pageOf('two', '1 + 1', 319)],
});
const source = { xml, title: 'Sizes', now: new Date('2024-05-01T12:00:00Z') };

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

describe('an exported diagram', () => {
  test.each(['drawio', 'svg', 'png'] as const)(
    'as %s can be opened again, all pages and every byte',
    async (format) => {
      const { content } = await diagramExports[format](source);
      expect(openDiagramFile(bytesOf(content)).xml).toBe(xml);
      expect(readDrawio(openDiagramFile(bytesOf(content)).xml).pages).toHaveLength(2);
    },
  );

  test('as PDF has a page for each page, or the one that is asked for', async () => {
    const pagesOf = async (page?: number) => {
      const { content } = await diagramExports.pdf({ ...source, ...(page === undefined ? {} : { page }) });
      return Buffer.from(bytesOf(content))
        .toString('latin1')
        .match(/\/MediaBox/g)?.length;
    };
    expect([await pagesOf(), await pagesOf(1)]).toEqual([2, 1]);
  });

  test('as a picture shows the page that is asked for', async () => {
    const { content } = await diagramExports.svg({ ...source, page: 1 });
    expect(String(content)).toContain('>1 + 1</text>');
  });

  test('as PNG has the scale that is asked for', async () => {
    const widthOf = async (scale: 1 | 3): Promise<number> => {
      const bytes = bytesOf((await diagramExports.png({ ...source, scale })).content);
      return new DataView(bytes.buffer, bytes.byteOffset).getUint32(16);
    };
    expect(await widthOf(3)).toBe(3 * (await widthOf(1)));
  });
});
