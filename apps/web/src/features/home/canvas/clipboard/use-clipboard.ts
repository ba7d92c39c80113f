import type { Cell, Point } from '@diagloom/diagram/model';
import { type RefObject, useEffect, useRef } from 'react';
import { showToast } from '../../../../lib/toast-store.ts';
import { canvasStrings } from '../../../../strings/canvas.ts';
import type { PageView } from '../view/page-view.ts';
import { fromFragment, toFragment } from './fragment.ts';

interface ClipboardOptions {
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly view: PageView;
  readonly selection: readonly string[];
  readonly onPaste: (cells: readonly Cell[]) => void;
  readonly onRemove: () => void;
}

/** Each paste stands a little below the one before, px. */
const pasteStep: Point = { x: 24, y: 24 };

/** Copies, cuts and pastes while the canvas has the focus; the clipboard holds draw.io XML as text. Gives back what duplicates. */
export const useClipboard = (options: ClipboardOptions): (() => void) => {
  const current = useRef(options);
  useEffect(() => {
    current.current = options;
  });
  const { frameRef } = options;
  useEffect(() => {
    const isHere = (): boolean => frameRef.current !== null && document.activeElement === frameRef.current;
    const copy = (event: ClipboardEvent): boolean => {
      const { view, selection } = current.current;
      if (!isHere() || selection.length === 0) return false;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', toFragment(view, selection));
      return true;
    };
    const handleCut = (event: ClipboardEvent): void => {
      if (copy(event)) current.current.onRemove();
    };
    const handlePaste = (event: ClipboardEvent): void => {
      if (!isHere()) return;
      event.preventDefault();
      paste(current.current, event.clipboardData?.getData('text/plain') ?? '');
    };
    document.addEventListener('copy', copy);
    document.addEventListener('cut', handleCut);
    document.addEventListener('paste', handlePaste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('cut', handleCut);
      document.removeEventListener('paste', handlePaste);
    };
  }, [frameRef]);
  return () => {
    const { view, selection } = options;
    if (selection.length > 0) paste(options, toFragment(view, selection));
  };
};

const paste = ({ view, onPaste }: ClipboardOptions, text: string): void => {
  const cells = fromFragment(text, view.page, pasteStep, newCellId);
  if (cells === undefined || cells.length === 0) {
    showToast({ title: canvasStrings.pasteNothing, description: canvasStrings.pasteNothingText });
    return;
  }
  onPaste(cells);
};

/** No other tab makes the same one. */
export const newCellId = (): string => `p-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
