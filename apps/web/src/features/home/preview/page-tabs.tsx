import type { Diagram } from '@diagloom/contract';
import { classNames } from '../../../lib/class-names.ts';
import { pageStrings } from '../../../strings/pages.ts';
import { useCurrentPage, useTurnToPage } from '../api/current-page.ts';

/** Which page of a diagram is shown and changed; nothing for a diagram of one page. */
export const PageTabs = ({ diagram }: { readonly diagram: Diagram }) => {
  const current = useCurrentPage(diagram) ?? diagram.pages[0]?.id;
  const turnTo = useTurnToPage(diagram.id);
  if (diagram.pages.length < 2) return null;
  return (
    <nav aria-label={pageStrings.pages} className="flex gap-1 overflow-x-auto border-b px-4 pt-2">
      {diagram.pages.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-current={id === current ? 'page' : undefined}
          onClick={() => turnTo(id)}
          className={classNames(
            'max-w-48 shrink-0 truncate border-b-2 px-3 py-2 text-sm',
            id === current ? 'border-accent font-medium text-ink' : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {name}
        </button>
      ))}
    </nav>
  );
};
