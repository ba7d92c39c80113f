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

  test('as PDF has a page for each page', async () => {
    const { content } = await diagramExports.pdf(source);
    expect(
      Buffer.from(bytesOf(content))
        .toString('latin1')
        .match(/\/MediaBox/g),
    ).toHaveLength(2);
  });

  test('as SVG and PNG shows the page that is asked for', async () => {
    const svg = async (page?: string) => String((await diagramExports.svg({ ...source, page })).content);
    expect(await svg('two')).toContain('1 + 1</');
    expect(await svg()).not.toContain('1 + 1</');
    const widthOf = async (page: string): Promise<number> => {
      const bytes = bytesOf((await diagramExports.png({ ...source, page })).content);
      return new DataView(bytes.buffer, bytes.byteOffset).getUint32(16);
    };
    expect((await widthOf('two')) - (await widthOf('one'))).toBe(2 * 200);
    await expect(svg('gone')).rejects.toThrow('This diagram doesn’t have that page');
  });

  test('as PNG has the scale that is asked for', async () => {
    const widthOf = async (scale: 1 | 3): Promise<number> => {
      const bytes = bytesOf((await diagramExports.png({ ...source, scale })).content);
      return new DataView(bytes.buffer, bytes.byteOffset).getUint32(16);
    };
    expect(await widthOf(3)).toBe(3 * (await widthOf(1)));
  });
});
