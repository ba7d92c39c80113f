import { type Diagram, exportDiagramPath } from '@diagloom/contract';
import { findDiagramType } from '@diagloom/types/catalog';
import { Link, useSearch } from '@tanstack/react-router';
import { MessageSquare, PanelLeft, Search, UserPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { ExportMenu } from '../../../components/export-menu.tsx';
import { AvatarMenu } from '../../../components/layout/avatar-menu.tsx';
import { LogoMark } from '../../../components/logo.tsx';
import { useSession } from '../../../hooks/use-session.ts';
import { classNames } from '../../../lib/class-names.ts';
import { shareStrings } from '../../../strings/sharing.ts';
import { shellStrings } from '../../../strings/shell.ts';
import { actionStrings, workspaceStrings } from '../../../strings/workspace.ts';
import { useAnnotations } from '../api/annotations.ts';
import { useCitations } from '../api/citations.ts';
import { useCurrentPage } from '../api/current-page.ts';
import { canChange } from '../can-change.ts';
import { canComment } from '../can-comment.ts';
import { PageMenu } from '../pages/page-menu.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { DiagramTitle } from './diagram-title.tsx';
import { GuestMenu } from './guest-menu.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { IconButton } from './icon-button.tsx';
import { MoreMenu } from './more-menu.tsx';
import { PageSwitch } from './page-switch.tsx';
import { WaysOut } from './ways-out.tsx';

/** Nothing is missed while it is on its way. */
const NotificationBell = lazy(async () => ({ default: (await import('./notification-bell.tsx')).NotificationBell }));

const Faces = lazy(async () => ({ default: (await import('../together/faces.tsx')).Faces }));

const MissedChanges = lazy(async () => ({
  default: (await import('../together/missed-changes.tsx')).MissedChanges,
}));

/** The one bar of the workspace, 48 px high. */
export const Bar = () => {
  const { diagram, isGuest, rail, setDialog } = useWorkspace();
  const session = useSession();
  const { view } = useSearch({ from: '__root__' });
  // What the bar does to a diagram is nothing for a board.
  const shown = view === 'board' ? undefined : diagram;
  return (
    <header data-toasts-below className="relative z-30 flex h-12 shrink-0 items-center gap-1 border-b bg-paper px-2">
      {!isGuest && (
        <IconButton
          label={rail.isOpen ? workspaceStrings.hideRail : workspaceStrings.showRail}
          aria-expanded={rail.isOpen}
          onClick={rail.toggle}
        >
          <PanelLeft aria-hidden="true" className="size-4" />
        </IconButton>
      )}
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
      {shown === undefined ? <span className="flex-1" /> : <DiagramParts diagram={shown} />}
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
      {(session.status === 'signed-in' || isGuest) && (
        <Suspense fallback={<span className="size-8" />}>
          <NotificationBell isRoomScarce={shown !== undefined} />
        </Suspense>
      )}
      {session.status === 'signed-in' && (
        <span
          className={classNames(
            'ml-1 shrink-0 [&_button>span:last-child]:size-8',
            // The list of diagrams has the way to the profile.
            shown !== undefined && 'max-sm:hidden',
          )}
        >
          <AvatarMenu user={session.user} />
        </span>
      )}
      {session.status === 'guest' && <GuestMenu user={session.user} />}
    </header>
  );
};

const DiagramParts = ({ diagram }: { readonly diagram: Diagram }) => {
  const { dock, isGuest, setDialog } = useWorkspace();
  const page = useCurrentPage(diagram);
  // Guests learn nothing of the documents that it comes from.
  const hasSources = (useCitations(isGuest ? undefined : diagram)?.citations.length ?? 0) > 0;
  const comments = useAnnotations(canComment(diagram) ? diagram.id : undefined).data?.annotations ?? [];
  return (
    <>
      <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line max-sm:hidden" />
      <DiagramTitle key={diagram.id} diagram={diagram} />
      <span className="shrink-0 max-xl:hidden">
        <Badge>{findDiagramType(diagram.diagramType)?.label ?? diagram.diagramType}</Badge>
      </span>
      {/* On a phone pages are in the menu of everything else, which guests do not have. */}
      <span className={classNames('ml-2 flex min-w-0 items-center gap-1', !isGuest && 'max-md:hidden')}>
        <PageSwitch diagram={diagram} />
        {canChange(diagram) && !isGuest && diagram.pages.length > 1 && <PageMenu diagram={diagram} />}
      </span>
      <span className="min-w-1 flex-1" />
      <Suspense>
        {canChange(diagram) && !isGuest && <MissedChanges key={diagram.id} diagram={diagram} />}
        <Faces diagram={diagram} />
      </Suspense>
      {canChange(diagram) && <HistoryButtons diagram={diagram} />}
      <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line max-md:hidden" />
      {diagram.access === 'owner' && (
        // On a phone it is in the menu of everything else.
        <Button variant="secondary" size="small" className="max-sm:hidden" onClick={() => setDialog('share')}>
          <UserPlus aria-hidden="true" className="size-3.5" />
          {shareStrings.share}
        </Button>
      )}
      <ExportMenu
        title={diagram.title}
        exportPath={exportDiagramPath(diagram.id)}
        page={page}
        hasSources={hasSources}
        hasComments={comments.some(({ isVisible }) => isVisible)}
      >
        {!isGuest && <WaysOut />}
      </ExportMenu>
      {!isGuest && <MoreMenu />}
      {!dock.isOpen && (
        <IconButton className="md:hidden" label={workspaceStrings.showDock} onClick={() => dock.show('conversation')}>
          <MessageSquare aria-hidden="true" className="size-4" />
        </IconButton>
      )}
    </>
  );
};
