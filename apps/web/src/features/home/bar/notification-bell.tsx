import { Bell } from 'lucide-react';
import { useState } from 'react';
import { DeferredMenu } from '../../../components/deferred-menu.tsx';
import { lazyDialog } from '../../../components/lazy-part.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { notificationStrings } from '../../../strings/notifications.ts';
import { useNotifications } from '../api/notifications.ts';
import { IconButton } from './icon-button.tsx';

const NotificationList = lazyDialog(async () => (await import('./notification-list.tsx')).NotificationList);

interface NotificationBellProps {
  /** On a phone the bell stays away until there is something to tell. */
  readonly isRoomScarce: boolean;
}

/** Where people are told of what others did. */
export const NotificationBell = ({ isRoomScarce }: NotificationBellProps) => {
  const [isOpen, setOpen] = useState(true);
  const unread = useNotifications().data?.unread ?? 0;
  return (
    <DeferredMenu
      opens="dialog"
      trigger={
        <IconButton
          label={unread === 0 ? notificationStrings.open : notificationStrings.openUnread(unread)}
          className={classNames('relative', isRoomScarce && unread === 0 && 'max-sm:not-data-[state=open]:hidden')}
        >
          <Bell aria-hidden="true" className="size-4" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-0.5 right-0.5 grid h-3.5 min-w-3.5 place-items-center rounded-full bg-danger-fill px-0.5 font-semibold text-[10px] text-white leading-none"
            >
              {unread}
            </span>
          )}
        </IconButton>
      }
    >
      {(props) => <NotificationList isOpen={isOpen} onOpenChange={setOpen} {...props} />}
    </DeferredMenu>
  );
};
