import { renderPng } from '@diagloom/export';
import type { DiagramTypeId } from '@diagloom/types';
import { drawOwn, type KnownPicture, moveTruth } from './own-pictures.ts';

/** Of these a part of the picture is mistaken for a part of the diagram most easily: frames around all, and marks at the ends of lines. */
const types: readonly DiagramTypeId[] = ['process', 'conceptual', 'logical'];

/** Of each type so many. */
const most = 4;

/** As people cut them out of a window: how large the sheet is shown, and how much is left around it, px. */
const cuts = [
  { zoom: 0.8, margin: 18 },
  { zoom: 1, margin: 5 },
  { zoom: 0.9, margin: 12 },
] as const;

/** A drawn sheet with its edge, and the dotted ground that it lies on. */
const canvas = { sheet: '#ffffff', edge: '#e6e2da', ground: '#f4f2ed', gap: 16 } as const;

/** Diagrams with the edge of the sheet on which our canvas shows them, and no more of the window. */
export async function* drawSheets(
  set: 'patterns' | 'kept',
  isWanted: (kind: string) => boolean,
): AsyncGenerator<KnownPicture> {
  const kind = `sheet of the canvas, ${set}`;
  const counts = new Map<DiagramTypeId, number>();
  const isOpen = (type: DiagramTypeId): boolean =>
    isWanted(kind) && types.includes(type) && (counts.get(type) ?? 0) < most;
  for await (const drawing of drawOwn(set, isOpen, { looks: [{ theme: 'light', scale: 1 }] })) {
    const count = counts.get(drawing.type) ?? 0;
    counts.set(drawing.type, count + 1);
    const { zoom, margin } = cuts[count % cuts.length] ?? cuts[0];
    const bytes = await renderPng(onCanvas(drawing.draw(canvas.sheet), zoom, margin), {
      scale: 1,
      background: 'white',
    });
    yield {
      kind,
      name: `sheet-${drawing.name}`,
      bytes,
      truth: moveTruth(drawing.truth, { scale: zoom, x: margin, y: margin }),
    };
  }
}

const sizes = /<svg([^>]*?) width="([\d.]+)" height="([\d.]+)"/;

const onCanvas = (svg: string, zoom: number, margin: number): string => {
  const [, , wide, high] = sizes.exec(svg) ?? [];
  const [width, height] = [Math.round(Number(wide) * zoom), Math.round(Number(high) * zoom)];
  const inside = svg
    .replace(/^<\?xml[^>]*>/, '')
    .replace(
      sizes,
      (_, before: string) => `<svg${before} x="${margin}" y="${margin}" width="${width}" height="${height}"`,
    );
  const dot = `<pattern id="dots" width="${canvas.gap}" height="${canvas.gap}" patternUnits="userSpaceOnUse"><circle cx="8" cy="8" r="1" fill="${canvas.edge}"/></pattern>`;
  const [around, down] = [width + 2 * margin, height + 2 * margin];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${around}" height="${down}" viewBox="0 0 ${around} ${down}"><defs>${dot}</defs><rect width="${around}" height="${down}" fill="${canvas.ground}"/><rect width="${around}" height="${down}" fill="url(#dots)"/><rect x="${margin - 1}" y="${margin - 1}" width="${width + 2}" height="${height + 2}" fill="${canvas.edge}"/>${inside}</svg>`;
};
