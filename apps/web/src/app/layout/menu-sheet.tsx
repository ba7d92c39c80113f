import type { User } from '@diagloom/contract';
import { Menu, Moon, Sun, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { buttonClasses } from '../../components/button-classes.ts';
import { landingAnchors, navEntriesFor } from '../../components/layout/nav-entries.ts';
import { NavLink } from '../../components/layout/nav-link.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { useTheme } from '../../hooks/use-theme.ts';
import { classNames } from '../../lib/class-names.ts';
import { shellStrings } from '../../strings/shell.ts';

const rowClasses = 'flex w-full items-center gap-3 rounded-md px-3 py-3 text-left font-medium hover:bg-sunken';

interface MenuSheetProps {
  /** Absent for visitors. */
  readonly role: User['role'] | undefined;
}

/** The menu of small windows, open from the start: a sheet from the right with what the header has no room for. */
export const MenuSheet = ({ role }: MenuSheetProps) => {
  const [isOpen, setIsOpen] = useState(true);
  const close = (): void => setIsOpen(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger
        aria-label={shellStrings.openMenu}
        className={classNames(buttonClasses({ variant: 'ghost', size: 'icon' }), 'md:hidden')}
      >
        <Menu aria-hidden="true" className="size-5" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-40 flex w-72 max-w-[85vw] animate-enter flex-col border-l bg-paper p-4 shadow-float"
        >
          <div className="flex items-center justify-between pb-3 pl-3">
            <Dialog.Title className="text-base">{shellStrings.menu}</Dialog.Title>
            <Dialog.Close aria-label={shellStrings.close} className={buttonClasses({ variant: 'ghost', size: 'icon' })}>
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <nav aria-label={shellStrings.mainNavigation} className="flex flex-col">
            {role === undefined ? <VisitorRows onSelect={close} /> : <MemberRows role={role} onSelect={close} />}
          </nav>
          <hr className="my-3" />
          <ThemeRow />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};

interface RowsProps {
  readonly onSelect: () => void;
}

const MemberRows = ({ role, onSelect }: RowsProps & Pick<User, 'role'>) =>
  navEntriesFor(role).map((entry) => (
    <NavLink
      key={entry.to}
      entry={entry}
      onClick={onSelect}
      className={rowClasses}
      activeClassName="bg-select-wash text-select-ink"
    />
  ));

const VisitorRows = ({ onSelect }: RowsProps) => (
  <>
    {landingAnchors.map(({ label, hash }) => (
      <PageLink key={hash} to="/" hash={hash} onClick={onSelect} className={rowClasses}>
        {label}
      </PageLink>
    ))}
    <PageLink to="/login" onClick={onSelect} className={rowClasses}>
      {shellStrings.signIn}
    </PageLink>
  </>
);

const ThemeRow = () => {
  const { theme, toggleTheme } = useTheme();
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <button type="button" onClick={toggleTheme} className={rowClasses}>
      <Icon aria-hidden="true" className="size-[18px] text-ink-soft" />
      {theme === 'dark' ? shellStrings.lightTheme : shellStrings.darkTheme}
    </button>
  );
};
