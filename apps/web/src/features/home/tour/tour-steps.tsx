import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { exampleGroups } from '../../../lib/example-prompts.ts';
import { tourStrings } from '../../../strings/workspace.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

interface TourStepsProps {
  readonly onClose: () => void;
}

/** Four steps that end with a first diagram. */
export const TourSteps = ({ onClose }: TourStepsProps) => {
  const { draw } = useWorkspace();
  const [at, setAt] = useState(0);
  const { steps } = tourStrings;
  const step = steps[at] ?? steps[0];
  const isLast = at === steps.length - 1;
  const finish = (): void => {
    onClose();
    const [example] = exampleGroups[0]?.examples ?? [];
    if (example !== undefined) draw({ prompt: example.prompt, diagramType: example.diagramType });
  };
  return (
    <>
      <div aria-live="polite">
        <p className="font-medium text-accent-ink text-xs">{tourStrings.step(at + 1, steps.length)}</p>
        <p className="mt-1.5 font-semibold text-lg tracking-tight">{step.title}</p>
        <p className="mt-1 min-h-12 text-ink-soft text-sm">{step.text}</p>
      </div>
      <div aria-hidden="true" className="mt-4 flex gap-1.5">
        {steps.map(({ title }, index) => (
          <span key={title} className={classNames('h-1 flex-1 rounded-full', index <= at ? 'bg-accent' : 'bg-line')} />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button variant="ghost" size="small" onClick={onClose}>
          {tourStrings.skip}
        </Button>
        <span className="flex-1" />
        {at > 0 && (
          <Button variant="secondary" size="small" onClick={() => setAt(at - 1)}>
            {tourStrings.back}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={isLast ? finish : () => setAt(at + 1)}>
          {isLast ? tourStrings.draw : tourStrings.next}
        </Button>
      </div>
    </>
  );
};
