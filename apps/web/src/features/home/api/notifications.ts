import { listNotifications, type NotificationList, readNotifications } from '@diagloom/contract';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';

export const notificationsKey = [listNotifications.path];

/** How often it is asked whether there is something new, ms. */
const refreshAfter = 60_000;

export const useNotifications = (): UseQueryResult<NotificationList> =>
  useQuery({
    queryKey: notificationsKey,
    queryFn: ({ signal }) => callApi(listNotifications, { signal }),
    refetchInterval: refreshAfter,
    staleTime: 5000,
  });

export const useReadNotifications = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(readNotifications),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
  });
};
