import type { Rect, Side } from '@diagloom/diagram/model';
import { type PointerEvent, useSyncExternalStore } from 'react';
import { lineBoxes } from '../view/line-boxes.ts';
import type { PageView } from '../view/page-view.ts';
import type { LiveStore, Store } from './live.ts';
import { SideDots } from './side-dots.tsx';

interface ShapeDotsProps {
  readonly view: PageView;
  readonly selection: readonly string[];
  readonly hovered: Store<string | undefined>;
  readonly onScreen: (box: Rect) => Rect;
  readonly live: LiveStore;
  readonly onAdd: (from: string, side: Side) => void;
  readonly onDown: (event: PointerEvent, from: string, side: Side) => void;
}

/** The dots around the shape below the mouse, or around the one that is selected. A mouse on its way over shapes renders these alone. */
export const ShapeDots = ({ view, selection, hovered, onScreen, live, onAdd, onDown }: ShapeDotsProps) => {
  const below = useSyncExternalStore(hovered.subscribe, hovered.read);
  const id = below ?? (selection.length === 1 ? selection[0] : undefined);
  const box = id === undefined ? undefined : view.boxes.get(id);
  if (id === undefined || box === undefined || view.isHolder(id)) return null;
  if (!view.spec.nodes.some((node) => node.id === id)) return null;
  return (
    <SideDots
      box={onScreen(box)}
      lines={view.items.flatMap(lineBoxes).map(onScreen)}
      isHovered={below !== undefined}
      live={live}
      onAdd={(side) => onAdd(id, side)}
      onDown={(event, side) => onDown(event, id, side)}
    />
  );
};
