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
  const hide = (
    <IconButton label={workspaceStrings.hideDock} onClick={dock.close}>
      <X aria-hidden="true" className="size-4" />
    </IconButton>
  );
  return (
    <aside
      aria-label={workspaceStrings.dock}
      className={classNames(
        'flex shrink-0 flex-col bg-paper transition-[height] duration-200 max-md:rounded-t-xl max-md:border-t max-md:shadow-float',
        'md:w-[340px] md:border-l 2xl:w-[380px]',
        isTall ? 'max-md:h-[72dvh]' : 'max-md:h-[38dvh]',
      )}
    >
      <Tabs.Root
        value={shown}
        onValueChange={(id) => dock.show(id as DockTabId)}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="flex h-13 shrink-0 items-center border-b">
          <Tabs.List
            aria-label={workspaceStrings.tabs}
            className="flex h-full min-w-0 flex-1 overflow-x-auto px-1 [scrollbar-width:none]"
          >
            {tabs.map(({ id, label, Icon }) => (
              <Tabs.Trigger
                key={id}
                value={id}
                className="relative flex min-w-13 flex-auto flex-col items-center justify-center gap-1 border-transparent border-y-2 text-[11px] text-ink-soft px-1 leading-none transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-b-accent data-[state=active]:text-accent-ink md:min-w-0"
              >
                <Icon aria-hidden="true" className="size-4" />
                {label}
                {id === 'comments' && (
                  <span className="absolute top-1 right-1">
                    <UnreadMark diagramId={diagram?.id} />
                  </span>
                )}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <div className="flex shrink-0 border-l px-1 md:hidden">
            <IconButton
              label={isTall ? workspaceStrings.lessRoom : workspaceStrings.moreRoom}
              onClick={() => setTall(!isTall)}
            >
              <Chevron aria-hidden="true" className="size-4" />
            </IconButton>
            {hide}
          </div>
        </div>
        {/* One for all: what is being asked in the conversation goes on while its ideas are looked at. */}
        <Tabs.Content value={shown} tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
          <div className="flex shrink-0 items-center justify-between pt-1.5 pr-1.5 pl-4 max-md:sr-only">
            <h2 className="font-semibold text-sm">{tabs.find(({ id }) => id === shown)?.title}</h2>
            <div className="max-md:hidden">{hide}</div>
          </div>
          <DockContent tab={shown} />
        </Tabs.Content>
      </Tabs.Root>
    </aside>
  );
};
