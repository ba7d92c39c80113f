import type { Diagram, ReadabilityFinding } from '@diagloom/contract';
import { findDiagramType } from '@diagloom/types/catalog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PictureViewer } from '../../../components/picture/picture-viewer.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { previewStrings } from '../../../strings/home.ts';
import { useCurrentPage } from '../api/current-page.ts';
import { diagramPictureQuery } from '../api/draw-diagram.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { placeInPicture } from './picture-origin.ts';
import { PictureOutline } from './picture-outline.tsx';
import { useMorphedPicture } from './use-morphed-picture.ts';

interface DiagramPictureProps {
  readonly diagram: Diagram;
  /** A part of the page to point at. */
  readonly highlight: ReadabilityFinding['where'];
  readonly onGenerateNew: () => void;
}

/** A picture that has arrived but says neither loaded nor failed keeps its spinner no longer than this. */
const spinnerLimit = 5000;

type LoadState = 'waiting' | 'loaded' | 'failed';

export const DiagramPicture = ({ diagram, highlight, onGenerateNew }: DiagramPictureProps) => {
  const page = useCurrentPage(diagram);
  const { viewport } = useWorkspace();
  const picture = useQuery(diagramPictureQuery(diagram, page));
  const shown = useMorphedPicture(diagram.xmlContent, page, picture.data);
  const [loadState, setLoadState] = useState<LoadState>('waiting');
  const hasArrived = picture.data !== undefined;
  useEffect(() => {
    if (!hasArrived) return;
    const timer = window.setTimeout(
      () => setLoadState((state) => (state === 'waiting' ? 'loaded' : state)),
      spinnerLimit,
    );
    return () => window.clearTimeout(timer);
  }, [hasArrived]);
  const retry = (): void => {
    setLoadState('waiting');
    void picture.refetch();
  };
  if (picture.isError || loadState === 'failed') {
    const reason = picture.isError ? reasonOf(picture.error) : previewStrings.pictureNotLoaded;
    return <PictureFailure reason={reason} onRetry={retry} onGenerateNew={onGenerateNew} />;
  }
  if (shown === undefined) return <PictureSpinner />;
  const type = findDiagramType(diagram.diagramType)?.label ?? diagram.diagramType;
  return (
    <PictureViewer
      source={shown}
      viewport={viewport}
      hasZoomElsewhere
      highlight={
        highlight === undefined || picture.data === undefined ? undefined : placeInPicture(picture.data, highlight)
      }
      description={`${diagram.title} (${type})`}
      onLoaded={() => setLoadState('loaded')}
      onFailed={() => setLoadState('failed')}
    >
      <PictureOutline diagram={diagram} page={page} />
      {loadState === 'waiting' && (
        <div className="absolute inset-0">
          <PictureSpinner />
        </div>
      )}
    </PictureViewer>
  );
};

const reasonOf = (error: Error): string => {
  if (!(error instanceof ApiError)) return previewStrings.pictureNotDrawn;
  return error.failure?.error ?? previewStrings.pictureStatus(error.statusText || String(error.status));
};

const PictureSpinner = () => (
  <p
    role="status"
    className="dotted-sheet flex size-full flex-1 items-center justify-center gap-2 text-ink-soft text-sm"
  >
    <Spinner className="size-4" />
    {previewStrings.drawing}
  </p>
);

interface PictureFailureProps {
  readonly reason: string;
  readonly onRetry: () => void;
  readonly onGenerateNew: () => void;
}

const PictureFailure = ({ reason, onRetry, onGenerateNew }: PictureFailureProps) => (
  <div className="grid flex-1 place-items-center p-6">
    <div className="w-full max-w-md">
      <Notice role="alert" tone="danger" title={previewStrings.pictureFailed}>
        {reason}
      </Notice>
      <div className="mt-4 flex gap-2">
        <Button onClick={onRetry}>{previewStrings.retry}</Button>
        <Button variant="secondary" onClick={onGenerateNew}>
          {previewStrings.generateNew}
        </Button>
      </div>
    </div>
  </div>
);
