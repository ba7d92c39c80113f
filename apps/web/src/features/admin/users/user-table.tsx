import { type AdminExportName, type AdminUser, searchReach } from '@diagloom/contract';
import { Download } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { useMediaQuery } from '../../../hooks/use-media-query.ts';
import { adminStrings, userListStrings } from '../../../strings/admin.ts';
import { useDownloadCsv } from '../api/download-csv.ts';
import { type Column, DataTable } from '../table/data-table.tsx';
import { Empty, Loaded } from '../table/list-state.tsx';
import { Pager } from '../table/pager.tsx';
import type { UserList } from './use-user-list.ts';
import { UserFilterBar } from './user-filter-bar.tsx';

interface UserTableProps {
  readonly title: string;
  readonly download: AdminExportName;
  readonly list: UserList;
  readonly columns: readonly Column<AdminUser>[];
}

/** A searchable list of accounts. */
export const UserTable = ({ title, download, list, columns }: UserTableProps) => {
  const csv = useDownloadCsv(download);
  const reach = list.filters.search === '' ? undefined : searchReach;
  const isWide = useMediaQuery('(min-width: 768px)');
  return (
    <Panel
      title={title}
      actions={
        <Button variant="secondary" size="small" isBusy={csv.isPending} onClick={() => csv.mutate()}>
          {!csv.isPending && <Download aria-hidden="true" className="size-3.5" />}
          {adminStrings.download}
        </Button>
      }
    >
      <UserFilterBar filters={list.filters} onChange={list.changeFilters}>
        {!isWide && <SortSelect list={list} columns={columns} />}
      </UserFilterBar>
      <Loaded query={list.query}>
        {({ users, page, pageSize, total }) =>
          users.length === 0 ? (
            <Empty title={userListStrings.empty} text={userListStrings.emptyText}>
              <Button variant="secondary" onClick={list.clearFilters}>
                {userListStrings.clear}
              </Button>
            </Empty>
          ) : (
            <>
              <DataTable
                caption={title}
                columns={columns}
                rows={users}
                keyOf={({ id }) => id}
                sorting={list.sorting}
                onSort={list.changeSorting}
              />
              <Pager page={page} pageSize={pageSize} total={total} reach={reach} onPage={list.setPage} />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
};

/** Cards have no headings to press. */
const SortSelect = ({ list, columns }: Pick<UserTableProps, 'list' | 'columns'>) => (
  <SelectField
    label={userListStrings.sort}
    value={list.sorting.sort}
    options={columns.flatMap(({ sort, header }) => (sort === undefined ? [] : [{ value: sort, label: header }]))}
    onChange={(sort) => list.changeSorting({ sort, direction: sort === 'email' ? 'asc' : 'desc' })}
  />
);
