import { type Diagram, exportDiagramPath } from '@diagloom/contract';
import { findDiagramType } from '@diagloom/types/catalog';
import { MessageSquare, UserPlus } from 'lucide-react';
import { Suspense } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { ExportMenu } from '../../../components/export-menu.tsx';
import { lazyExtra } from '../../../components/lazy-part.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { shareStrings } from '../../../strings/sharing.ts';
import { workspaceStrings } from '../../../strings/workspace.ts';
import { useAnnotations } from '../api/annotations.ts';
import { useCitations } from '../api/citations.ts';
import { useCurrentPage } from '../api/current-page.ts';
import { canChange } from '../can-change.ts';
import { canComment } from '../can-comment.ts';
import { PageMenu } from '../pages/page-menu.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { DiagramTitle } from './diagram-title.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { IconButton } from './icon-button.tsx';
import { MoreMenu } from './more-menu.tsx';
import { PageSwitch } from './page-switch.tsx';
import { WaysOut } from './ways-out.tsx';

/** Nothing is missed while they are on their way. */
const Faces = lazyExtra(async () => (await import('../together/faces.tsx')).Faces);
const MissedChanges = lazyExtra(async () => (await import('../together/missed-changes.tsx')).MissedChanges);

/** What the bar says of the open diagram, and does with it. */
export const DiagramParts = ({ diagram }: { readonly diagram: Diagram }) => {
  const { dock, isGuest, setDialog } = useWorkspace();
  const page = useCurrentPage(diagram);
  // Guests learn nothing of the documents that it comes from.
  const hasSources = (useCitations(isGuest ? undefined : diagram)?.citations.length ?? 0) > 0;
  const comments = useAnnotations(canComment(diagram) ? diagram.id : undefined).data?.annotations ?? [];
  return (
    <>
      <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line max-sm:hidden" />
      <DiagramTitle key={diagram.id} diagram={diagram} />
      <span className="ml-1 shrink-0 max-xl:hidden">
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
