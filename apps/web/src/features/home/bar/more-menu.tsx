import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Fragment } from 'react';
import { MenuContent } from '../../../components/menu-content.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { workspaceStrings } from '../../../strings/workspace.ts';
import { useActions } from '../actions/use-actions.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { ActionItem } from './action-item.tsx';
import { IconButton } from './icon-button.tsx';

const groups = [
  { group: 'diagram', classes: '' },
  { group: 'steps', classes: 'sm:hidden' },
  { group: 'pages', classes: '' },
  { group: 'whole', classes: '' },
] as const;

/** Everything about the open diagram that has no button of its own. */
export const MoreMenu = () => {
  const { diagram } = useWorkspace();
  const actions = useActions().filter(({ id }) => id !== 'repair');
  // Beside the tabs of several pages stands a menu of their own, where there is room for it.
  const hasPageMenu = (diagram?.pages.length ?? 0) > 1;
  const classesOf = ({ group, classes }: (typeof groups)[number]): string =>
    group === 'pages' && hasPageMenu ? 'md:hidden' : classes;
  const shown = groups.filter(({ group }) => actions.some((action) => action.group === group));
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={workspaceStrings.more}>
          <Ellipsis aria-hidden="true" className="size-4" />
        </IconButton>
      </DropdownMenu.Trigger>
      <MenuContent>
        {shown.map((each, index) => (
          <Fragment key={each.group}>
            {index > 0 && <Separator className={classesOf(each)} />}
            {actions
              .filter((action) => action.group === each.group)
              .map((action) => (
                <Fragment key={action.id}>
                  {action.isRemoval && <Separator />}
                  <ActionItem
                    action={action}
                    className={classNames(classesOf(each), action.id === 'share' && 'sm:hidden')}
                  />
                </Fragment>
              ))}
          </Fragment>
        ))}
      </MenuContent>
    </DropdownMenu.Root>
  );
};

const Separator = ({ className }: { readonly className?: string }) => (
  <DropdownMenu.Separator className={classNames('my-1.5 h-px bg-line', className)} />
);
