import { cloneElement, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';
import { useWanted } from '../hooks/use-wanted.ts';

/** What a menu that is loaded late gets: it is open from the start and hangs on the button that is its child. */
export interface DeferredMenuProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Whether a key opened it, so that its first entry gets the focus. */
  readonly isByKey: boolean;
}

interface TriggerProps {
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
  readonly 'aria-expanded'?: boolean;
  readonly onClick?: (event: MouseEvent) => void;
}

interface Props {
  readonly trigger: ReactElement<TriggerProps>;
  readonly opens?: 'menu' | 'dialog';
  /** The menu for the props that it gets. */
  readonly children: (props: DeferredMenuProps) => ReactNode;
}

/** A button whose menu is loaded when it is first opened: most are not, and what draws menus is large. */
export const DeferredMenu = ({ trigger, opens = 'menu', children: menu }: Props) => {
  const { isWanted, want, dismiss } = useWanted();
  const [isByKey, setByKey] = useState(false);
  if (isWanted) return menu({ children: trigger, onClose: dismiss, isByKey });
  const handleClick = ({ detail }: MouseEvent): void => {
    // A press of a key counts as a click of no button.
    setByKey(detail === 0);
    want();
  };
  return cloneElement(trigger, { 'aria-haspopup': opens, 'aria-expanded': false, onClick: handleClick });
};
