import type { User } from '@diagloom/contract';
import { Menu } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { buttonClasses } from '../../components/button-classes.ts';
import { LogoMark } from '../../components/logo.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { ThemeButton } from '../../components/theme-button.tsx';
import type { Session } from '../../hooks/use-session.ts';
import { classNames } from '../../lib/class-names.ts';
import { shellStrings } from '../../strings/shell.ts';

/** Menus come after the first paint: nobody opens one sooner. */
const AvatarMenu = lazy(async () => ({
  default: (await import('../../components/layout/avatar-menu.tsx')).AvatarMenu,
}));
const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }));

interface HeaderProps {
  readonly session: Session;
  readonly navigation: ReactNode;
}

export const Header = ({ session, navigation }: HeaderProps) => {
  const isMember = session.status === 'signed-in';
  return (
    <header data-toasts-below className="sticky top-0 z-30 border-b bg-paper">
      {/* At work it is as high as the bar of the workspace. */}
      <div
        className={classNames(
          'flex items-center gap-2',
          isMember ? 'h-12 px-3' : 'mx-auto h-16 max-w-[1280px] px-4 sm:px-6',
        )}
      >
        <PageLink to="/" className={classNames('flex items-center rounded-md', isMember ? 'gap-2 px-1' : 'gap-3')}>
          <LogoMark className={isMember ? 'size-6' : 'size-8'} />
          <span className="flex flex-col leading-none">
            <span className={classNames('font-semibold tracking-tight', isMember ? 'text-[15px]' : 'text-[17px]')}>
              {shellStrings.productName}
            </span>
            <span className={classNames('mt-1 hidden text-ink-soft sm:block', isMember ? 'text-[11px]' : 'text-xs')}>
              {shellStrings.subtitle}
            </span>
          </span>
        </PageLink>
        {navigation}
        <div className="ml-auto flex items-center gap-2">
          <ThemeButton className="max-md:hidden" />
          {(session.status === 'signed-out' || session.status === 'guest') && <VisitorButtons />}
          {session.status === 'signed-in' && (
            <Suspense fallback={<span className="size-8" />}>
              <AvatarMenu user={session.user} />
            </Suspense>
          )}
          <MenuButton role={session.status === 'signed-in' ? session.user.role : undefined} />
        </div>
      </div>
    </header>
  );
};

/** The menu of small windows is loaded when it is first opened. */
const MenuButton = ({ role }: { readonly role: User['role'] | undefined }) => {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      aria-label={shellStrings.openMenu}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      className={classNames(buttonClasses({ variant: 'ghost', size: 'icon' }), 'md:hidden')}
    >
      <Menu aria-hidden="true" className="size-5" />
    </button>
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <MenuSheet role={role} />
    </Suspense>
  ) : (
    button
  );
};

const VisitorButtons = () => (
  <>
    <PageLink to="/login" className={classNames(buttonClasses({ variant: 'ghost' }), 'max-md:hidden')}>
      {shellStrings.signIn}
    </PageLink>
    <PageLink to="/register" className={buttonClasses({ variant: 'secondary' })}>
      {shellStrings.getStarted}
    </PageLink>
  </>
);
