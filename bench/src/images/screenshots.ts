import type { Rect } from '@diagloom/diagram/model';
import { renderPng } from '@diagloom/export';
import type { DiagramTypeId } from '@diagloom/types';
import { drawOwn, type KnownPicture, moveTruth } from './own-pictures.ts';
import { windowFrames } from './window-frames.ts';

/** What people paste most. */
const pasted: ReadonlySet<DiagramTypeId> = new Set(['flowchart', 'process', 'sequence', 'orgchart', 'uml', 'network']);

/** Diagrams that would have to be shown smaller are left out: nobody reads their words either. */
const leastZoom = 0.7;

/** Of each type so many. */
const most = 5;

/** Diagrams as screenshots of whole windows show them, made to fit. `patterns` are there to work with, nobody looks at those that are `kept`. */
export async function* drawScreenshots(
  set: 'patterns' | 'kept',
  isWanted: (kind: string) => boolean,
): AsyncGenerator<KnownPicture> {
  for (const [name, frameOf] of Object.entries(windowFrames)) {
    const kind = `screenshot of ${name}, ${set}`;
    const counts = new Map<DiagramTypeId, number>();
    for await (const drawing of isWanted(kind) ? drawOwn(set, (type) => isWanted(kind) && pasted.has(type)) : []) {
      const isDark = drawing.theme === 'dark';
      const svg = drawing.draw(isDark ? '#161b1a' : '#ffffff');
      const { room, around } = frameOf({ isDark });
      const size = sizeOf(svg);
      const zoom = Math.min(1, room.width / size.width, room.height / size.height);
      const count = (counts.get(drawing.type) ?? 0) + 1;
      if (zoom < leastZoom || count > most) continue;
      counts.set(drawing.type, count);
      const [width, height] = [size.width * zoom, size.height * zoom];
      const x = Math.round(room.x + (room.width - width) / 2);
      const y = Math.round(room.y + (room.height - height) / 2);
      const whole = inWindow(svg, { x, y, width, height }, around({ x, y, width, height }));
      const bytes = await renderPng(whole, { scale: 1, background: 'white' });
      yield { kind, name: `${name}-${drawing.name}`, bytes, truth: moveTruth(drawing.truth, { scale: zoom, x, y }) };
    }
  }
}

const sizes = /<svg([^>]*?) width="([\d.]+)" height="([\d.]+)"/;

const sizeOf = (svg: string) => {
  const [, , width, height] = sizes.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
};

const inWindow = (svg: string, { x, y, width, height }: Rect, around: string): string => {
  const inside = svg
    .replace(/^<\?xml[^>]*>/, '')
    .replace(sizes, (_, before: string) => `<svg${before} x="${x}" y="${y}" width="${width}" height="${height}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="900" viewBox="0 0 1440 900" font-family="Arial, sans-serif">${around}${inside}</svg>`;
};
