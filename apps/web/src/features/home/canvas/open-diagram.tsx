import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useSession } from '../../../hooks/use-session.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { previewStrings } from '../../../strings/home.ts';
import { sharedWithStrings } from '../../../strings/shared-with.ts';
import { useDiagram } from '../api/get-diagram.ts';
import { DraftStage } from '../live/draft-stage.tsx';
import { ModelStage } from '../models/model-stage.tsx';
import { showsModel } from '../models/shows-model.ts';
import { UnsavedStrip } from '../together/unsaved-strip.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { CanvasLoading } from './canvas-loading.tsx';
import { FailureStrip } from './failure-strip.tsx';
import { OpenCanvas } from './open-canvas.tsx';
import { TrialPicture } from './trial-picture.tsx';

/** The open diagram, or why there is none. */
export const OpenDiagram = ({ id }: { readonly id: number }) => {
  const { fillPrompt, finding, isGuest, mode, startNew, generation } = useWorkspace();
  const current = generation.generation;
  const { data, isPending, error } = useDiagram(id);
  const session = useSession();
  const isUnconfirmed = session.status === 'signed-in' && !session.user.isEmailVerified;
  if (isPending) return <CanvasLoading />;
  if (!data) {
    return (
      <div className="dotted-sheet grid size-full place-items-center p-6">
        <div className="grid max-w-md justify-items-center gap-4">
          <Notice role="alert" tone="danger" title={previewStrings.notLoaded}>
            {messageOf(error, previewStrings.notLoadedText)}
            {isUnconfirmed && ` ${sharedWithStrings.confirmFirst}`}
          </Notice>
          {!isGuest && (
            <Button variant="secondary" onClick={startNew}>
              {previewStrings.newDiagram}
            </Button>
          )}
        </div>
      </div>
    );
  }
  const { diagram } = data;
  return (
    <section aria-label={previewStrings.panel} className="relative flex size-full min-h-0 flex-col overflow-clip">
      <FailureStrip />
      <UnsavedStrip diagram={diagram} />
      {mode !== 'change' && (
        <div className="absolute inset-0 z-10 empty:hidden">
          {current.state === 'running' && showsModel(current) ? (
            <ModelStage generation={current} onStop={generation.stop} />
          ) : (
            <DraftStage />
          )}
        </div>
      )}
      <OpenCanvas
        key={diagram.id}
        diagram={diagram}
        highlight={finding?.where}
        onGenerateNew={() => fillPrompt({ prompt: diagram.prompt, diagramType: diagram.diagramType })}
      />
      <TrialPicture />
    </section>
  );
};
