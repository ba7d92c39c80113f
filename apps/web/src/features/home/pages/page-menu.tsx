import type { Diagram } from '@diagloom/contract';
import { FilePlus } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { MenuContent } from '../../../components/menu-content.tsx';
import { pageStrings } from '../../../strings/pages.ts';
import { ActionItem } from '../bar/action-item.tsx';
import { IconButton } from '../bar/icon-button.tsx';
import { turnPrefix, usePageActions } from './use-page-actions.ts';

/** A button beside the tabs of the pages that opens what else can be done with them. */
export const PageMenu = ({ diagram }: { readonly diagram: Diagram }) => {
  const actions = usePageActions(diagram);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={pageStrings.menu} disabled={actions.length === 0}>
          <FilePlus aria-hidden="true" className="size-4" />
        </IconButton>
      </DropdownMenu.Trigger>
      <MenuContent>
        {actions
          .filter(({ id }) => !id.startsWith(turnPrefix))
          .map((action) => (
            <ActionItem key={action.id} action={action} />
          ))}
      </MenuContent>
    </DropdownMenu.Root>
  );
};
