import { type MailAsked, resendVerification } from '@diagloom/contract';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { callApi } from '../lib/api-client.ts';
import { messageOf } from '../lib/api-error.ts';
import { showToast } from '../lib/toast-store.ts';
import { verifyStrings } from '../strings/account-links.ts';
import { formStrings } from '../strings/form.ts';

/** Sends a new link to the address of whoever is signed in. */
export const useResendVerification = (email: string): UseMutationResult<MailAsked, Error, void> =>
  useMutation({
    mutationFn: () => callApi(resendVerification),
    onSuccess: ({ delivery }) => showToast(toasts[delivery](email)),
    onError: (error) =>
      showToast({
        title: verifyStrings.resendFailed,
        description: messageOf(error, formStrings.networkFailed),
        tone: 'destructive',
      }),
  });

const toasts = {
  email: (email: string) => ({ title: verifyStrings.sent, description: verifyStrings.sentText(email) }),
  outbox: () => ({ title: verifyStrings.written, description: verifyStrings.writtenText }),
} as const;
