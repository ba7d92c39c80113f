import { classNames } from '../lib/class-names.ts';
import { pageStrings } from '../strings/pages.ts';

interface PageTabsProps {
  readonly pages: readonly { readonly id: string; readonly name: string }[];
  /** The id of the page that is shown; the first one where absent. */
  readonly current: string | undefined;
  readonly onTurn: (page: string) => void;
}

/** Which page of a diagram is shown; nothing for a diagram of one page. */
export const PageTabs = ({ pages, current = pages[0]?.id, onTurn }: PageTabsProps) => {
  if (pages.length < 2) return null;
  return (
    <nav aria-label={pageStrings.pages} className="flex gap-1 overflow-x-auto border-b px-4 pt-2">
      {pages.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-current={id === current ? 'page' : undefined}
          onClick={() => onTurn(id)}
          className={classNames(
            'max-w-48 shrink-0 truncate border-b-2 px-3 py-2 text-sm',
            id === current ? 'border-select font-medium text-ink' : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {name}
        </button>
      ))}
    </nav>
  );
};
