import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';

/** In milliseconds: until a tip opens, and how long after one has shut the next opens at once. */
const delays = { open: 700, skip: 300 } as const;

/** Stands around all that have tips, so that they know of each other. */
export const TipProvider = ({ children }: { readonly children: ReactNode }) => (
  <Tooltip.Provider delayDuration={delays.open} skipDelayDuration={delays.skip}>
    {children}
  </Tooltip.Provider>
);

interface TipProps {
  readonly text: string;
  /** A button that has a sign and no words; the text is its accessible name too. */
  readonly children: ReactNode;
}

/** Says in words what a button does that shows only a sign, to whoever rests on it with the pointer or the focus. */
export const Tip = ({ text, children }: TipProps) => (
  <Tooltip.Root>
    <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
    <Tooltip.Portal container={document.getElementById('content')}>
      <Tooltip.Content
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-w-64 rounded-md bg-ink px-2.5 py-1.5 text-paper text-xs shadow-float"
      >
        {text}
      </Tooltip.Content>
    </Tooltip.Portal>
  </Tooltip.Root>
);
