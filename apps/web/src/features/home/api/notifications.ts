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

/** Shows one as read, which the server takes it for once what it is about was opened. */
export const useShowRead = (): ((id: number) => void) => {
  const queryClient = useQueryClient();
  return (id) =>
    queryClient.setQueryData<NotificationList>(notificationsKey, (list) => {
      if (list === undefined) return undefined;
      const notifications = list.notifications.map((news) => (news.id === id ? { ...news, isRead: true } : news));
      return { ...list, notifications, unread: notifications.filter(({ isRead }) => !isRead).length };
    });
};

export const useReadNotifications = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(readNotifications),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
  });
};
