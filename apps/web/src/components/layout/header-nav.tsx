import type { User } from '@diagloom/contract';
import { classNames } from '../../lib/class-names.ts';
import { shellStrings } from '../../strings/shell.ts';
import { buttonClasses } from '../button-classes.ts';
import { navEntriesFor } from './nav-entries.ts';
import { NavLink } from './nav-link.tsx';

/** The pages, at the top of each of them in a window that has room for it. */
export const HeaderNav = ({ role }: Pick<User, 'role'>) => (
  <nav aria-label={shellStrings.mainNavigation} className="ml-6 flex gap-1 max-md:hidden">
    {navEntriesFor(role).map((entry) => (
      <NavLink
        key={entry.to}
        entry={entry}
        className={classNames(buttonClasses({ variant: 'ghost', size: 'small' }), 'text-ink-soft')}
        activeClassName="bg-select-wash text-select-ink!"
      />
    ))}
  </nav>
);
