import { type DiagramList, listDiagrams } from '@diagloom/contract';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { readApi } from '../../../lib/api-client.ts';
import { folderOf, type ListView } from '../diagrams/list-view.ts';
import { diagramKeys } from './diagram-keys.ts';

export const diagramsPerPage = 20;

export type ListSort = NonNullable<z.input<typeof listDiagrams.query>['sort']>;

export interface ListWish {
  readonly page: number;
  readonly view: ListView;
  readonly search: string;
  readonly sort: ListSort;
}

const everything: ListWish = { page: 1, view: 'all', search: '', sort: 'updated' };

/** A page of the diagrams that somebody wants to see; pages count from 1. The newest of all where nothing is asked for. */
export const useDiagrams = (wish: ListWish = everything): UseQueryResult<DiagramList | null> =>
  useQuery({
    queryKey: diagramKeys.list(wish),
    queryFn: ({ signal }) => readApi(listDiagrams, { query: queryOf(wish), signal }),
    placeholderData: keepPreviousData,
  });

const queryOf = ({ page, view, search, sort }: ListWish): Record<string, string | number> => {
  const folder = folderOf(view);
  return {
    page,
    pageSize: diagramsPerPage,
    sort,
    ...(search === '' ? {} : { search }),
    ...(view === 'own' || view === 'shared' ? { scope: view } : {}),
    ...(view === 'starred' ? { starred: 'true' } : {}),
    ...(view === 'trash' ? { trash: 'true' } : {}),
    ...(folder === undefined ? {} : { folder }),
  };
};
