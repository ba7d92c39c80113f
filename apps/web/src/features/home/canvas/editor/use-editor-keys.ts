import type { Point, Side } from '@diagloom/diagram/model';
import type { KeyboardEvent, RefObject } from 'react';
import type { Action } from '../../actions/action.ts';
import { actionOfKey } from './drawing-actions.ts';
import type { LineKeys } from './line-keys.ts';

interface KeyOptions {
  /** What has a key of its own. */
  readonly actions: readonly Action[];
  readonly selection: readonly string[];
  /** Parts in reading order. */
  readonly order: () => readonly string[];
  readonly isPanning: RefObject<boolean>;
  readonly side: Side;
  readonly zoom: {
    readonly in: () => void;
    readonly out: () => void;
    readonly whole: () => void;
    readonly fit: () => void;
  };
  readonly cancel: () => boolean;
  readonly onSelect: (ids: readonly string[]) => void;
  readonly onMove: (ids: readonly string[], step: Point) => void;
  /** Makes the selected shape larger by so many px. */
  readonly onGrow: (step: Point) => void;
  /** Of the selected line, where one is. */
  readonly line: LineKeys | undefined;
  /** Begins with what was typed, or with the words as they are. */
  readonly onRename: (id: string, typed?: string) => void;
  /** The selected shape where letters begin a new text of it. */
  readonly written: string | undefined;
  readonly onAdd: (from: string, side: Side) => void;
  readonly onRemove: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
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

/** The keys of the canvas while it has the focus. */
export const useEditorKeys = (options: KeyOptions) => {
  const { selection, order, isPanning, onSelect } = options;
  /** The part before or behind the selected one; false at either end, where Tab leaves the canvas. */
  const walk = (by: 1 | -1): boolean => {
    const ids = order();
    const at = selection.length === 0 ? (by === 1 ? -1 : ids.length) : ids.indexOf(selection.at(-1) ?? '');
    const next = ids[at + by];
    onSelect(next === undefined ? [] : [next]);
    return next !== undefined;
  };
  /** The part behind the last selected one beside it, so that the keyboard selects several. */
  const alsoNext = (): void => {
    const ids = order();
    const next = ids[ids.indexOf(selection.at(-1) ?? '') + 1];
    if (next !== undefined) onSelect([...selection, next]);
  };
  /** True where the key was one of ours. */
  const handleCommand = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const command = key.toLowerCase();
    const arrow = arrows[key];
    if (command === 'a') onSelect(order());
    else if ((command === 'z' && shiftKey) || command === 'y') options.onRedo();
    else if (command === 'z') options.onUndo();
    else if (arrow !== undefined && options.line !== undefined)
      options.line.lead(shiftKey ? 'source' : 'target', arrow);
    else if (arrow !== undefined && selection.length === 1) {
      const length = shiftKey ? fine : coarse;
      options.onGrow({ x: arrow.x * length, y: arrow.y * length });
    } else if (key === 'Enter' && selection.length === 1) options.onAdd(selection[0] ?? '', options.side);
    else return false;
    return true;
  };
  const handlePlain = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const [first] = selection;
    const arrow = arrows[key];
    if (key === 'Tab') return walk(shiftKey ? -1 : 1);
    if (key === 'Escape') {
      if (options.cancel()) return true;
      if (first !== undefined) onSelect([]);
      return first !== undefined;
    }
    if (key === ' ') isPanning.current = true;
    else if (arrow !== undefined && first !== undefined) {
      const length = shiftKey ? fine : coarse;
      const step = { x: arrow.x * length, y: arrow.y * length };
      if (options.line === undefined) options.onMove(selection, step);
      else options.line.push(step);
    } else if ((key === 'Delete' || key === 'Backspace') && first !== undefined) options.onRemove();
    else if (key === 'Enter' && shiftKey) alsoNext();
    else if ((key === 'Enter' || key === 'F2') && first !== undefined) options.onRename(first);
    else if (options.written !== undefined && isTyped(key)) options.onRename(options.written, key);
    else if (key === '+' || key === '=') options.zoom.in();
    else if (key === '-') options.zoom.out();
    else if (key === '0') options.zoom.whole();
    else if (key === 'f') options.zoom.fit();
    else return false;
    return true;
  };
  return {
    onKeyDown: (event: KeyboardEvent): void => {
      // Keys of fields and buttons on the canvas are theirs.
      if (event.target !== event.currentTarget) return;
      const isOurs = event.ctrlKey || event.metaKey ? handleCommand(event) : !event.altKey && handlePlain(event);
      const action = isOurs || isOfClipboard(event) ? undefined : actionOfKey(options.actions, event);
      action?.run();
      if (isOurs || action !== undefined) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    onKeyUp: ({ key }: KeyboardEvent): void => {
      if (key === ' ') isPanning.current = false;
    },
    onBlur: (): void => {
      isPanning.current = false;
    },
  };
};

/** A sign that is written, but for those that do something else to a selected shape or wherever one is. */
const isTyped = (key: string): boolean => [...key].length === 1 && !' +-=?/[]'.includes(key);

/** These come as events of the clipboard, which need no permission. */
const isOfClipboard = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && ['c', 'x', 'v'].includes(key.toLowerCase());
