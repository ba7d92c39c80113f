import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
} from 'lucide-react';
import { Popover } from 'radix-ui';
import { canvasStrings } from '../../../../strings/canvas.ts';
import { type Arrangement, fewest } from '../view/arrange.ts';

interface ArrangeMenuProps {
  /** How many shapes are selected. */
  readonly count: number;
  readonly onArrange: (how: Arrangement) => void;
}

const choices = [
  ['x-start', AlignStartVertical],
  ['x-middle', AlignCenterVertical],
  ['x-end', AlignEndVertical],
  ['x-spread', AlignHorizontalDistributeCenter],
  ['y-start', AlignStartHorizontal],
  ['y-middle', AlignCenterHorizontal],
  ['y-end', AlignEndHorizontal],
  ['y-spread', AlignVerticalDistributeCenter],
] as const;

/** A button that opens the ways in which several shapes can be put into line. */
export const ArrangeMenu = ({ count, onArrange }: ArrangeMenuProps) => (
  <Popover.Root>
    <Popover.Trigger
      aria-label={canvasStrings.arrange}
      title={canvasStrings.arrange}
      className="grid size-8 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <AlignStartVertical aria-hidden="true" className="size-4" />
    </Popover.Trigger>
    <Popover.Portal>
      <Popover.Content
        sideOffset={8}
        data-panel
        aria-label={canvasStrings.arrange}
        className="z-50 grid grid-cols-4 gap-1 rounded-md border bg-raised p-1.5 shadow-float"
      >
        {choices
          .filter(([how]) => count >= fewest(how))
          .map(([how, Icon]) => (
            <Popover.Close
              key={how}
              aria-label={canvasStrings.arrangements[how]}
              title={canvasStrings.arrangements[how]}
              onClick={() => onArrange(how)}
              className="grid size-9 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <Icon aria-hidden="true" className="size-4" />
            </Popover.Close>
          ))}
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);
