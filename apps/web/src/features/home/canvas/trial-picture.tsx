import { previewStrings } from '../../../strings/home.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** What is tried with other places than the diagram has: as a whole, over the canvas. */
export const TrialPicture = () => {
  const { trial } = useWorkspace();
  if (trial?.places !== 'new') return null;
  return (
    <div className="dotted-sheet pointer-events-none absolute inset-0 z-10 flex animate-enter items-center justify-center p-6">
      <img
        src={trial.source}
        alt={previewStrings.trial}
        className="max-h-full max-w-full picture rounded-sm bg-white object-contain shadow-lift ring-1 ring-line"
      />
    </div>
  );
};
