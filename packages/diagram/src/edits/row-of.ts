import type { Cell } from '../model/index.ts';
import { labelText } from '../scene/label-text.ts';
import type { Canvas } from './canvas.ts';

/** The cell of a foreign page that shows just the row of that name; undefined where it stands in a longer text. */
export const rowOf = (canvas: Canvas, node: string, name: string): Cell | undefined =>
  canvas.childrenOf(node).find((child) => {
    const text = labelText(child).trim();
    return child.kind === 'vertex' && !text.includes('\n') && nameIn(text) === name;
  });

/** `+ total: int` is called `total`. */
const nameIn = (text: string): string => text.replace(/^[+\-#~]\s*/, '').replace(/\s*:.*$/, '');
