import { DropdownMenu } from 'radix-ui';
import { Fragment } from 'react';
import { useActions } from '../actions/use-actions.ts';
import { ActionItem } from './action-item.tsx';

const groups = ['copy', 'open-elsewhere'] as const;

/** What takes the open diagram out of here otherwise than as a file: entries of the menu of exports. */
export const WaysOut = () => {
  const actions = useActions();
  return groups.map((group) => (
    <Fragment key={group}>
      <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
      {actions
        .filter((action) => action.group === group)
        .map((action) => (
          <ActionItem key={action.id} action={action} />
        ))}
    </Fragment>
  ));
};
