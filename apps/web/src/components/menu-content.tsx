import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { menuClasses } from './menu-classes.ts';

interface MenuContentProps {
  /** Pixels between the menu and what opens it. */
  readonly distance?: number;
  readonly children: ReactNode;
}

/** What a menu opens; stands inside a `DropdownMenu.Root`. It hangs in the page's main part, so that no landmark is left out. */
export const MenuContent = ({ distance = 6, children }: MenuContentProps) => (
  <DropdownMenu.Portal container={document.getElementById('content')}>
    <DropdownMenu.Content align="end" sideOffset={distance} collisionPadding={8} className={menuClasses}>
      {children}
    </DropdownMenu.Content>
  </DropdownMenu.Portal>
);
