import type { SharedDiagram } from '@diagloom/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageTabs } from '../../components/page-tabs.tsx';
import { PictureViewer } from '../../components/picture/picture-viewer.tsx';
import { useViewport } from '../../components/picture/use-viewport.ts';
import { Spinner } from '../../components/spinner.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { previewStrings } from '../../strings/home.ts';
import { sharedPageStrings } from '../../strings/sharing.ts';
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
          <Notice role="alert" tone="danger" title={previewStrings.pictureFailed}>
            <p>{messageOf(picture.error, previewStrings.pictureNotLoaded)}</p>
            <Button variant="secondary" size="small" className="mt-3" onClick={retry}>
              {sharedPageStrings.tryAgain}
            </Button>
          </Notice>
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
