import {
  type ActivityList,
  type AdminUserList,
  type AdminUserResponse,
  getAdminStats,
  getAdminUser,
  getAnalytics,
  listActivity,
  listAdminUsers,
} from '@diagloom/contract';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { readApi } from '../../../lib/api-client.ts';

/** Everything that administrators read, by keys that begin alike: one change makes all of it stale. */
export const adminKey = ['admin'] as const;

/** What is asked of a list; an empty text asks for nothing. */
export type ListQuery = Readonly<Record<string, string | number>>;

export const useAdminStats = (): UseQueryResult<z.output<typeof getAdminStats.response> | null> =>
  useQuery({
    queryKey: [...adminKey, getAdminStats.path],
    queryFn: ({ signal }) => readApi(getAdminStats, { signal }),
    refetchOnMount: 'always',
  });

/** The former page stays on screen until the next has come. */
export const useAdminUsers = (query: ListQuery): UseQueryResult<AdminUserList | null> =>
  useQuery({
    queryKey: [...adminKey, listAdminUsers.path, query],
    queryFn: ({ signal }) => readApi(listAdminUsers, { signal, query: withoutEmpty(query) }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const useAdminUser = (id: number): UseQueryResult<AdminUserResponse | null> =>
  useQuery({
    queryKey: [...adminKey, getAdminUser.path, id],
    queryFn: ({ signal }) => readApi(getAdminUser, { signal, params: { id } }),
    refetchOnMount: 'always',
  });

export const useActivity = (query: ListQuery): UseQueryResult<ActivityList | null> =>
  useQuery({
    queryKey: [...adminKey, listActivity.path, query],
    queryFn: ({ signal }) => readApi(listActivity, { signal, query: withoutEmpty(query) }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const useAnalytics = (days: number): UseQueryResult<z.output<typeof getAnalytics.response> | null> =>
  useQuery({
    queryKey: [...adminKey, getAnalytics.path, days],
    queryFn: ({ signal }) => readApi(getAnalytics, { signal, query: { days } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

const withoutEmpty = (query: ListQuery): ListQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
