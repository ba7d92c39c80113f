import { useSearch } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { VerifyBanner } from '../../../components/layout/verify-banner.tsx';
import { noticeStrings } from '../../../strings/workspace.ts';
import { useDiagrams } from '../api/list-diagrams.ts';
import { useWorkspace } from './workspace-context.ts';

const subscribe = (listener: () => void): (() => void) => {
  const over = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, listener, { signal: over.signal });
  return () => over.abort();
};

/** What everybody in the workspace must know, below the bar. */
export const WorkspaceNotices = () => {
  const { diagramId } = useWorkspace();
  const { view } = useSearch({ from: '__root__' });
  const hasDiagrams = (useDiagrams().data?.total ?? 0) > 0;
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <>
      {/* The room of an open diagram or board is its own, and whoever has none yet is shown the first steps. */}
      {diagramId === undefined && view === undefined && hasDiagrams && <VerifyBanner />}
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
