import type { Diagram } from '@diagloom/contract';
import { Ellipsis, Pencil, Plus, ScrollText } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { menuItemClasses } from '../../../components/menu-classes.ts';
import { MenuContent } from '../../../components/menu-content.tsx';
import { detailsStrings, exportStrings, previewStrings } from '../../../strings/home.ts';
import { workspaceStrings } from '../../../strings/workspace.ts';
import { useStartNewDiagram } from '../api/start-new-diagram.ts';
import { canChange } from '../can-change.ts';
import { dockTabs } from '../dock/dock-tabs.ts';
import { EditDetailsDialog } from '../preview/edit-details-dialog.tsx';
import { TextDialog } from '../texts/text-dialog.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { IconButton } from './icon-button.tsx';

/** Everything about the open diagram that has no button of its own. */
export const MoreMenu = ({ diagram }: { readonly diagram: Diagram }) => {
  const { dock, startNew } = useWorkspace();
  const start = useStartNewDiagram(startNew);
  const [dialog, setDialog] = useState<'details' | 'texts'>();
  const close = (): void => setDialog(undefined);
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <IconButton label={workspaceStrings.more}>
            <Ellipsis aria-hidden="true" className="size-4" />
          </IconButton>
        </DropdownMenu.Trigger>
        <MenuContent>
          <DropdownMenu.Item onSelect={() => start.mutate()} className={menuItemClasses}>
            <Plus aria-hidden="true" className="size-4 text-ink-soft" />
            {previewStrings.newDiagram}
          </DropdownMenu.Item>
          {canChange(diagram) && (
            <DropdownMenu.Item onSelect={() => setDialog('details')} className={menuItemClasses}>
              <Pencil aria-hidden="true" className="size-4 text-ink-soft" />
              {detailsStrings.title}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item onSelect={() => setDialog('texts')} className={menuItemClasses}>
            <ScrollText aria-hidden="true" className="size-4 text-ink-soft" />
            {exportStrings.texts}
          </DropdownMenu.Item>
          <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
          {dockTabs(diagram).map(({ id, label, Icon }) => (
            <DropdownMenu.Item key={id} onSelect={() => dock.show(id)} className={menuItemClasses}>
              <Icon aria-hidden="true" className="size-4 text-ink-soft" />
              {label}
            </DropdownMenu.Item>
          ))}
        </MenuContent>
      </DropdownMenu.Root>
      <EditDetailsDialog diagram={diagram} isOpen={dialog === 'details'} onClose={close} />
      <TextDialog diagram={diagram} isOpen={dialog === 'texts'} onClose={close} />
    </>
  );
};
