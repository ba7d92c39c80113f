import type { User } from '@diagloom/contract';
import { Link } from '@tanstack/react-router';
import { LogOut, UserPlus, UserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { menuItemClasses } from '../../../components/menu-classes.ts';
import { MenuContent } from '../../../components/menu-content.tsx';
import { useLogOut } from '../../../hooks/use-log-out.ts';
import { guestStrings } from '../../../strings/sharing.ts';

/** Who one is as a guest, and the way to an account or out. */
export const GuestMenu = ({ user: { firstName } }: { readonly user: User }) => {
  const leave = useLogOut();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="ml-1 flex h-8 min-w-0 shrink-0 items-center gap-1.5 rounded-full bg-accent-wash px-2.5 font-medium text-[13px] text-accent-ink">
        <UserRound aria-hidden="true" className="size-4 shrink-0" />
        <span className="max-w-36 truncate max-md:sr-only">{firstName}</span>
      </DropdownMenu.Trigger>
      <MenuContent distance={8}>
        <DropdownMenu.Label className="max-w-64 px-2.5 pt-1.5 pb-2">
          <p className="truncate font-medium text-sm">{firstName}</p>
          <p className="text-ink-soft text-xs">{guestStrings.about}</p>
        </DropdownMenu.Label>
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        <DropdownMenu.Item asChild>
          <Link to="/register" className={menuItemClasses}>
            <UserPlus aria-hidden="true" className="size-4 text-ink-soft" />
            {guestStrings.signUp}
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={leave} className={menuItemClasses}>
          <LogOut aria-hidden="true" className="size-4 text-ink-soft" />
          {guestStrings.leave}
        </DropdownMenu.Item>
      </MenuContent>
    </DropdownMenu.Root>
  );
};
