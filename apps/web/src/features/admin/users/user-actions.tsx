import type { AdminUser } from '@diagloom/contract';
import { Ban, CircleCheck, Ellipsis, ShieldCheck } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Button } from '../../../components/button.tsx';
import { buttonClasses } from '../../../components/button-classes.ts';
import { menuItemClasses } from '../../../components/menu-classes.ts';
import { MenuContent } from '../../../components/menu-content.tsx';
import { Tip } from '../../../components/tip.tsx';
import { userListStrings } from '../../../strings/admin.ts';
import type { UserDialog } from '../dialogs/user-dialogs.tsx';
import { nameOf } from './name-of.ts';

interface UserActionsProps {
  readonly user: AdminUser;
  readonly onOpen: (dialog: UserDialog) => void;
  readonly onUnblock: () => void;
}

/** Nothing but details for administrators: they are neither promoted nor blocked. */
export const UserActions = ({ user, onOpen, onUnblock }: UserActionsProps) => (
  <div className="flex items-center justify-end gap-1">
    {user.role === 'user' && (
      <DropdownMenu.Root modal={false}>
        <Tip text={userListStrings.actionsFor(nameOf(user))}>
          <DropdownMenu.Trigger
            aria-label={userListStrings.actionsFor(nameOf(user))}
            className={buttonClasses({ variant: 'ghost', size: 'icon' })}
          >
            <Ellipsis aria-hidden="true" className="size-4" />
          </DropdownMenu.Trigger>
        </Tip>
        <MenuContent>
          {!user.isBlocked && (
            <DropdownMenu.Item className={menuItemClasses} onSelect={() => onOpen({ kind: 'promote', user })}>
              <ShieldCheck aria-hidden="true" className="size-4 text-ink-soft" />
              {userListStrings.promote}
            </DropdownMenu.Item>
          )}
          {user.isBlocked ? (
            <DropdownMenu.Item className={menuItemClasses} onSelect={onUnblock}>
              <CircleCheck aria-hidden="true" className="size-4 text-ink-soft" />
              {userListStrings.unblock}
            </DropdownMenu.Item>
          ) : (
            <DropdownMenu.Item
              className={`${menuItemClasses} text-danger`}
              onSelect={() => onOpen({ kind: 'block', user })}
            >
              <Ban aria-hidden="true" className="size-4" />
              {userListStrings.block}
            </DropdownMenu.Item>
          )}
        </MenuContent>
      </DropdownMenu.Root>
    )}
    <Button
      variant="secondary"
      size="small"
      aria-label={userListStrings.detailsOf(nameOf(user))}
      onClick={() => onOpen({ kind: 'details', user })}
    >
      {userListStrings.details}
    </Button>
  </div>
);
