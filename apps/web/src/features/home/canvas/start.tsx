import { Suspense, useEffect } from 'react';
import { Footer } from '../../../components/layout/footer.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useSession } from '../../../hooks/use-session.ts';
import { classNames } from '../../../lib/class-names.ts';
import { homeStrings } from '../../../strings/home.ts';
import { startStrings } from '../../../strings/workspace.ts';
import { useDiagrams } from '../api/list-diagrams.ts';
import { NewDiagramForm } from '../composer/new-diagram-form.tsx';
import { ExamplePromptsSection } from '../examples/example-prompts-section.tsx';
import { ImportButton } from '../import/import-button.tsx';
import { useLive } from '../live/live-context.ts';
import { showsModel } from '../models/shows-model.ts';
import { PictureButton } from '../picture/picture-button.tsx';
import { FirstRunCard } from '../tour/first-run-card.tsx';
import { isMouse } from '../workspace/is-mouse.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { CanvasLoading } from './canvas-loading.tsx';

const DraftStage = lazyPart(async () => (await import('../live/draft-stage.tsx')).DraftStage);
const ModelStage = lazyPart(async () => (await import('../models/model-stage.tsx')).ModelStage);
const GenerationFailure = lazyPart(async () => (await import('../preview/generation-failure.tsx')).GenerationFailure);
const GenerationProgress = lazyPart(
  async () => (await import('../preview/generation-progress.tsx')).GenerationProgress,
);

/** The workspace while nothing is open: say what to draw, bring a file, or take an example. */
export const Start = () => {
  const { generation, draw, open, promptRef } = useWorkspace();
  const live = useLive();
  const session = useSession();
  // What stands above the examples depends on it, and they are not to move.
  const isListed = !useDiagrams().isPending;
  useEffect(() => {
    if (isMouse()) promptRef.current?.focus({ preventScroll: true });
  }, [promptRef]);
  const { generation: current, stop } = generation;
  if (current.state === 'running' && showsModel(current)) {
    return (
      <Suspense fallback={<CanvasLoading />}>
        <ModelStage generation={current} onStop={stop} />
      </Suspense>
    );
  }
  if (current.state === 'running') {
    return (
      <div className="dotted-sheet grid size-full place-items-center p-6">
        <Suspense>
          <GenerationProgress generation={current} onStop={stop} />
        </Suspense>
      </div>
    );
  }
  const hasDraft = live.draft !== undefined;
  // The form stays the same element in the same place of the tree: the caret must not be lost when a draft appears.
  return (
    <div className={classNames('size-full', hasDraft ? 'flex flex-col sm:short:flex-row' : 'overflow-y-auto')}>
      <div
        className={classNames(
          'relative mx-auto w-full px-4 sm:px-8',
          hasDraft
            ? 'max-w-[784px] pt-4 pb-3 sm:short:max-w-1/2 sm:short:overflow-y-auto sm:short:px-3'
            : 'max-w-[1080px] pt-[min(9dvh,5.5rem)]',
        )}
      >
        <div data-toasts-clear className="mx-auto max-w-[720px]">
          <div className={classNames(hasDraft && 'sr-only')}>
            <h1 className="text-center text-3xl sm:text-4xl">
              {homeStrings.hello(session.status === 'signed-in' ? session.user.firstName : null)}
            </h1>
            <p className="mt-3 mb-7 text-center text-ink-soft">{homeStrings.text}</p>
          </div>
          <NewDiagramForm isLarge={!hasDraft} />
          {current.state === 'failed' && (
            <div className="mt-5">
              <Suspense>
                <GenerationFailure generation={current} />
              </Suspense>
            </div>
          )}
          {!hasDraft && (
            <div className="mt-4 flex flex-wrap items-center justify-center gap-x-3 gap-y-2 text-ink-soft text-sm">
              <span className="max-sm:w-full max-sm:text-center">{startStrings.bring}</span>
              <ImportButton onDone={open} />
              <PictureButton />
            </div>
          )}
        </div>
        {!hasDraft && isListed && (
          <>
            <FirstRunCard />
            <div className="mt-14">
              <ExamplePromptsSection onPick={draw} />
            </div>
          </>
        )}
      </div>
      {hasDraft ? (
        <div className="min-h-0 flex-1 border-t sm:short:border-t-0 sm:short:border-l">
          <Suspense>
            <DraftStage />
          </Suspense>
        </div>
      ) : (
        isListed && <Footer isMember={session.status === 'signed-in'} />
      )}
    </div>
  );
};
