import { Link } from '@tanstack/react-router';
import { PanelLeft, Search } from 'lucide-react';
import { Suspense } from 'react';
import { AvatarMenu } from '../../../components/layout/avatar-menu.tsx';
import { HeaderNav } from '../../../components/layout/header-nav.tsx';
import { lazyExtra, lazyPart, MissingRow } from '../../../components/lazy-part.tsx';
import { LogoMark } from '../../../components/logo.tsx';
import { ThemeButton } from '../../../components/theme-button.tsx';
import { useSession } from '../../../hooks/use-session.ts';
import { classNames } from '../../../lib/class-names.ts';
import { missingStrings } from '../../../strings/missing.ts';
import { shellStrings } from '../../../strings/shell.ts';
import { actionStrings, workspaceStrings } from '../../../strings/workspace.ts';
import { useIsAtDiagram } from '../workspace/use-is-at-diagram.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { IconButton } from './icon-button.tsx';
import { NotificationBell } from './notification-bell.tsx';

const GuestMenu = lazyExtra(async () => (await import('./guest-menu.tsx')).GuestMenu);

/** Comes with the diagram, which has to be read from the server as well. */
const DiagramParts = lazyPart(
  async () => (await import('./diagram-parts.tsx')).DiagramParts,
  () => <MissingRow says={missingStrings.title} />,
);

/** The one bar of the workspace, as high as the header of the pages, with the same at its ends, and between them while no diagram takes the room. */
export const Bar = () => {
  const { diagram, isGuest, rail, setDialog } = useWorkspace();
  const session = useSession();
  const isAtDiagram = useIsAtDiagram();
  // What the bar does to a diagram is nothing for a board.
  const shown = isAtDiagram ? diagram : undefined;
  return (
    <header data-toasts-below className="relative z-30 flex h-12 shrink-0 items-center gap-1 border-b bg-paper px-3">
      <Link
        to="/"
        className={classNames(
          'flex shrink-0 items-center gap-2 rounded-md px-1',
          // A phone's room belongs to the title.
          shown !== undefined && 'max-sm:hidden',
        )}
      >
        <LogoMark className="size-6" />
        <span className="font-semibold text-[15px] tracking-tight max-lg:sr-only">{shellStrings.productName}</span>
      </Link>
      {!isGuest && (
        <IconButton
          label={rail.isOpen ? workspaceStrings.hideRail : workspaceStrings.showRail}
          aria-expanded={rail.isOpen}
          onClick={rail.toggle}
        >
          <PanelLeft aria-hidden="true" className="size-4" />
        </IconButton>
      )}
      {!isAtDiagram && session.status === 'signed-in' && <HeaderNav role={session.user.role} />}
      {shown === undefined ? (
        <span className="flex-1" />
      ) : (
        <Suspense fallback={<span className="flex-1" />}>
          <DiagramParts diagram={shown} />
        </Suspense>
      )}
      {!isAtDiagram && <ThemeButton className="size-8 max-md:hidden" />}
      {!isGuest && (
        <IconButton
          label={actionStrings.paletteOpen}
          shortcut="Ctrl+K"
          onClick={() => setDialog('palette')}
          className="max-lg:hidden"
        >
          <Search aria-hidden="true" className="size-4" />
        </IconButton>
      )}
      {(session.status === 'signed-in' || isGuest) && <NotificationBell isRoomScarce={shown !== undefined} />}
      {session.status === 'signed-in' && (
        <span
          className={classNames(
            'ml-1 shrink-0',
            // The list of diagrams has the way to the profile.
            shown !== undefined && 'max-sm:hidden',
          )}
        >
          <AvatarMenu user={session.user} />
        </span>
      )}
      {session.status === 'guest' && (
        <Suspense>
          <GuestMenu user={session.user} />
        </Suspense>
      )}
    </header>
  );
};
