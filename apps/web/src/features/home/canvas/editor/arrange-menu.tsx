import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  Ellipsis,
} from 'lucide-react';
import { Popover } from 'radix-ui';
import { canvasStrings } from '../../../../strings/canvas.ts';
import type { Action } from '../../actions/action.ts';
import { type Arrangement, fewest } from '../view/arrange.ts';
import { MenuButton, MenuPart } from './menu-button.tsx';

interface ArrangeMenuProps {
  /** How many shapes are selected. */
  readonly count: number;
  /** What else can be done with them. */
  readonly actions: readonly Action[];
  readonly onArrange: (how: Arrangement) => void;
}

export const arrangements = [
  ['x-start', AlignStartVertical],
  ['x-middle', AlignCenterVertical],
  ['x-end', AlignEndVertical],
  ['x-spread', AlignHorizontalDistributeCenter],
  ['y-start', AlignStartHorizontal],
  ['y-middle', AlignCenterHorizontal],
  ['y-end', AlignEndHorizontal],
  ['y-spread', AlignVerticalDistributeCenter],
] as const;

/** A button that opens the ways to put shapes into line, and everything that is done less often. */
export const ArrangeMenu = ({ count, actions, onArrange }: ArrangeMenuProps) => (
  <MenuButton label={canvasStrings.more} icon={<Ellipsis aria-hidden="true" className="size-4" />}>
    {count > 1 && (
      <MenuPart title={canvasStrings.arrange}>
        <div className="grid grid-cols-4 gap-1">
          {arrangements
            .filter(([how]) => count >= fewest(how))
            .map(([how, Icon]) => (
              <Popover.Close
                key={how}
                aria-label={canvasStrings.arrangements[how]}
                title={canvasStrings.arrangements[how]}
                onClick={() => onArrange(how)}
                className="grid size-9 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink pointer-coarse:size-11"
              >
                <Icon aria-hidden="true" className="size-4" />
              </Popover.Close>
            ))}
        </div>
      </MenuPart>
    )}
    <ul className="grid min-w-56">
      {actions.map(({ id, label, Icon, shortcut, run }) => (
        <li key={id}>
          <Popover.Close
            onClick={run}
            className="flex w-full items-center gap-3 rounded-md px-2 py-1.5 text-left text-sm hover:bg-sunken pointer-coarse:py-2.5"
          >
            <Icon aria-hidden="true" className="size-4 text-ink-soft" />
            {label}
            {shortcut !== undefined && (
              <kbd className="ml-auto pl-4 text-ink-soft text-xs pointer-coarse:hidden">{shortcut}</kbd>
            )}
          </Popover.Close>
        </li>
      ))}
    </ul>
  </MenuButton>
);
