import { renderPng } from '@diagloom/export';
import type { DiagramTypeId } from '@diagloom/types';
import { asJpeg } from './as-jpeg.ts';
import { drawOwn, type KnownPicture, moveTruth } from './own-pictures.ts';

/** One of each of these types: a sample has them all. */
const types: readonly DiagramTypeId[] = ['flowchart', 'uml'];

/** As people look at them, and as mail and chats pass them on. */
const kinds = [
  { kind: 'pair in light', theme: 'light' },
  { kind: 'pair in dark', theme: 'dark' },
  { kind: 'pair as JPEG of quality 60', theme: 'light', quality: 60 },
  { kind: 'pair as JPEG of quality 80', theme: 'light', quality: 80 },
  { kind: 'pair as dark JPEG of quality 70', theme: 'dark', quality: 70 },
] as const;

/** The same for all, so that nothing but the look differs. */
const scale = 1;

const papers = { light: '#ffffff', dark: '#111827' } as const;

/** The same few diagrams in every look. */
export async function* drawPairs(isWanted: (kind: string) => boolean): AsyncGenerator<KnownPicture> {
  for (const { kind, theme, ...packed } of kinds) {
    const drawn = new Set<DiagramTypeId>();
    const isOpen = (type: DiagramTypeId): boolean => isWanted(kind) && types.includes(type) && !drawn.has(type);
    for await (const { type, name, draw, truth } of drawOwn('patterns', isOpen, { looks: [{ theme, scale }] })) {
      drawn.add(type);
      const png = await renderPng(draw(papers[theme]), { scale, background: 'white' });
      const bytes = 'quality' in packed ? await asJpeg(png, packed.quality) : png;
      yield { kind, name: `${kind} ${name}`, bytes, truth: moveTruth(truth, { scale }) };
    }
  }
}
