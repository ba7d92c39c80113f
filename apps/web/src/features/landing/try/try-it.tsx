import { tryStrings } from '../../../strings/landing.ts';
import { TryPanel } from './try-panel.tsx';
import { TryStage } from './try-stage.tsx';
import { useTrial } from './use-trial.ts';

/** The product itself: what is typed on one side is drawn on the other. */
export const TryIt = () => {
  const trial = useTrial();
  return (
    <section
      aria-label={tryStrings.section}
      className="grid overflow-hidden rounded-xl border bg-raised text-left shadow-float lg:h-[600px] lg:grid-cols-[400px_minmax(0,1fr)]"
    >
      <TryPanel trial={trial} />
      <TryStage trial={trial} />
    </section>
  );
};
