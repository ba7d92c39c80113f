import { type Page, parseNotation } from '@diagloom/diagram/model';
import { labelText, readScene } from '@diagloom/diagram/scene';
import { renderSvg } from '@diagloom/diagram/svg';
import { renderPng } from '@diagloom/export';
import { createLayoutRunner, drawSpec } from '@diagloom/studio';
import { type DiagramTypeId, diagramTypes } from '@diagloom/types';
import type { Truth } from './score-reading.ts';

/** A picture of a known diagram. */
export interface KnownPicture {
  /** What kind of picture it is, such as `flowchart 2x`. */
  readonly kind: string;
  readonly bytes: Uint8Array;
  /** Of a PDF, counted from 1. */
  readonly page?: number;
  readonly truth: Truth;
}

const padding = 24;

/** Types whose diagrams are boxes and lines between them. */
const types: readonly DiagramTypeId[] = [
  'flowchart',
  'process',
  'orgchart',
  'network',
  'mind-map',
  'architecture',
  'uml',
];

const looks = [
  { name: '1x', scale: 1, theme: 'light' },
  { name: '2x', scale: 2, theme: 'light' },
  { name: '2x dark', scale: 2, theme: 'dark' },
] as const;

/** Every type's examples in several looks, without the diagram that exported files carry. `isWanted` narrows the kinds. */
export async function* drawOwnPictures(isWanted: (kind: string) => boolean): AsyncGenerator<KnownPicture> {
  const layout = createLayoutRunner();
  for (const type of diagramTypes.filter(({ id }) => types.includes(id))) {
    for (const { name, scale, theme } of looks) {
      const kind = `${type.id} ${name}`;
      for (const { notation } of isWanted(kind) ? type.examples.slice(0, 3) : []) {
        const document = await drawSpec(parseNotation(notation, type.id).spec, type, { layout }, { theme });
        const [page] = document.pages;
        if (page === undefined) continue;
        const svg = renderSvg(page, { padding, background: theme === 'dark' ? '#111827' : '#ffffff' });
        const bytes = await renderPng(svg, { scale, background: 'white' });
        yield { kind, bytes, truth: truthOf(page, scale) };
      }
    }
  }
  await layout.close();
}

/** What stands on a page, px of its picture. */
const truthOf = (page: Page, scale: number): Truth => {
  const { items, bounds } = readScene(page);
  const [left, top] = [Math.floor(bounds.x - padding), Math.floor(bounds.y - padding)];
  const shapes = items.flatMap((item) => {
    if (item.kind !== 'shape' || item.figure === 'text' || item.cell.value === '') return [];
    const { x, y, width, height } = item.bounds;
    const box = { x: (x - left) * scale, y: (y - top) * scale, width: width * scale, height: height * scale };
    return [{ id: item.cell.id, box, label: labelText(item.cell) }];
  });
  const ids = new Set(shapes.map(({ id }) => id));
  const arrows = items.flatMap((item) => {
    const { source = '', target = '' } = item.cell;
    return item.kind === 'edge' && ids.has(source) && ids.has(target) ? [{ from: source, to: target }] : [];
  });
  return { shapes, arrows };
};
