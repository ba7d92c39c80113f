import type { Point } from '@diagloom/diagram/model';
import type { SheetCamera } from './use-sheet-camera.ts';

/** Two fingers move the sheet with their middle and zoom it with their distance; one pointer only moves it. */
export const steerSheet = (
  pointers: ReadonlyMap<number, Point>,
  event: { readonly pointerId: number; readonly clientX: number; readonly clientY: number },
  camera: SheetCamera,
): void => {
  const before = pointers.get(event.pointerId);
  const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
  if (before === undefined) return;
  const now = { x: event.clientX, y: event.clientY };
  const share = other === undefined ? 1 : 0.5;
  camera.pan({ x: (now.x - before.x) * share, y: (now.y - before.y) * share });
  if (other === undefined) return;
  const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)];
  if (was > 10) camera.zoomAt({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, is / was);
};
