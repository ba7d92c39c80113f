import { type Diagram, exportDiagramPath, type ReadabilityFinding } from '@diagloom/contract';
import { findDiagramType } from '@diagloom/types/catalog';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { ExportMenu } from '../../../components/export-menu.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageTabs } from '../../../components/page-tabs.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { useSession } from '../../../hooks/use-session.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { previewStrings } from '../../../strings/home.ts';
import { sharedWithStrings } from '../../../strings/sharing.ts';
import { useCurrentPage, useTurnToPage } from '../api/current-page.ts';
import { useDiagram } from '../api/get-diagram.ts';
import { useStartNewDiagram } from '../api/start-new-diagram.ts';
import { canChange } from '../can-change.ts';
import { ShareDialog } from '../sharing/share-dialog.tsx';
import { SharedBy } from '../sharing/shared-by.tsx';
import { TextDialog } from '../texts/text-dialog.tsx';
import { ThemeDialog } from '../themes/theme-dialog.tsx';
import { VariantStrip } from '../variants/variant-strip.tsx';
import { VersionDialog } from '../versions/version-dialog.tsx';
import { DiagramPicture } from './diagram-picture.tsx';
import { EditDetailsDialog } from './edit-details-dialog.tsx';
import { previewPanelClasses } from './preview-panel-classes.ts';
import { ReadabilityStrip } from './readability-strip.tsx';

interface OpenDiagramProps {
  readonly id: number;
  readonly onReuse: (prompt: string, diagramType: string) => void;
  readonly onNew: () => void;
}

export const OpenDiagram = ({ id, onReuse, onNew }: OpenDiagramProps) => {
  const { data, isPending, error } = useDiagram(id);
  const session = useSession();
  const isUnconfirmed = session.status === 'signed-in' && !session.user.isEmailVerified;
  if (isPending) {
    return (
      <Panel title={previewStrings.panel} className={previewPanelClasses}>
        <p role="status" className="flex flex-1 items-center justify-center gap-2 text-ink-soft text-sm">
          <Spinner className="size-4" />
          {previewStrings.loading}
        </p>
      </Panel>
    );
  }
  if (!data) {
    return (
      <Panel title={previewStrings.panel} className={previewPanelClasses}>
        <div className="grid flex-1 place-items-center p-6">
          <div className="grid max-w-md justify-items-center gap-4">
            <Notice role="alert" tone="danger" title={previewStrings.notLoaded}>
              {messageOf(error, previewStrings.notLoadedText)}
              {isUnconfirmed && ` ${sharedWithStrings.confirmFirst}`}
            </Notice>
            <Button variant="secondary" onClick={onNew}>
              {previewStrings.newDiagram}
            </Button>
          </div>
        </div>
      </Panel>
    );
  }
  return <LoadedDiagram diagram={data.diagram} onReuse={onReuse} onNew={onNew} />;
};

interface LoadedDiagramProps extends Pick<OpenDiagramProps, 'onReuse' | 'onNew'> {
  readonly diagram: Diagram;
}

const LoadedDiagram = ({ diagram, onReuse, onNew }: LoadedDiagramProps) => {
  const startNew = useStartNewDiagram(onNew);
  const page = useCurrentPage(diagram);
  const [showsTexts, setShowsTexts] = useState(false);
  const [focused, setFocused] = useState<ReadabilityFinding>();
  // A finding of an earlier version may be about something that is not there any more.
  const shown = focused !== undefined && diagram.readability.findings.includes(focused) ? focused : undefined;
  return (
    <Panel
      title={previewStrings.panel}
      className={previewPanelClasses}
      actions={
        <div className="flex flex-wrap items-center gap-2 max-sm:gap-1.5 max-sm:[&>button]:px-2.5 max-sm:[&>button>svg:first-child]:hidden">
          <Button variant="ghost" size="small" isBusy={startNew.isPending} onClick={() => startNew.mutate()}>
            <Plus aria-hidden="true" className="size-4" />
            {previewStrings.newDiagram}
          </Button>
          {canChange(diagram) && (
            <>
              <ThemeDialog diagram={diagram} />
              <EditDetailsDialog diagram={diagram} />
            </>
          )}
          {diagram.access === 'owner' && <ShareDialog diagram={diagram} />}
          <ExportMenu
            title={diagram.title}
            exportPath={exportDiagramPath(diagram.id)}
            page={page}
            onTexts={() => setShowsTexts(true)}
          />
          <TextDialog diagram={diagram} isOpen={showsTexts} onClose={() => setShowsTexts(false)} />
        </div>
      }
    >
      <div className="border-b px-5 py-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 break-words text-lg">{diagram.title}</h3>
          <Badge>{findDiagramType(diagram.diagramType)?.label ?? diagram.diagramType}</Badge>
          {canChange(diagram) && (
            <span className="-my-1 ml-auto">
              <VersionDialog diagram={diagram} />
            </span>
          )}
        </div>
        {diagram.description && <p className="mt-1 text-ink-soft text-sm">{diagram.description}</p>}
        <SharedBy diagram={diagram} onLeft={onNew} />
      </div>
      <PageTabs pages={diagram.pages} current={page} onTurn={useTurnToPage(diagram.id)} />
      <DiagramPicture
        diagram={diagram}
        highlight={shown?.where}
        onGenerateNew={() => onReuse(diagram.prompt, diagram.diagramType)}
      />
      <ReadabilityStrip diagram={diagram} focused={shown} onFocus={setFocused} />
      {canChange(diagram) && <VariantStrip diagram={diagram} />}
    </Panel>
  );
};
