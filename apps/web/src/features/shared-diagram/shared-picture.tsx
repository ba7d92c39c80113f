import type { SharedDiagram } from '@diagloom/contract';
import { useState } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PageTabs } from '../../components/page-tabs.tsx';
import { PictureViewer } from '../../components/picture/picture-viewer.tsx';
import { useViewport } from '../../components/picture/use-viewport.ts';
import { Spinner } from '../../components/spinner.tsx';
import { previewStrings } from '../../strings/home.ts';
import { useSharedPicture } from './api/shared-diagram.ts';

interface SharedPictureProps {
  readonly token: string;
  readonly diagram: SharedDiagram;
  /** The page on screen; the first one where absent. */
  readonly page: string | undefined;
  readonly onTurn: (page: string) => void;
}

/** The pages of a diagram to look at, to zoom and to turn. */
export const SharedPicture = ({ token, diagram, page, onTurn }: SharedPictureProps) => {
  const [isBroken, setIsBroken] = useState(false);
  const viewport = useViewport();
  const picture = useSharedPicture(token, diagram, page);
  const retry = (): void => {
    setIsBroken(false);
    void picture.refetch();
  };
  return (
    <>
      <PageTabs pages={diagram.pages} current={page} onTurn={onTurn} />
      {picture.isError || isBroken ? (
        <div className="grid flex-1 place-items-center p-6">
          <LoadFailed
            title={previewStrings.pictureFailed}
            error={picture.error}
            fallback={previewStrings.pictureNotLoaded}
            onRetry={retry}
          />
        </div>
      ) : picture.data === undefined ? (
        <p role="status" className="dotted-sheet flex flex-1 items-center justify-center gap-2 text-ink-soft text-sm">
          <Spinner className="size-4" />
          {previewStrings.drawing}
        </p>
      ) : (
        <PictureViewer
          source={picture.data}
          description={diagram.title}
          viewport={viewport}
          onLoaded={() => undefined}
          onFailed={() => setIsBroken(true)}
        />
      )}
    </>
  );
};
