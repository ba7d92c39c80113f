import type { Diagram } from '@diagloom/contract';
import { FilePlus } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { menuItemClasses } from '../../../components/menu-classes.ts';
import { MenuContent } from '../../../components/menu-content.tsx';
import { pageStrings } from '../../../strings/pages.ts';
import { IconButton } from '../bar/icon-button.tsx';
import { usePageActions } from './use-page-actions.ts';

/** A button beside the tabs of the pages that opens what can be done with them. */
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
        {actions.map(({ id, label, Icon, run }) => (
          <DropdownMenu.Item key={id} onSelect={run} className={menuItemClasses}>
            <Icon aria-hidden="true" className="size-4 text-ink-soft" />
            {label}
          </DropdownMenu.Item>
        ))}
      </MenuContent>
    </DropdownMenu.Root>
  );
};
