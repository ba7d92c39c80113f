import { Check, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { progressStrings } from '../../../strings/home.ts';
import type { Generation } from '../use-generation.ts';
import { progressAt, progressSteps } from './progress-steps.ts';

interface GenerationProgressProps {
  readonly generation: Extract<Generation, { readonly state: 'running' }>;
  readonly onStop: () => void;
}

export const GenerationProgress = ({ generation, onStop }: GenerationProgressProps) => {
  const { startedAt, report } = generation;
  const now = useNow();
  const { active, share } = progressAt(now - startedAt, report && { ...report, elapsed: report.at - startedAt });
  return (
    <div className="w-full max-w-sm justify-self-center py-2">
      <ol aria-label={progressStrings.panel} className="grid gap-5">
        {progressSteps.map(({ id, label }, index) => (
          <ProgressStep key={id} label={label} state={stateOf(index, active)} share={share} />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {progressSteps[active]?.label}
      </p>
      <div className="mt-8 flex justify-center">
        <Button variant="secondary" onClick={onStop}>
          <Square aria-hidden="true" className="size-3.5 fill-current" />
          {progressStrings.stop}
        </Button>
      </div>
    </div>
  );
};

type StepState = 'done' | 'active' | 'waiting';

const stateOf = (index: number, active: number): StepState => {
  if (index === active) return 'active';
  return index < active ? 'done' : 'waiting';
};

interface ProgressStepProps {
  readonly label: string;
  readonly state: StepState;
  readonly share: number;
}

const fullness = { done: 1, active: undefined, waiting: 0 } as const;

const ProgressStep = ({ label, state, share }: ProgressStepProps) => (
  <li className={classNames('transition-opacity', state === 'waiting' && 'opacity-60')}>
    <div className="flex items-center gap-3">
      <span
        className={classNames(
          'grid size-6 place-items-center rounded-full border',
          state === 'done' && 'border-accent bg-accent text-on-accent',
          state === 'active' && 'border-accent text-accent',
        )}
      >
        {state === 'done' && <Check aria-hidden="true" className="size-3.5" />}
        {state === 'active' && <Spinner className="size-3.5" />}
      </span>
      <span className={classNames('text-sm', state === 'active' && 'font-medium')}>{label}</span>
      <span className="sr-only">{progressStrings[state]}</span>
    </div>
    <div className="mt-2 ml-9 h-1 overflow-hidden rounded-full bg-line">
      <div
        className="h-full origin-left rounded-full bg-accent transition-transform duration-150"
        style={{ transform: `scaleX(${fullness[state] ?? share})` }}
      />
    </div>
  </li>
);

/** Ten times a second is smooth enough for a bar that takes seconds. */
const tick = 100;

const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), tick);
    return () => window.clearInterval(timer);
  }, []);
  return now;
};
