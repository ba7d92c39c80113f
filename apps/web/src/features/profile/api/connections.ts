import { type ConnectionList, connect, disconnect, listConnections, type SocialProviderId } from '@diagloom/contract';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi, readApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { connectionStrings } from '../../../strings/social.ts';

const connectionsKey = [listConnections.path] as const;

/** Read anew whenever the profile is opened: the way back from a service leads there. */
export const useConnections = (): UseQueryResult<ConnectionList | null> =>
  useQuery({
    queryKey: connectionsKey,
    queryFn: ({ signal }) => readApi(listConnections, { signal }),
    refetchOnMount: 'always',
  });

const showFailure = (error: Error): void =>
  showToast({
    title: connectionStrings.failed,
    description: messageOf(error, connectionStrings.failedText),
    tone: 'destructive',
  });

/** Takes the browser to the service, which sends it back to the profile. */
export const useConnect = (): UseMutationResult<void, Error, SocialProviderId> =>
  useMutation({
    mutationFn: async (provider: SocialProviderId) => {
      const { url } = await callApi(connect, { params: { provider } });
      window.location.assign(url);
    },
    onError: showFailure,
  });

export const useDisconnect = (
  labelOf: (provider: SocialProviderId) => string,
): UseMutationResult<unknown, Error, SocialProviderId> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (provider: SocialProviderId) => callApi(disconnect, { params: { provider } }),
    onSuccess: (_done, provider) => showToast({ title: connectionStrings.disconnected(labelOf(provider)) }),
    onError: showFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: connectionsKey }),
  });
};
