import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { canvasStrings } from '../../../../strings/canvas.ts';
import { findParts } from '../view/find-parts.ts';
import type { PageView } from '../view/page-view.ts';
import { BarButton } from './bar-button.tsx';

interface FindBarProps {
  readonly view: PageView;
  /** Selects a part and brings it into sight. */
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
}

const { find } = canvasStrings;

/** Finds parts of a page by their words: Enter goes to the next one, Shift + Enter to the one before. */
export const FindBar = ({ view, onShow, onClose }: FindBarProps) => {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const found = findParts(view, words);
  const show = (ids: readonly string[], index: number): void => {
    const place = ids.length === 0 ? 0 : (index + ids.length) % ids.length;
    const id = ids[place];
    setAt(place);
    if (id !== undefined) onShow(id);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') show(found, at + (event.shiftKey ? -1 : 1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search
      data-panel
      className="absolute top-3 right-3 z-30 flex max-w-[calc(100%-24px)] items-center gap-0.5 rounded-lg border bg-raised p-1 shadow-float"
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: it opens to be written in
        autoFocus
        type="text"
        aria-label={find.label}
        placeholder={find.label}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          show(findParts(view, target.value), 0);
        }}
        onKeyDown={handleKey}
        className="h-8 w-44 min-w-0 rounded-md bg-transparent px-2 text-sm outline-none"
      />
      <span role="status" className="min-w-12 px-1 text-right text-ink-soft text-xs tabular-nums">
        {words.trim() === '' ? '' : find.place(found.length === 0 ? 0 : at + 1, found.length)}
      </span>
      <BarButton
        label={find.before}
        Icon={ChevronUp}
        isDisabled={found.length === 0}
        onClick={() => show(found, at - 1)}
      />
      <BarButton
        label={find.next}
        Icon={ChevronDown}
        isDisabled={found.length === 0}
        onClick={() => show(found, at + 1)}
      />
      <BarButton label={find.close} Icon={X} onClick={onClose} />
    </search>
  );
};
