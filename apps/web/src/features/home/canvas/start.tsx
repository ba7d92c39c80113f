import { useEffect } from 'react';
import { Footer } from '../../../components/layout/footer.tsx';
import { useSession } from '../../../hooks/use-session.ts';
import { homeStrings } from '../../../strings/home.ts';
import { startStrings } from '../../../strings/workspace.ts';
import { NewDiagramForm } from '../composer/new-diagram-form.tsx';
import { ExamplePromptsSection } from '../examples/example-prompts-section.tsx';
import { ImportButton } from '../import/import-button.tsx';
import { GenerationFailure } from '../preview/generation-failure.tsx';
import { GenerationProgress } from '../preview/generation-progress.tsx';
import { FirstRunCard } from '../tour/first-run-card.tsx';
import { isMouse } from '../workspace/is-mouse.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** The workspace while nothing is open: say what to draw, bring a file, or take an example. */
export const Start = () => {
  const { generation, draw, open, promptRef } = useWorkspace();
  const session = useSession();
  useEffect(() => {
    if (isMouse()) promptRef.current?.focus();
  }, [promptRef]);
  const { generation: current, stop } = generation;
  if (current.state === 'running') {
    return (
      <div className="dotted-sheet grid size-full place-items-center p-6">
        <GenerationProgress generation={current} onStop={stop} />
      </div>
    );
  }
  return (
    <div className="size-full overflow-y-auto">
      <div className="relative mx-auto max-w-[1080px] px-4 pt-[min(9dvh,5.5rem)] sm:px-8">
        <div className="mx-auto max-w-[720px]">
          <h1 className="text-center text-3xl sm:text-4xl">
            {homeStrings.hello(session.status === 'signed-in' ? session.user.firstName : null)}
          </h1>
          <p className="mt-3 mb-7 text-center text-ink-soft">{homeStrings.text}</p>
          <NewDiagramForm isLarge />
          {current.state === 'failed' && (
            <div className="mt-5">
              <GenerationFailure generation={current} />
            </div>
          )}
          <div className="mt-4 flex flex-wrap items-center justify-center gap-x-3 gap-y-2 text-ink-soft text-sm">
            <span>{startStrings.bring}</span>
            <ImportButton onDone={open} />
          </div>
        </div>
        <FirstRunCard />
        <div className="mt-14">
          <ExamplePromptsSection onPick={draw} />
        </div>
      </div>
      <Footer />
    </div>
  );
};
