import type { User } from '@diagloom/contract';
import { Link } from '@tanstack/react-router';
import { LogOut, UserRound } from 'lucide-react';
import { Avatar, DropdownMenu } from 'radix-ui';
import { useLogOut } from '../../hooks/use-log-out.ts';
import { displayNameOf, initialsOf } from '../../lib/person-name.ts';
import { shellStrings } from '../../strings/shell.ts';
import { menuItemClasses } from '../menu-classes.ts';
import { MenuContent } from '../menu-content.tsx';

export const AvatarMenu = ({ user }: { readonly user: User }) => {
  const logOut = useLogOut();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="rounded-full">
        <span className="sr-only">{shellStrings.account}</span>
        <Avatar.Root
          aria-hidden="true"
          className="grid size-9 place-items-center overflow-hidden rounded-full bg-accent-wash font-semibold text-[13px] text-accent-ink"
        >
          {user.profileImageUrl !== null && (
            <Avatar.Image src={user.profileImageUrl} alt="" className="size-full object-cover" />
          )}
          <Avatar.Fallback>{initialsOf(user)}</Avatar.Fallback>
        </Avatar.Root>
      </DropdownMenu.Trigger>
      <MenuContent distance={8}>
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
