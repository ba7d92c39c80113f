import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { workspaceStrings } from '../../../strings/workspace.ts';
import { IconButton } from '../bar/icon-button.tsx';
import { UnreadMark } from '../comments/unread-mark.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { DockContent } from './dock-content.tsx';
import type { DockTabId } from './dock-tab-ids.ts';
import { dockTabs } from './dock-tabs.ts';

/** Beside the canvas, or below it in narrow windows: the conversation and the tools for the open diagram. */
export const Dock = () => {
  const { diagram, dock, isGuest } = useWorkspace();
  const [isTall, setTall] = useState(false);
  if (!dock.isOpen) return null;
  const tabs = dockTabs(diagram, isGuest);
  const shown = tabs.some(({ id }) => id === dock.tab) ? dock.tab : (tabs[0]?.id ?? 'ideas');
  const Chevron = isTall ? ChevronDown : ChevronUp;
  return (
    <aside
      aria-label={workspaceStrings.dock}
      className={classNames(
        'flex shrink-0 flex-col bg-paper transition-[height] duration-200 max-md:rounded-t-xl max-md:border-t max-md:shadow-float',
        'md:w-[340px] md:border-l xl:w-[380px]',
        isTall ? 'max-md:h-[72dvh]' : 'max-md:h-[44dvh]',
      )}
    >
      <Tabs.Root
        value={shown}
        onValueChange={(id) => dock.show(id as DockTabId)}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="flex h-11 shrink-0 items-center gap-1 border-b pr-2 pl-2">
          <Tabs.List aria-label={workspaceStrings.tabs} className="flex min-w-0 flex-1 gap-0.5 overflow-x-auto">
            {tabs.map(({ id, label, Icon }) => (
              <Tabs.Trigger
                key={id}
                value={id}
                title={label}
                className="group flex h-8 shrink-0 items-center gap-1.5 rounded-md px-2 font-medium text-[13px] text-ink-soft transition-colors hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:bg-sunken data-[state=active]:text-ink"
              >
                <Icon aria-hidden="true" className="size-4" />
                <span className="group-data-[state=inactive]:sr-only">{label}</span>
                {id === 'comments' && <UnreadMark diagramId={diagram?.id} />}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <IconButton
            label={isTall ? workspaceStrings.lessRoom : workspaceStrings.moreRoom}
            onClick={() => setTall(!isTall)}
            className="md:hidden"
          >
            <Chevron aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton label={workspaceStrings.hideDock} onClick={dock.close}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
        {tabs.map(({ id }) => (
          <Tabs.Content key={id} value={id} tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
            <DockContent tab={id} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </aside>
  );
};
