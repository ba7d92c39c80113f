import { joinByLink } from '@diagloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { currentUserQuery } from '../../../hooks/use-session.ts';
import { callApi } from '../../../lib/api-client.ts';
import { failureOf, messageOf } from '../../../lib/api-error.ts';
import { storeSessionToken } from '../../../lib/session-token.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { formStrings } from '../../../strings/form.ts';
import { sharedPageStrings } from '../../../strings/sharing.ts';

/** Comes in by a link and goes to the diagram; a name makes a guest of whoever has no account. */
export const useJoin = (token: string) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (name: string | undefined) => {
      const joined = await callApi(joinByLink, { params: { token }, body: name === undefined ? {} : { name } });
      if (joined.sessionToken !== null) {
        storeSessionToken(joined.sessionToken);
        await queryClient.fetchQuery(currentUserQuery);
      }
      return joined;
    },
    onSuccess: ({ diagramId }) => navigate({ to: '/', search: { diagram: diagramId } }),
    onError: (error) => {
      if (failureOf(error)?.fields?.name !== undefined) return;
      showToast({
        title: sharedPageStrings.joinFailed,
        description: messageOf(error, formStrings.networkFailed),
        tone: 'destructive',
      });
    },
  });
};
