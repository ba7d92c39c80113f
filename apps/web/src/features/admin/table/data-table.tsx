import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../../hooks/use-media-query.ts';
import { classNames } from '../../../lib/class-names.ts';
import { adminStrings } from '../../../strings/admin.ts';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the server calls the order by this column; absent where there is none. */
  readonly sort?: string;
  readonly align?: 'right';
  /** A class that says how wide it is, for tables that stand under each other. */
  readonly width?: string;
  /** `title` heads the card of small windows, `actions` ends it; all others are lines between. */
  readonly part?: 'title' | 'actions';
}

export interface Sorting {
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => number | string;
  readonly sorting?: Sorting;
  readonly onSort?: (sorting: Sorting) => void;
}

/** Rows as a table; as cards where the window is too narrow for one. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const isWide = useMediaQuery('(min-width: 768px)');
  return isWide ? <WideTable {...props} /> : <Cards {...props} />;
};

const WideTable = <Row,>({ caption, columns, rows, keyOf, sorting, onSort }: DataTableProps<Row>) => (
  // Wider than the window only between the two layouts; keyboards scroll it too.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
  <section className="relative overflow-x-auto" aria-label={adminStrings.tableOf(caption)} tabIndex={0}>
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b bg-sunken/60">
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} sorting={sorting} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody className="divide-y">
        {rows.map((row) => (
          <tr key={keyOf(row)} className="transition-colors hover:bg-sunken/50">
            {columns.map(({ id, cell, align }) => (
              <td
                key={id}
                className={classNames(
                  'px-4 py-3 align-middle first:pl-5 last:pr-5 max-xl:px-2.5',
                  align === 'right' && 'text-right tabular-nums',
                )}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly sorting: Sorting | undefined;
  readonly onSort: ((sorting: Sorting) => void) | undefined;
}

const HeaderCell = <Row,>({ column, sorting, onSort }: HeaderCellProps<Row>) => {
  const { header, sort, align, part, width } = column;
  const direction = sorting !== undefined && sorting.sort === sort ? sorting.direction : undefined;
  const Arrow = direction === undefined ? ChevronsUpDown : direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={direction === undefined ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
      className={classNames(
        'whitespace-nowrap px-4 py-2.5 font-medium text-[13px] text-ink-soft first:pl-5 last:pr-5 max-xl:px-2.5',
        align === 'right' ? 'text-right' : 'text-left',
        width,
      )}
    >
      {sort === undefined || onSort === undefined ? (
        <span className={part === 'actions' ? 'sr-only' : undefined}>{header}</span>
      ) : (
        <button
          type="button"
          onClick={() => onSort({ sort, direction: direction === 'desc' ? 'asc' : 'desc' })}
          className={classNames(
            '-mx-1.5 inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5 hover:text-ink',
            direction !== undefined && 'text-ink',
          )}
        >
          {header}
          <Arrow aria-hidden="true" className="size-3.5" />
        </button>
      )}
    </th>
  );
};

const Cards = <Row,>({ caption, columns, rows, keyOf }: DataTableProps<Row>) => {
  const titles = columns.filter(({ part }) => part === 'title');
  const lines = columns.filter(({ part }) => part === undefined);
  const actions = columns.filter(({ part }) => part === 'actions');
  return (
    <ul aria-label={caption} className="divide-y">
      {rows.map((row) => (
        <li key={keyOf(row)} className="px-5 py-4 text-sm">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0 flex-1">
              {titles.map(({ id, cell }) => (
                <div key={id}>{cell(row)}</div>
              ))}
            </div>
            {actions.map(({ id, cell }) => (
              <div key={id}>{cell(row)}</div>
            ))}
          </div>
          <dl className="mt-3 grid gap-1.5">
            {lines.map(({ id, header, cell }) => (
              <div key={id} className="flex items-center justify-between gap-4">
                <dt className="text-ink-soft">{header}</dt>
                <dd className="min-w-0 break-words text-right tabular-nums">{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
};
