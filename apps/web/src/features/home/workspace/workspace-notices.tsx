import { useSearch } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { noticeStrings } from '../../../strings/workspace.ts';
import { StartReminder } from './start-reminder.tsx';
import { useWorkspace } from './workspace-context.ts';

const subscribe = (listener: () => void): (() => void) => {
  const over = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, listener, { signal: over.signal });
  return () => over.abort();
};

/** What everybody in the workspace must know, below the bar. */
export const WorkspaceNotices = () => {
  const { diagramId, isGuest } = useWorkspace();
  const { view } = useSearch({ from: '__root__' });
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <>
      {/* The room of an open diagram or board is its own. */}
      {!isGuest && diagramId === undefined && view === undefined && <StartReminder />}
      <div role="status">
        {!isOnline && (
          <p className="flex items-center gap-2 border-b bg-warning-wash px-4 py-1.5 text-[13px]">
            <WifiOff aria-hidden="true" className="size-4 shrink-0 text-warning" />
            {noticeStrings.offline}
          </p>
        )}
      </div>
    </>
  );
};
