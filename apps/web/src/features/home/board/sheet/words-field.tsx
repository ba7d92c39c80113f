import type { Point } from '@diagloom/diagram/model';
import { fontSizeOf, lineHeight } from '@diagloom/vision/board';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../../../lib/class-names.ts';
import { boardStrings } from '../../../../strings/board.ts';
import type { Look } from '../tools/tool-list.ts';
import { seenColour } from './seen-colour.ts';
import type { SheetCamera } from './use-sheet-camera.ts';

export interface Written {
  readonly text: string;
  /** px of the sheet. */
  readonly width: number;
  readonly height: number;
}

interface WordsFieldProps {
  readonly at: Point;
  readonly text: string;
  readonly look: Look;
  /** The sheet is dark. */
  readonly isDark: boolean;
  readonly camera: SheetCamera;
  readonly onDone: (written: Written) => void;
}

/** Where words are typed, as large as they will be. Enter and Esc take them, Shift+Enter breaks the line. */
export const WordsField = ({ at, text: first, look, isDark, camera, onDone }: WordsFieldProps) => {
  const [text, setText] = useState(first);
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const done = (): void => {
    if (isDone.current) return;
    isDone.current = true;
    onDone({ text: text.trim(), ...sizeOf(text.trim(), look.strokeWidth) });
  };
  const { width, height } = sizeOf(text, look.strokeWidth);
  const { corner, scale } = camera;
  return (
    <textarea
      ref={field}
      aria-label={boardStrings.words}
      value={text}
      maxLength={500}
      rows={1}
      onChange={({ target }) => setText(target.value)}
      onBlur={done}
      onKeyDown={(event) => {
        event.stopPropagation();
        const isTaken = event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey);
        if (!isTaken || event.nativeEvent.isComposing) return;
        event.preventDefault();
        done();
      }}
      className={classNames(
        'absolute resize-none overflow-hidden whitespace-pre rounded-sm p-0 leading-[1.25] outline-2 outline-select',
        isDark ? 'bg-sheet' : 'bg-white/90',
      )}
      style={{
        left: (at.x - corner.x) * scale,
        top: (at.y - corner.y) * scale,
        width: Math.max(120, width + 20) * scale,
        height: height * scale,
        fontSize: fontSizeOf(look.strokeWidth) * scale,
        color: seenColour(look.color === '#ffffff' ? '#1f2937' : look.color, isDark),
      }}
    />
  );
};

const sizeOf = (text: string, strokeWidth: number): { readonly width: number; readonly height: number } => {
  const size = fontSizeOf(strokeWidth);
  const lines = text.split('\n');
  const context = document.createElement('canvas').getContext('2d');
  if (context !== null) context.font = `${size}px "Inter Variable", sans-serif`;
  const widths = lines.map((line) => context?.measureText(line).width ?? line.length * size * 0.55);
  return { width: Math.ceil(Math.max(8, ...widths)), height: Math.ceil(lines.length * size * lineHeight) };
};
