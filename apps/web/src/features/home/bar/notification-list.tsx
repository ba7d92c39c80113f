import type { Notification } from '@diagloom/contract';
import { Popover } from 'radix-ui';
import type { DeferredMenuProps } from '../../../components/deferred-menu.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { relativeTime } from '../../../lib/relative-time.ts';
import { commentStrings } from '../../../strings/comments.ts';
import { notificationStrings } from '../../../strings/notifications.ts';
import { useNotifications, useReadNotifications, useShowRead } from '../api/notifications.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

interface NotificationListProps extends DeferredMenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** What others did, below the bell. */
export const NotificationList = ({ isOpen, onOpenChange, children }: NotificationListProps) => {
  const { openThread, open } = useWorkspace();
  const { data, isError } = useNotifications();
  const read = useReadNotifications();
  const showRead = useShowRead();
  const unread = data?.unread ?? 0;
  const follow = ({ id, diagramId, threadId }: Notification): void => {
    onOpenChange(false);
    if (threadId !== null) openThread(diagramId, threadId);
    else {
      showRead(id);
      open(diagramId);
    }
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>{children}</Popover.Trigger>
      <Popover.Portal container={document.getElementById('content')}>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={notificationStrings.title}
          className="z-40 flex max-h-[70dvh] w-[min(22rem,calc(100vw-1rem))] flex-col rounded-lg border bg-raised shadow-float outline-none"
        >
          <div className="flex items-center justify-between gap-2 border-b px-4 py-2.5">
            <h2 className="font-semibold text-sm tracking-normal">{notificationStrings.title}</h2>
            {unread > 0 && (
              <button
                type="button"
                onClick={() => read.mutate()}
                className="rounded-sm font-medium text-accent-ink text-xs hover:underline"
              >
                {notificationStrings.markRead}
              </button>
            )}
          </div>
          {data === undefined || data.notifications.length === 0 ? (
            <p className="p-4 text-ink-soft text-sm">
              {isError && data === undefined ? notificationStrings.notLoaded : notificationStrings.none}
            </p>
          ) : (
            <ul className="min-h-0 overflow-y-auto p-1.5">
              {data.notifications.map((news) => (
                <li key={news.id}>
                  <button
                    type="button"
                    onClick={() => follow(news)}
                    className={classNames(
                      'grid w-full gap-0.5 rounded-md px-2.5 py-2 text-left text-sm hover:bg-sunken',
                      !news.isRead && 'bg-accent-wash',
                    )}
                  >
                    <span>
                      <b className="font-semibold">{news.personName ?? commentStrings.gone}</b>
                      {` ${notificationStrings.says[news.kind]} `}
                      <b className="font-semibold">{news.diagramTitle}</b>
                    </span>
                    {news.excerpt !== '' && <span className="truncate text-ink-soft text-xs">{news.excerpt}</span>}
                    <time dateTime={news.createdAt} className="text-ink-soft text-xs">
                      {relativeTime(new Date(news.createdAt), new Date())}
                    </time>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};
