import type { PointerEvent } from 'react';

interface TrialHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** For what is tried while a mouse rests on it or a key has come to it. */
export const trialHandlers = (
  source: string | undefined,
  onTry: (source: string | undefined) => void,
): TrialHandlers => ({
  onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && onTry(source),
  onPointerLeave: () => onTry(undefined),
  onFocus: () => onTry(source),
  onBlur: () => onTry(undefined),
});
