import { tourStrings } from '../../../strings/workspace.ts';
import { useDiagrams } from '../api/list-diagrams.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { TourSteps } from './tour-steps.tsx';

/** The first steps, for whoever has no diagram yet and did not skip them. */
export const FirstRunCard = () => {
  const { tour } = useWorkspace();
  const isNew = useDiagrams().data?.total === 0;
  if (!isNew || !tour.isWanted) return null;
  return (
    <section aria-label={tourStrings.name} className="mx-auto mt-10 max-w-[720px] rounded-xl border bg-surface p-5">
      <TourSteps onClose={tour.skip} />
    </section>
  );
};
