import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { TabTrigger } from '../../components/tab-trigger.tsx';
import { adminStrings } from '../../strings/admin.ts';
import { adminTabs } from './admin-tabs.ts';

/** The names of the parts. Where they do not fit, the one on screen is scrolled to. */
export const TabList = ({ tab }: { readonly tab: (typeof adminTabs)[number] }) => {
  const active = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const list = active.current?.parentElement;
    if (tab && active.current && list) list.scrollTo({ left: active.current.offsetLeft - list.clientWidth / 4 });
  }, [tab]);
  return (
    <Tabs.List aria-label={adminStrings.tabs} className="relative flex gap-1 overflow-x-auto border-b">
      {adminTabs.map((id) => (
        <TabTrigger
          key={id}
          ref={id === tab ? active : undefined}
          value={id}
          className="-mb-px whitespace-nowrap border-transparent border-b-2 px-4 py-3 font-medium text-ink-soft text-sm transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-select data-[state=active]:text-select-ink"
        >
          {adminStrings[id]}
        </TabTrigger>
      ))}
    </Tabs.List>
  );
};
