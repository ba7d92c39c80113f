import { type Done, type NewPasswordForm, resetPassword } from '@diagloom/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { derivePassword } from '../../../lib/derive-password.ts';
import { removeSessionToken } from '../../../lib/session-token.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { resetStrings } from '../../../strings/account-links.ts';

/** Every session of the account has ended by then; one that this browser still holds goes as well. */
export const useSetPassword = (token: string): UseMutationResult<Done, Error, NewPasswordForm> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ newPassword }: NewPasswordForm) =>
      callApi(resetPassword, { body: { token, newPassword: await derivePassword(newPassword) } }),
    onSuccess: () => {
      removeSessionToken();
      queryClient.clear();
      showToast({ title: resetStrings.succeeded, description: resetStrings.succeededText });
    },
  });
};
