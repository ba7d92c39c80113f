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
        isTall ? 'max-md:h-[72dvh]' : 'max-md:h-[38dvh]',
      )}
    >
      <Tabs.Root
        value={shown}
        onValueChange={(id) => dock.show(id as DockTabId)}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="flex h-11 shrink-0 items-center gap-1 border-b px-1.5">
          <Tabs.List aria-label={workspaceStrings.tabs} className="flex min-w-0 flex-1 overflow-x-auto">
            {tabs.map(({ id, label, Icon }) => (
              <Tabs.Trigger
                key={id}
                value={id}
                title={label}
                className="relative grid h-11 min-w-9 max-w-12 flex-1 place-items-center border-transparent border-b-2 text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-accent-ink"
              >
                <Icon aria-hidden="true" className="size-4" />
                <span className="sr-only">{label}</span>
                {id === 'comments' && (
                  <span className="absolute top-1 right-1">
                    <UnreadMark diagramId={diagram?.id} />
                  </span>
                )}
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
        {tabs.map(({ id, label }) => (
          <Tabs.Content key={id} value={id} tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
            <h2 className="px-4 pt-3 font-semibold text-sm max-md:sr-only">{label}</h2>
            <DockContent tab={id} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </aside>
  );
};
