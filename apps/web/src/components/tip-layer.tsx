import { Tooltip } from 'radix-ui';
import type { Tipped } from '../hooks/use-tipped.ts';

/** The tip of a button, above it where there is room. */
export const TipLayer = ({ text, box }: Tipped) => (
  <Tooltip.Provider>
    <Tooltip.Root open>
      <Tooltip.Trigger asChild>
        <span
          aria-hidden="true"
          className="pointer-events-none fixed"
          style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
        />
      </Tooltip.Trigger>
      <Tooltip.Portal container={document.getElementById('content')}>
        <Tooltip.Content
          data-tip-text
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 rounded-md bg-ink px-2.5 py-1.5 text-paper text-xs shadow-float"
        >
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  </Tooltip.Provider>
);
