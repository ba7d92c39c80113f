import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { menuClasses } from './menu-classes.ts';

interface MenuContentProps {
  /** Pixels between the menu and what opens it. */
  readonly distance?: number;
  /** The first entry gets the focus: for a menu that was opened by a key before it was loaded. */
  readonly entersFirst?: boolean;
  readonly children: ReactNode;
}

/** What a menu opens; stands inside a `DropdownMenu.Root`. It hangs in the page's main part, so that no landmark is left out. */
export const MenuContent = ({ distance = 6, entersFirst = false, children }: MenuContentProps) => (
  <DropdownMenu.Portal container={document.getElementById('content')}>
    <DropdownMenu.Content
      ref={entersFirst ? enterFirst : undefined}
      align="end"
      sideOffset={distance}
      collisionPadding={8}
      className={menuClasses}
    >
      {children}
    </DropdownMenu.Content>
  </DropdownMenu.Portal>
);

/** After the menu itself has taken the focus. */
const enterFirst = (menu: HTMLElement | null): void => {
  if (menu === null) return;
  window.requestAnimationFrame(() => menu.querySelector<HTMLElement>('[role^="menuitem"]')?.focus());
};
