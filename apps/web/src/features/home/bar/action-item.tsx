import { DropdownMenu } from 'radix-ui';
import { menuItemClasses } from '../../../components/menu-classes.ts';
import { classNames } from '../../../lib/class-names.ts';
import type { Action } from '../actions/action.ts';

interface ActionItemProps {
  readonly action: Action;
  readonly className?: string;
}

/** An action as an entry of a menu. */
export const ActionItem = ({ action: { label, Icon, shortcut, isRemoval, run }, className }: ActionItemProps) => (
  <DropdownMenu.Item onSelect={run} className={classNames(menuItemClasses, isRemoval && 'text-danger', className)}>
    <Icon aria-hidden="true" className={classNames('size-4', !isRemoval && 'text-ink-soft')} />
    {label}
    {shortcut !== undefined && (
      <kbd className="ml-auto pl-6 text-ink-soft text-xs pointer-coarse:hidden">{shortcut}</kbd>
    )}
  </DropdownMenu.Item>
);
