import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { TabTrigger } from './tab-trigger.tsx';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** What the tabs are about, for those who hear the page. */
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** A row of tabs and what the chosen one shows; what the others show is not loaded. */
export const Tabs = ({ label, tabs }: TabsProps) => (
  <RadixTabs.Root defaultValue={tabs[0]?.id ?? ''}>
    <RadixTabs.List aria-label={label} className="flex gap-1 overflow-x-auto border-b px-1.5">
      {tabs.map((tab) => (
        <TabTrigger
          key={tab.id}
          value={tab.id}
          className="-mb-px h-10 whitespace-nowrap border-transparent border-b-2 px-2.5 font-medium text-[13px] text-ink-soft transition-colors hover:text-ink data-[state=active]:border-select data-[state=active]:text-ink"
        >
          {tab.label}
        </TabTrigger>
      ))}
    </RadixTabs.List>
    {tabs.map((tab) => (
      <RadixTabs.Content key={tab.id} value={tab.id}>
        {tab.content}
      </RadixTabs.Content>
    ))}
  </RadixTabs.Root>
);
