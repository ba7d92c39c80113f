import { type ChangePasswordForm, changePassword, type Done } from '@diagloom/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { derivePassword } from '../../../lib/derive-password.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { updatePasswordStrings } from '../../../strings/profile.ts';
import { sessionsKey } from './list-sessions.ts';

const sendPasswords = async (form: ChangePasswordForm): Promise<Done> => {
  const [currentPassword, newPassword] = await Promise.all([
    derivePassword(form.currentPassword),
    derivePassword(form.newPassword),
  ]);
  return callApi(changePassword, { body: { currentPassword, newPassword } });
};

/** All other sessions end with it. */
export const useChangePassword = (): UseMutationResult<Done, Error, ChangePasswordForm> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: sendPasswords,
    onSuccess: () => {
      showToast({ title: updatePasswordStrings.succeeded, description: updatePasswordStrings.succeededText });
      void queryClient.invalidateQueries({ queryKey: sessionsKey });
    },
    onError: (error) =>
      showToast({
        title: updatePasswordStrings.failed,
        description: messageOf(error, updatePasswordStrings.failedText),
        tone: 'destructive',
      }),
  });
};
