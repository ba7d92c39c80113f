import type { Point } from '@diagloom/diagram/model';
import { type KeyboardEvent, useRef } from 'react';
import type { Elements } from './history.ts';
import { type ToolId, tools } from './tools/tool-list.ts';

interface BoardKeyOptions {
  readonly tool: ToolId;
  readonly elements: Elements;
  readonly selection: readonly string[];
  readonly onTool: (tool: ToolId) => void;
  readonly onSelect: (ids: readonly string[]) => void;
  readonly onMove: (by: Point) => void;
  readonly onRemove: () => void;
  readonly onDuplicate: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onGrid: () => void;
  /** Puts a figure of the tool into the middle. */
  readonly onPut: () => void;
  readonly zoom: { readonly in: () => void; readonly out: () => void; readonly fit: () => void };
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The step of an arrow key, and with Shift, px. */
const coarse = 10;
const fine = 1;

/** The keys of the board while the sheet has the focus. */
export const useBoardKeys = (options: BoardKeyOptions) => {
  const isPanning = useRef(false);
  const walk = (by: 1 | -1): boolean => {
    const { elements, selection, onSelect } = options;
    const at =
      selection.length === 0
        ? by === 1
          ? -1
          : elements.length
        : elements.findIndex(({ id }) => id === selection.at(-1));
    const next = elements[at + by];
    onSelect(next === undefined ? [] : [next.id]);
    return next !== undefined;
  };
  const handleCommand = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const command = key.toLowerCase();
    if (command === 'z' && shiftKey) options.onRedo();
    else if (command === 'z') options.onUndo();
    else if (command === 'y') options.onRedo();
    else if (command === 'd') options.onDuplicate();
    else if (command === 'a') {
      options.onTool('select');
      options.onSelect(options.elements.map(({ id }) => id));
    } else return false;
    return true;
  };
  const handlePlain = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const arrow = arrows[key];
    const hasSelection = options.selection.length > 0;
    const tool = tools.find(({ shortcut }) => shortcut.toLowerCase() === key.toLowerCase());
    if (key === 'Tab' && options.tool === 'select') return walk(shiftKey ? -1 : 1);
    if (key === ' ') isPanning.current = true;
    else if (arrow !== undefined && hasSelection) {
      const step = shiftKey ? fine : coarse;
      options.onMove({ x: arrow.x * step, y: arrow.y * step });
    } else if ((key === 'Delete' || key === 'Backspace') && hasSelection) options.onRemove();
    else if (key === 'Escape' && hasSelection) options.onSelect([]);
    else if (key === 'Enter') options.onPut();
    else if (key === '+' || key === '=') options.zoom.in();
    else if (key === '-') options.zoom.out();
    else if (key === '0') options.zoom.fit();
    else if (key.toLowerCase() === 'g') options.onGrid();
    else if (tool !== undefined) options.onTool(tool.id);
    else return false;
    return true;
  };
  return {
    isPanning: () => isPanning.current,
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.target !== event.currentTarget || event.altKey) return;
      const isOurs = event.ctrlKey || event.metaKey ? handleCommand(event) : handlePlain(event);
      if (!isOurs) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyUp: ({ key }: KeyboardEvent): void => {
      if (key === ' ') isPanning.current = false;
    },
  };
};
