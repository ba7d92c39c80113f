import { newPasswordFormSchema } from '@diagloom/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { failureOf, messageOf } from '../../lib/api-error.ts';
import { resetStrings } from '../../strings/account-links.ts';
import { formStrings } from '../../strings/form.ts';
import { useSetPassword } from './api/set-password.ts';

const emptyForm = { newPassword: '', confirmPassword: '' };

/** Failures that another password does not mend: the link itself is the trouble. */
const linkFailures: readonly (string | undefined)[] = ['invalid_link', 'invalid_request'];

export const ResetPasswordForm = ({ token }: { readonly token: string }) => {
  const form = useForm({ resolver: zodResolver(newPasswordFormSchema), defaultValues: emptyForm });
  const { errors } = form.formState;
  const setPassword = useSetPassword(token);
  const navigate = useNavigate();
  const handleSubmit = form.handleSubmit((values) =>
    setPassword.mutate(values, { onSuccess: () => void navigate({ to: '/login', replace: true }) }),
  );
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      {setPassword.isError && (
        <Notice tone="danger" title={resetStrings.failed} role="alert">
          {messageOf(setPassword.error, formStrings.networkFailed)}
          {linkFailures.includes(failureOf(setPassword.error)?.code) && <AskAgain />}
        </Notice>
      )}
      <PasswordField
        label={resetStrings.newPassword}
        hint={resetStrings.newPasswordHint}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <PasswordField
        label={resetStrings.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <Button type="submit" isBusy={setPassword.isPending} className="mt-2 w-full">
        {resetStrings.submit}
      </Button>
    </form>
  );
};

const AskAgain = () => (
  <p className="mt-2">
    <Link to="/forgot-password" className="rounded-sm font-medium text-accent-ink underline underline-offset-4">
      {resetStrings.askAgain}
    </Link>
  </p>
);
