import type { Diagram } from '@diagloom/contract';
import { smallSelectClasses } from '../../../components/select-classes.ts';
import { classNames } from '../../../lib/class-names.ts';
import { pageStrings } from '../../../strings/pages.ts';
import { useCurrentPage, useTurnToPage } from '../api/current-page.ts';

/** So many pages stand side by side where there is room; more become a list to choose from, as all do on a phone. */
const mostTabs = 3;

/** Which page of the diagram is shown; nothing for a diagram of one page. */
export const PageSwitch = ({ diagram }: { readonly diagram: Diagram }) => {
  const current = useCurrentPage(diagram) ?? diagram.pages[0]?.id;
  const turn = useTurnToPage(diagram.id);
  const { pages } = diagram;
  if (pages.length < 2) return null;
  const isList = pages.length > mostTabs;
  return (
    <>
      <select
        aria-label={pageStrings.pages}
        value={current}
        onChange={({ target }) => turn(target.value)}
        className={classNames(smallSelectClasses, 'max-w-44', !isList && 'md:hidden')}
      >
        {pages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {!isList && (
        <nav aria-label={pageStrings.pages} className="flex min-w-0 rounded-md bg-sunken p-0.5 max-md:hidden">
          {pages.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-current={id === current ? 'page' : undefined}
              onClick={() => turn(id)}
              className={classNames(
                'h-7 min-w-0 max-w-32 truncate rounded-sm px-2.5 text-[13px]',
                id === current ? 'bg-surface font-medium shadow-lift' : 'text-ink-soft hover:text-ink',
              )}
            >
              {name}
            </button>
          ))}
        </nav>
      )}
    </>
  );
};
