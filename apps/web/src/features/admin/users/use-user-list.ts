import { useState } from 'react';
import { type ListQuery, useAdminUsers } from '../api/admin-queries.ts';
import type { Sorting } from '../table/data-table.tsx';
import { useSettled } from '../table/use-settled.ts';

export interface UserFilters {
  readonly search: string;
  readonly role: string;
  readonly status: string;
  readonly tier: string;
}

const noFilters: UserFilters = { search: '', role: '', status: '', tier: '' };

/** A list of accounts with its search, filters, order and page; all but the page begin at the first page again. */
export const useUserList = (firstSorting: Sorting) => {
  const [filters, setFilters] = useState(noFilters);
  const [sorting, setSorting] = useState(firstSorting);
  const [page, setPage] = useState(1);
  const search = useSettled(filters.search);
  const request: ListQuery = { ...filters, search, ...sorting, page };
  return {
    query: useAdminUsers(request),
    filters,
    sorting,
    page,
    setPage,
    changeFilters: (change: Partial<UserFilters>) => {
      setFilters({ ...filters, ...change });
      setPage(1);
    },
    clearFilters: () => {
      setFilters(noFilters);
      setPage(1);
    },
    changeSorting: (next: Sorting) => {
      setSorting(next);
      setPage(1);
    },
  };
};

export type UserList = ReturnType<typeof useUserList>;
