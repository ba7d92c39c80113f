import { type Done, verifyEmail } from '@diagloom/contract';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../../hooks/use-session.ts';
import { callApi } from '../../../lib/api-client.ts';

/**
 * Confirms the address as soon as the page is open. A query and no mutation: however often the page is drawn, the link is sent
 * once; and sending it twice would do no harm.
 */
export const useConfirmEmail = (token: string): UseQueryResult<Done> => {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: [verifyEmail.path, token],
    queryFn: async ({ signal }) => {
      const done = await callApi(verifyEmail, { body: { token }, signal });
      await queryClient.invalidateQueries(currentUserQuery);
      return done;
    },
    enabled: token !== '',
  });
};
