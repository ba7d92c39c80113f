import type { Diagram } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, LayoutGrid } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { variantStrings } from '../../../strings/variants.ts';
import { useCurrentPage } from '../api/current-page.ts';
import { variantsQuery } from '../api/variants.ts';
import { VariantList } from './variant-list.tsx';

/** Shut until somebody asks: trying layouts is work for the server. */
export const VariantStrip = ({ diagram }: { readonly diagram: Diagram }) => {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const page = useCurrentPage(diagram);
  const variants = useQuery({ ...variantsQuery(diagram, page), enabled: isOpen, placeholderData: (before) => before });
  return (
    <section aria-label={variantStrings.title} className="border-t px-5 py-3 text-sm">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen((open) => !open)}
        className="flex w-full items-center gap-2 rounded-sm font-medium"
      >
        <LayoutGrid aria-hidden="true" className="size-4 text-ink-soft" />
        {variantStrings.title}
        <ChevronDown
          aria-hidden="true"
          className={classNames('ml-auto size-4 text-ink-soft transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={listId} hidden={!isOpen} className="mt-3">
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
              {variantStrings.tryAgain}
            </Button>
          </p>
        )}
        {variants.data?.length === 0 && <p className="text-ink-soft">{variantStrings.none}</p>}
        {variants.data !== undefined && <VariantList diagram={diagram} page={page} variants={variants.data} />}
      </div>
    </section>
  );
};
