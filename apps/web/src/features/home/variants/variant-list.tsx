import type { Diagram, DiagramVariants } from '@diagloom/contract';
import { Spinner } from '../../../components/spinner.tsx';
import { variantStrings } from '../../../strings/variants.ts';
import { useApplyVariant } from '../api/variants.ts';

interface VariantListProps {
  readonly diagram: Diagram;
  readonly page: string | undefined;
  readonly variants: DiagramVariants['variants'];
}

/** Pressing a picture makes its layout the next version. */
export const VariantList = ({ diagram, page, variants }: VariantListProps) => {
  const apply = useApplyVariant(diagram, page);
  return (
    <ul className="grid grid-cols-2 gap-3">
      {variants.map(({ id, label, imageUrl }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={variantStrings.use(label)}
            aria-busy={(apply.isPending && apply.variables === id) || undefined}
            onClick={() => !apply.isPending && apply.mutate(id)}
            className="relative grid w-full overflow-hidden rounded-lg border text-left transition-colors hover:border-accent"
          >
            <span className="block h-24 bg-white p-1.5">
              <img src={imageUrl} alt="" className="size-full object-contain" />
            </span>
            <span className="block truncate border-t px-2.5 py-1.5 text-xs">{label}</span>
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
