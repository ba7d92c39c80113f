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
  readonly isChangeable: boolean;
  readonly onPaste: (cells: readonly Cell[]) => void;
  readonly onRemove: () => void;
}

/** Each paste stands a little below the one before, px. */
const pasteStep: Point = { x: 24, y: 24 };

interface Clipboard {
  readonly copy: () => void;
  readonly cut: () => void;
  readonly paste: () => void;
  readonly duplicate: () => void;
}

/**
 * Copies, cuts and pastes while the canvas has the focus; the clipboard holds draw.io XML as text. Gives back the same for menus, where
 * the browser may ask first.
 */
export const useClipboard = (options: ClipboardOptions): Clipboard => {
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
      if (copy(event) && current.current.isChangeable) current.current.onRemove();
    };
    const handlePaste = (event: ClipboardEvent): void => {
      if (!isHere() || !current.current.isChangeable) return;
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
  const { view, selection } = options;
  const copy = (): Promise<boolean> => writeText(toFragment(view, selection));
  return {
    copy: () => void copy(),
    cut: async () => {
      if (await copy()) current.current.onRemove();
    },
    paste: async () => {
      const text = await readText();
      if (text !== undefined) paste(current.current, text);
    },
    duplicate: () => selection.length > 0 && paste(options, toFragment(view, selection)),
  };
};

const writeText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    showToast({ title: canvasStrings.copyFailed, description: canvasStrings.clipboardKeys });
    return false;
  }
};

const readText = async (): Promise<string | undefined> => {
  try {
    return await navigator.clipboard.readText();
  } catch {
    showToast({ title: canvasStrings.pasteFailed, description: canvasStrings.clipboardKeys });
    return undefined;
  }
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
