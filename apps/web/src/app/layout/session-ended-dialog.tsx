import { login, type User } from '@diagloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { dialogClasses, overlayClasses } from '../../components/dialog-classes.ts';
import { PasswordField } from '../../components/password-field.tsx';
import { callApi } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { derivePassword } from '../../lib/derive-password.ts';
import { endedSession } from '../../lib/ended-session.ts';
import { returnAddress } from '../../lib/return-address.ts';
import { removeSessionToken, storeSessionToken } from '../../lib/session-token.ts';
import { loginStrings, signInAgainStrings } from '../../strings/auth.ts';
import { formStrings } from '../../strings/form.ts';
import { shellStrings } from '../../strings/shell.ts';

/** Over the work of somebody whose session has ended: signing in again goes on where they were. */
export const SessionEndedDialog = ({ user }: { readonly user: User }) => {
  const queryClient = useQueryClient();
  const [password, setPassword] = useState('');
  const reason = endedSession.reason();
  const signIn = useMutation({
    mutationFn: async () => callApi(login, { body: { email: user.email, password: await derivePassword(password) } }),
    onSuccess: ({ sessionToken }) => {
      storeSessionToken(sessionToken);
      endedSession.renew();
      void queryClient.invalidateQueries();
    },
  });
  const leave = (): void => {
    removeSessionToken();
    returnAddress.keep(window.location.pathname + window.location.search);
    window.location.assign('/login');
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (password !== '' && !signIn.isPending) signIn.mutate();
  };
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClasses} />
        <Dialog.Content
          className={`${dialogClasses} max-w-md`}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Dialog.Title className="text-lg">{shellStrings.sessionEnded}</Dialog.Title>
          <Dialog.Description className="mt-1 text-ink-soft text-sm">
            {reason ?? signInAgainStrings.kept(user.email)}
          </Dialog.Description>
          {reason !== undefined && (
            <div className="mt-5 flex justify-end">
              <Button variant="secondary" onClick={leave}>
                {signInAgainStrings.leave}
              </Button>
            </div>
          )}
          {reason === undefined && (
            <form noValidate onSubmit={handleSubmit} className="mt-5 grid gap-4">
              <PasswordField
                label={formStrings.password}
                autoComplete="current-password"
                value={password}
                onChange={({ target }) => setPassword(target.value)}
                error={signIn.isError ? messageOf(signIn.error, formStrings.networkFailed) : undefined}
              />
              <div className="flex flex-wrap justify-end gap-2">
                <Button variant="ghost" onClick={leave}>
                  {signInAgainStrings.otherwise}
                </Button>
                <Button type="submit" isBusy={signIn.isPending} disabled={password === ''}>
                  {loginStrings.submit}
                </Button>
              </div>
            </form>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
