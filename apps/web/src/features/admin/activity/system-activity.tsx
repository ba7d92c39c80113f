import { type ActivityEntry, activityReach, activityTypes } from '@diagloom/contract';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { dateAndTime } from '../../../lib/dates.ts';
import { relativeTime } from '../../../lib/relative-time.ts';
import { activityStrings, adminStrings } from '../../../strings/admin.ts';
import { useActivity } from '../api/admin-queries.ts';
import { type Column, DataTable } from '../table/data-table.tsx';
import { Empty, Loaded } from '../table/list-state.tsx';
import { Pager } from '../table/pager.tsx';
import { useSettled } from '../table/use-settled.ts';

const types = [
  { value: '', label: activityStrings.everyType },
  ...Object.entries(activityTypes).map(([value, { label }]) => ({ value, label })),
];

/** The activity log, the newest entry first. */
export const SystemActivity = () => {
  const [filters, setFilters] = useState({ search: '', type: '' });
  const [page, setPage] = useState(1);
  const search = useSettled(filters.search);
  const query = useActivity({ ...filters, search, page });
  const change = (next: Partial<typeof filters>): void => {
    setFilters({ ...filters, ...next });
    setPage(1);
  };
  return (
    <Panel title={activityStrings.log}>
      <search className="grid gap-3 border-b px-5 py-4 sm:grid-cols-[minmax(0,1fr)_220px]">
        <TextField
          type="search"
          label={activityStrings.search}
          placeholder={activityStrings.searchHint}
          autoComplete="off"
          maxLength={100}
          value={filters.search}
          onChange={({ target }) => change({ search: target.value })}
        />
        <SelectField
          label={activityStrings.type}
          value={filters.type}
          options={types}
          onChange={(type) => change({ type })}
        />
      </search>
      <Loaded query={query}>
        {({ activity, pageSize, total, ...answer }) =>
          activity.length === 0 ? (
            <Empty title={activityStrings.empty} text={activityStrings.emptyText} />
          ) : (
            <>
              <DataTable caption={adminStrings.activity} columns={columns} rows={activity} keyOf={({ id }) => id} />
              {total === activityReach && (
                <p className="border-t px-5 py-3 text-[13px] text-ink-soft">
                  {activityStrings.reach(activityReach.toLocaleString('en-US'))}
                </p>
              )}
              <Pager page={answer.page} pageSize={pageSize} total={total} reach={activityReach} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
};

const columns: readonly Column<ActivityEntry>[] = [
  {
    id: 'what',
    header: activityStrings.what,
    part: 'title',
    cell: ({ description }) => <span className="block max-w-md break-words font-medium">{description}</span>,
  },
  {
    id: 'who',
    header: activityStrings.who,
    cell: ({ username }) => username ?? <span className="text-ink-soft">{activityStrings.nobody}</span>,
  },
  {
    id: 'type',
    header: activityStrings.type,
    cell: ({ type }) => <Badge tone="plain">{activityTypes[type].label}</Badge>,
  },
  {
    id: 'address',
    header: activityStrings.address,
    cell: ({ ipAddress }) => <span className="text-ink-soft tabular-nums">{ipAddress ?? '–'}</span>,
  },
  {
    id: 'when',
    header: activityStrings.when,
    cell: ({ timestamp }) => (
      <time dateTime={timestamp} title={dateAndTime(timestamp)} className="whitespace-nowrap">
        {relativeTime(new Date(timestamp), new Date())}
      </time>
    ),
  },
];
