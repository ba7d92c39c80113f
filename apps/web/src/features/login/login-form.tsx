import { loginFormSchema } from '@diagloom/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { WaitNotice } from '../../components/wait-notice.tsx';
import { useRetryWait } from '../../hooks/use-retry-wait.ts';
import { failureOf } from '../../lib/api-error.ts';
import { showFieldErrors } from '../../lib/show-field-errors.ts';
import { loginStrings } from '../../strings/auth.ts';
import { formStrings } from '../../strings/form.ts';
import { useLogIn } from './api/log-in.ts';

const fieldNames = ['email', 'password'] as const;

export const LoginForm = () => {
  const form = useForm({ resolver: zodResolver(loginFormSchema), defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  const logIn = useLogIn();
  const wait = useRetryWait();
  const failure = failureOf(logIn.error);
  const handleSubmit = form.handleSubmit((values) =>
    logIn.mutate(values, {
      onError: (error) => {
        showFieldErrors(form, error, fieldNames);
        wait.waitFor(error);
        if (failureOf(error)?.code === 'wrong_credentials') form.setFocus('password', { shouldSelect: true });
      },
    }),
  );
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      {failure?.code === 'account_blocked' && (
        <Notice tone="danger" title={loginStrings.blocked}>
          {failure.error}
        </Notice>
      )}
      {wait.secondsLeft > 0 && <WaitNotice seconds={wait.secondsLeft} />}
      <TextField
        label={formStrings.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={formStrings.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Link
        to="/forgot-password"
        className="justify-self-end rounded-sm font-medium text-[13px] text-accent-ink underline-offset-4 hover:underline"
      >
        {loginStrings.forgot}
      </Link>
      <Button type="submit" isBusy={logIn.isPending} disabled={wait.secondsLeft > 0} className="w-full">
        {loginStrings.submit}
      </Button>
    </form>
  );
};
