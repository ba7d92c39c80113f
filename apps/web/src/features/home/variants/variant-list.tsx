import type { Diagram, DiagramVariants } from '@diagloom/contract';
import { useState } from 'react';
import { Spinner } from '../../../components/spinner.tsx';
import { variantStrings } from '../../../strings/variants.ts';
import { useApplyVariant } from '../api/variants.ts';
import { trialHandlers } from '../workspace/trial-handlers.ts';
import { useTrial } from '../workspace/use-trial.ts';

interface VariantListProps {
  readonly diagram: Diagram;
  readonly page: string | undefined;
  readonly variants: DiagramVariants['variants'];
}

/** Resting on a picture shows its layout on the canvas; pressing it makes that the next version. */
export const VariantList = ({ diagram, page, variants }: VariantListProps) => {
  const apply = useApplyVariant(diagram, page);
  const [tried, setTried] = useState<string>();
  useTrial(tried, 'new');
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">
      {variants.map(({ id, label, imageUrl }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={variantStrings.use(label)}
            aria-busy={(apply.isPending && apply.variables === id) || undefined}
            onClick={() => !apply.isPending && apply.mutate(id, { onSettled: () => setTried(undefined) })}
            {...trialHandlers(imageUrl, setTried)}
            className="relative grid w-full overflow-hidden rounded-lg border bg-surface text-left transition-colors hover:border-line-control"
          >
            <span className="block h-36 bg-picture p-2">
              <img src={imageUrl} alt="" className="picture size-full object-contain" />
            </span>
            <span className="block truncate border-t px-3 py-2 font-medium text-[13px]">{label}</span>
            {apply.isPending && apply.variables === id && (
              <span className="absolute inset-0 grid place-items-center bg-surface/70">
                <Spinner className="size-5" />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
};
