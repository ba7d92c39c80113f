import { X } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { TabTrigger } from '../../../components/tab-trigger.tsx';
import { useMediaQuery } from '../../../hooks/use-media-query.ts';
import { classNames } from '../../../lib/class-names.ts';
import { workspaceStrings } from '../../../strings/workspace.ts';
import { IconButton } from '../bar/icon-button.tsx';
import { UnreadMark } from '../comments/unread-mark.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { DockContent } from './dock-content.tsx';
import { roomForColumn } from './dock-place.tsx';
import type { DockTabId } from './dock-tab-ids.ts';
import { dockTabs } from './dock-tabs.ts';
import { SheetHandle } from './sheet-handle.tsx';

/** Where the dock stands beside the canvas all the time; the variant `peek` says so in styles. */
const roomForDock = '(min-width: 1280px)';

/**
 * The conversation and the tools for the open diagram: a panel beside the canvas, and at the edge the tabs that open it. In narrower windows
 * only the place to write stands below the canvas until one of the tabs is asked for.
 */
export const Dock = () => {
  const { diagram, dock, isGuest } = useWorkspace();
  const hasRoom = useMediaQuery(roomForDock);
  const isColumn = useMediaQuery(roomForColumn);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (dock.isOpen)
      row.current?.querySelector(`[data-tab="${dock.tab}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [dock.isOpen, dock.tab]);
  const tabs = dockTabs(diagram, isGuest).filter(({ id, isRare }) => isRare === undefined || id === dock.tab);
  const shown = tabs.some(({ id }) => id === dock.tab) ? dock.tab : (tabs[0]?.id ?? 'ideas');
  // Where there is little room, the place to write stays below the canvas.
  const hide = hasRoom || diagram === undefined ? dock.close : () => dock.setTall(false);
  return (
    <aside
      aria-label={workspaceStrings.dock}
      data-peek={!dock.isTall || undefined}
      className={classNames(
        'flex shrink-0 flex-col bg-paper transition-[height] duration-200 max-md:rounded-t-xl max-md:border-t max-md:shadow-float md:contents',
        dock.isTall && 'max-md:h-[62dvh] max-md:short:h-[calc(100dvh-3rem)]',
      )}
    >
      <SheetHandle isTall={dock.isTall} onResize={dock.setTall} onClose={dock.close} />
      <Tabs.Root
        value={dock.isOpen ? shown : ''}
        onValueChange={(id) => dock.show(id as DockTabId)}
        orientation={isColumn ? 'vertical' : 'horizontal'}
        className="flex min-h-0 flex-1 flex-col md:contents"
      >
        <Tabs.List
          ref={row}
          aria-label={workspaceStrings.tabs}
          className="flex h-11 shrink-0 overflow-x-auto border-b px-1 [scrollbar-width:none] md:col-start-4 md:row-span-2 md:row-start-1 md:h-auto md:w-20 md:flex-col md:gap-0.5 md:overflow-y-auto md:border-b-0 md:border-l md:bg-paper md:px-1.5 md:py-2"
        >
          {tabs.map(({ id, label, Icon }) => (
            <TabTrigger
              key={id}
              value={id}
              data-tab={id}
              // Also where it is chosen already and put away.
              onClick={() => dock.show(id)}
              className="relative flex flex-auto flex-col items-center justify-center gap-1 border-transparent border-y-2 px-1 text-[11px] text-ink-soft leading-none transition-colors hover:text-ink focus-visible:rounded-md focus-visible:-outline-offset-2 data-[state=active]:border-b-select data-[state=active]:text-select-ink md:h-13 md:flex-none md:rounded-md md:border-0 md:px-0 md:text-xs md:leading-none md:hover:bg-sunken md:data-[state=active]:bg-select-wash peek:data-[state=active]:border-b-transparent peek:data-[state=active]:text-ink-soft peek:data-[state=active]:not-hover:bg-transparent"
            >
              <Icon aria-hidden="true" className="size-4" />
              {label}
              {id === 'comments' && (
                <span className="absolute top-1 right-1">
                  <UnreadMark diagramId={diagram?.id} />
                </span>
              )}
            </TabTrigger>
          ))}
        </Tabs.List>
        <Tabs.Content
          value={shown}
          tabIndex={-1}
          className={classNames(
            'flex min-h-0 min-w-0 flex-1 flex-col outline-none data-[state=inactive]:hidden',
            'md:col-start-3 md:row-span-2 md:row-start-1 md:w-[340px] md:border-l md:bg-paper 2xl:w-[380px]',
            'md:peek:col-start-2 md:peek:row-span-1 md:peek:row-start-2 md:peek:w-full md:peek:border-t md:peek:border-l-0',
            !isWritten(shown) && 'peek:hidden',
          )}
        >
          <div className="flex shrink-0 items-center justify-between pt-1.5 pr-1.5 pl-4 max-md:sr-only peek:sr-only">
            <h2 className="font-semibold text-sm">{tabs.find(({ id }) => id === shown)?.title}</h2>
            <div className="max-md:hidden">
              <IconButton label={workspaceStrings.hideDock} onClick={hide}>
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            </div>
          </div>
          <DockContent tab={shown} />
        </Tabs.Content>
      </Tabs.Root>
    </aside>
  );
};

/** Where one writes below what is shown: the place to write stays when the rest is put away. */
const isWritten = (tab: DockTabId): boolean => tab === 'conversation' || tab === 'ideas';
