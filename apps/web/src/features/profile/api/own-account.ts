import { deleteAccount, exportAccountPath, type SharedDiagramsChoice } from '@diagloom/contract';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { callApi, requestPath } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { derivePassword } from '../../../lib/derive-password.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { removeSessionToken } from '../../../lib/session-token.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { ownAccountStrings } from '../../../strings/profile.ts';

export const useExportAccount = (): UseMutationResult<void, Error, void> =>
  useMutation({
    mutationFn: async () => {
      const response = await requestPath(exportAccountPath, { accept: '*/*' });
      saveFile(await response.blob(), ownAccountStrings.exportFile);
    },
    onError: (error) =>
      showToast({
        title: ownAccountStrings.exportFailed,
        description: messageOf(error, ownAccountStrings.failedText),
        tone: 'destructive',
      }),
  });

interface Confirmation {
  /** Empty where the account has no password. */
  readonly password: string;
  readonly sharedDiagrams: SharedDiagramsChoice;
}

/** Ends with the landing page, loaded anew: nothing of the account stays in the tab. */
export const useDeleteAccount = (): UseMutationResult<void, Error, Confirmation> =>
  useMutation({
    mutationFn: async ({ password, sharedDiagrams }: Confirmation) => {
      const derived = password === '' ? undefined : await derivePassword(password);
      await callApi(deleteAccount, { body: { password: derived, sharedDiagrams } });
      removeSessionToken();
      window.location.assign('/');
    },
  });
