import type { Diagram } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { shellStrings } from '../../../strings/shell.ts';
import { variantStrings } from '../../../strings/variants.ts';
import { useCurrentPage } from '../api/current-page.ts';
import { variantsQuery } from '../api/variants.ts';
import { VariantList } from './variant-list.tsx';

/** Other layouts of the page on screen; pressing one takes it. */
export const VariantPanel = ({ diagram }: { readonly diagram: Diagram }) => {
  const page = useCurrentPage(diagram);
  const variants = useQuery({ ...variantsQuery(diagram, page), placeholderData: (before) => before });
  return (
    <section aria-label={variantStrings.title} className="text-sm">
      {variants.isLoading && (
        <p role="status" className="flex items-center gap-2 text-ink-soft">
          <Spinner className="size-4" />
          {variantStrings.loading}
        </p>
      )}
      {variants.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-ink-soft">
          {variantStrings.notMade}
          <Button variant="secondary" size="small" onClick={() => void variants.refetch()}>
            {shellStrings.tryAgain}
          </Button>
        </p>
      )}
      {variants.data?.length === 0 && <p className="text-ink-soft">{variantStrings.none}</p>}
      {variants.data !== undefined && variants.data.length > 0 && (
        <>
          <p className="mb-3 text-ink-soft">{variantStrings.hint}</p>
          <VariantList diagram={diagram} page={page} variants={variants.data} />
        </>
      )}
    </section>
  );
};
