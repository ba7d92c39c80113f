import type { User } from '@diagloom/contract';
import { Link } from '@tanstack/react-router';
import { LogOut, UserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useLogOut } from '../../hooks/use-log-out.ts';
import { displayNameOf } from '../../lib/person-name.ts';
import { shellStrings } from '../../strings/shell.ts';
import type { DeferredMenuProps } from '../deferred-menu.tsx';
import { menuItemClasses } from '../menu-classes.ts';
import { MenuContent } from '../menu-content.tsx';

interface AvatarActionsProps extends DeferredMenuProps {
  readonly user: User;
}

/** The open menu of an `AvatarMenu`. */
export const AvatarActions = ({ user, children, isByKey }: AvatarActionsProps) => {
  const logOut = useLogOut();
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <MenuContent distance={8} entersFirst={isByKey}>
        <DropdownMenu.Label className="px-2.5 pt-1.5 pb-2">
          <p className="truncate font-medium text-sm">{displayNameOf(user)}</p>
          <p className="truncate text-ink-soft text-xs">{user.email}</p>
        </DropdownMenu.Label>
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        <DropdownMenu.Item asChild>
          <Link to="/profile" className={menuItemClasses}>
            <UserRound aria-hidden="true" className="size-4 text-ink-soft" />
            {shellStrings.profile}
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={logOut} className={menuItemClasses}>
          <LogOut aria-hidden="true" className="size-4 text-ink-soft" />
          {shellStrings.logOut}
        </DropdownMenu.Item>
      </MenuContent>
    </DropdownMenu.Root>
  );
};
