import { type Diagram, listLiveChanges } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useEffect, useState } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { localStore } from '../../../lib/local-store.ts';
import { relativeTime } from '../../../lib/relative-time.ts';
import { togetherStrings } from '../../../strings/together.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { missedSince } from './missed-since.ts';

/** How often it is noted that somebody is still here, ms. */
const noteEvery = 30_000;

const keyOf = (userId: number, diagramId: number): string => `diagloom.here.${userId}.${diagramId}`;

/** What others changed since one was at the diagram last; gone once it was looked at. */
export const MissedChanges = ({ diagram: { id } }: { readonly diagram: Diagram }) => {
  const { userId } = useWorkspace();
  const key = keyOf(userId, id);
  const [since] = useState(() => localStore.read(key));
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const note = (): void => localStore.write(key, new Date().toISOString());
    note();
    const timer = window.setInterval(note, noteEvery);
    window.addEventListener('pagehide', note);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('pagehide', note);
      note();
    };
  }, [key]);
  const { data } = useQuery({
    queryKey: [listLiveChanges.path, id, since],
    queryFn: ({ signal }) => callApi(listLiveChanges, { params: { id }, signal }),
    enabled: since !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const missed = data === undefined || since === null ? [] : missedSince(data, since);
  if (missed.length === 0 || isDone) return null;
  return (
    <Popover.Root onOpenChange={(isOpen) => !isOpen && setDone(true)}>
      <Popover.Trigger
        title={togetherStrings.missed(missed.length)}
        className="flex h-7 shrink-0 items-center gap-1.5 rounded-full bg-accent-wash px-2.5 font-medium text-accent-ink text-xs"
      >
        <History aria-hidden="true" className="size-3.5" />
        <span className="max-xl:sr-only">{togetherStrings.missed(missed.length)}</span>
        <span aria-hidden="true" className="xl:hidden">
          {missed.length}
        </span>
      </Popover.Trigger>
      <Popover.Portal container={document.getElementById('content')}>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={togetherStrings.missedTitle}
          className="z-40 flex max-h-[70dvh] w-[min(22rem,calc(100vw-1rem))] flex-col rounded-lg border bg-raised shadow-float outline-none"
        >
          <h2 className="border-b px-4 py-2.5 font-semibold text-sm tracking-normal">{togetherStrings.missedTitle}</h2>
          <ul className="min-h-0 overflow-y-auto px-4 py-2">
            {missed.map(({ key: changeKey, personName, did, label, timestamp }) => (
              <li key={changeKey} className="py-1.5 text-sm">
                <b className="font-semibold">{personName ?? togetherStrings.somebody}</b>
                {` ${did} `}
                {label === '' ? togetherStrings.unnamed : label && <b className="font-semibold">{label}</b>}
                <time dateTime={timestamp} className="block text-ink-soft text-xs">
                  {relativeTime(new Date(timestamp), new Date())}
                </time>
              </li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};
