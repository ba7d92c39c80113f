import type { Rect } from '@diagloom/diagram/model';
import { type KeyboardEvent, useRef, useState } from 'react';
import { canvasStrings } from '../../../../strings/canvas.ts';

interface RenameBoxProps {
  readonly text: string;
  /** What was typed to begin: it takes the place of the words. */
  readonly typed: string | undefined;
  /** Where the words stand, px on the screen. */
  readonly box: Rect;
  readonly fontSize: number;
  /** What has been written so far. */
  readonly onWrite: (text: string) => void;
  readonly onDone: (text: string | undefined) => void;
}

/** Writes another text in the place of a label. */
export const RenameBox = ({ text, typed, box, fontSize, onWrite, onDone }: RenameBoxProps) => {
  const [value, setValue] = useState(typed ?? text);
  const isDone = useRef(false);
  const done = (result: string | undefined): void => {
    // Leaving by a key takes the focus away, which is the other way to leave.
    if (isDone.current) return;
    isDone.current = true;
    const trimmed = result?.trim();
    onDone(trimmed === text.trim() ? undefined : trimmed);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') done(undefined);
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    done(value);
  };
  const [width, height] = [Math.max(box.width, 96), Math.max(box.height, fontSize * 2)];
  return (
    <div
      data-panel
      className="pointer-events-auto absolute grid items-center rounded-sm bg-surface shadow-float ring-2 ring-select"
      style={{
        left: box.x + (box.width - width) / 2,
        top: box.y + (box.height - height) / 2,
        width,
        minHeight: height,
        fontSize: Math.max(12, fontSize),
      }}
    >
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the box opens where the person has just pressed
        autoFocus
        aria-label={canvasStrings.rename}
        title={canvasStrings.renameHint}
        rows={1}
        value={value}
        onFocus={({ target }) =>
          typed === undefined ? target.select() : target.setSelectionRange(typed.length, typed.length)
        }
        onChange={({ target }) => {
          setValue(target.value);
          onWrite(target.value);
        }}
        onBlur={() => done(value)}
        onKeyDown={handleKeyDown}
        className="field-sizing-content w-full resize-none bg-transparent px-1 py-0.5 text-center leading-snug outline-none"
      />
    </div>
  );
};
