import type { User } from '@diagloom/contract';
import { BookOpen, FilePenLine, type LucideIcon, ShieldCheck, UserRound } from 'lucide-react';
import { navEntriesFor } from '../../../components/layout/nav-entries.ts';
import { NavLink } from '../../../components/layout/nav-link.tsx';
import { ThemeButton } from '../../../components/theme-button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { shellStrings } from '../../../strings/shell.ts';
import { useIsAtDiagram } from '../workspace/use-is-at-diagram.ts';

const signs: Readonly<Record<string, LucideIcon>> = {
  '/': FilePenLine,
  '/knowledge': BookOpen,
  '/profile': UserRound,
  '/admin': ShieldCheck,
};

/** The pages beside the workspace, at the foot of the rail, where the bar has no room for them. */
export const RailNavigation = ({ role }: Pick<User, 'role'>) => {
  const isAtDiagram = useIsAtDiagram();
  return (
    <div className={classNames('relative border-t p-2', !isAtDiagram && 'md:hidden')}>
      <nav aria-label={shellStrings.mainNavigation} className="grid gap-0.5">
        {navEntriesFor(role).map((entry) => {
          const Sign = signs[entry.to] ?? FilePenLine;
          return (
            <NavLink
              key={entry.to}
              entry={entry}
              className="flex h-8 pointer-coarse:h-10 items-center gap-2.5 rounded-md px-2 text-[13px] text-ink-soft hover:bg-sunken hover:text-ink"
              activeClassName="bg-select-wash font-medium text-select-ink!"
            >
              <Sign aria-hidden="true" className="size-4" />
            </NavLink>
          );
        })}
      </nav>
      <ThemeButton className="absolute right-2 bottom-2 size-8 pointer-coarse:size-10" />
    </div>
  );
};
