import { type RefObject, useEffect } from 'react';
import type { ExamplePrompt } from '../../../lib/example-prompts.ts';
import { tryStrings } from '../../../strings/landing.ts';
import { KeepLink } from './keep-link.tsx';
import { TryPanel } from './try-panel.tsx';
import { TryStage } from './try-stage.tsx';
import { useTrial } from './use-trial.ts';

interface TryItProps {
  readonly takeRef: RefObject<((example: ExamplePrompt) => void) | undefined>;
}

/** The product itself: what is typed on one side is drawn on the other. */
export const TryIt = ({ takeRef }: TryItProps) => {
  const trial = useTrial();
  const { pick } = trial;
  useEffect(() => {
    takeRef.current = pick;
  });
  return (
    <section
      aria-label={tryStrings.section}
      className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-xl border bg-raised text-left shadow-float lg:min-h-[640px] lg:grid-cols-[400px_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)_auto]"
    >
      <TryPanel trial={trial} />
      <TryStage trial={trial} />
      <KeepLink trial={trial} />
    </section>
  );
};
