import { type RegisterForm, register, type SignedIn } from '@diagloom/contract';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useCompleteSignIn } from '../../../hooks/use-complete-sign-in.ts';
import { useUpdatePreferences } from '../../../hooks/use-preferences.ts';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { derivePassword } from '../../../lib/derive-password.ts';
import { readChosenTheme } from '../../../lib/theme.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { registerStrings } from '../../../strings/auth.ts';
import { formStrings } from '../../../strings/form.ts';

const createAccount = async (
  { terms: _agreed, ...person }: RegisterForm,
  invitation: string | undefined,
): Promise<SignedIn> => {
  const password = await derivePassword(person.password);
  return callApi(register, { body: { ...person, password, confirmPassword: password, invitation } });
};

export const useCreateAccount = (invitation: string | undefined): UseMutationResult<SignedIn, Error, RegisterForm> => {
  const completeSignIn = useCompleteSignIn();
  const preferences = useUpdatePreferences();
  return useMutation({
    mutationFn: (form: RegisterForm) => createAccount(form, invitation),
    onSuccess: async (signedIn, { firstName }) => {
      showToast({
        title: registerStrings.succeeded,
        description: registerStrings.welcome(signedIn.user.firstName ?? firstName),
      });
      // A new account has no theme yet, and takes the one that this browser has.
      const theme = readChosenTheme();
      await completeSignIn(signedIn);
      if (theme !== null) preferences.mutate({ theme });
    },
    onError: (error) =>
      showToast({
        title: registerStrings.failed,
        description: messageOf(error, formStrings.networkFailed),
        tone: 'destructive',
      }),
  });
};
