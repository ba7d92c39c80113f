import { type LoginForm, login, type SignedIn } from '@diagloom/contract';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useCompleteSignIn } from '../../../hooks/use-complete-sign-in.ts';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { derivePassword } from '../../../lib/derive-password.ts';
import { displayNameOf } from '../../../lib/person-name.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { loginStrings } from '../../../strings/auth.ts';
import { formStrings } from '../../../strings/form.ts';

const logIn = async ({ email, password }: LoginForm): Promise<SignedIn> =>
  callApi(login, { body: { email, password: await derivePassword(password) } });

export const useLogIn = (): UseMutationResult<SignedIn, Error, LoginForm> => {
  const completeSignIn = useCompleteSignIn();
  return useMutation({
    mutationFn: logIn,
    onSuccess: async (signedIn) => {
      const name = displayNameOf(signedIn.user) || signedIn.user.email;
      showToast({ title: loginStrings.succeeded, description: loginStrings.loggedInAs(name) });
      await completeSignIn(signedIn);
    },
    onError: (error) =>
      showToast({
        title: loginStrings.failed,
        description: messageOf(error, formStrings.networkFailed),
        tone: 'destructive',
      }),
  });
};
