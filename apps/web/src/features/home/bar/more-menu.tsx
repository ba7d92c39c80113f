import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Fragment } from 'react';
import { menuItemClasses } from '../../../components/menu-classes.ts';
import { MenuContent } from '../../../components/menu-content.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { workspaceStrings } from '../../../strings/workspace.ts';
import { useActions } from '../actions/use-actions.ts';
import { IconButton } from './icon-button.tsx';

/** Where there is no room for the tabs of the pages, what can be done with them is here. */
const groups = [
  { group: 'diagram', classes: '' },
  { group: 'steps', classes: 'sm:hidden' },
  { group: 'open-elsewhere', classes: '' },
  { group: 'copy', classes: '' },
  { group: 'pages', classes: 'md:hidden' },
] as const;

/** Everything about the open diagram that has no button of its own. */
export const MoreMenu = () => {
  const actions = useActions();
  const shown = groups.filter(({ group }) => actions.some((action) => action.group === group));
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={workspaceStrings.more}>
          <Ellipsis aria-hidden="true" className="size-4" />
        </IconButton>
      </DropdownMenu.Trigger>
      <MenuContent>
        {shown.map(({ group, classes }, index) => (
          <Fragment key={group}>
            {index > 0 && <DropdownMenu.Separator className={classNames('my-1.5 h-px bg-line', classes)} />}
            {actions
              .filter((action) => action.group === group)
              .map(({ id, label, Icon, shortcut, run }) => (
                <DropdownMenu.Item
                  key={id}
                  onSelect={run}
                  className={classNames(menuItemClasses, classes, id === 'share' && 'sm:hidden')}
                >
                  <Icon aria-hidden="true" className="size-4 text-ink-soft" />
                  {label}
                  {shortcut !== undefined && (
                    <kbd className="ml-auto pl-6 text-ink-soft text-xs pointer-coarse:hidden">{shortcut}</kbd>
                  )}
                </DropdownMenu.Item>
              ))}
          </Fragment>
        ))}
      </MenuContent>
    </DropdownMenu.Root>
  );
};
