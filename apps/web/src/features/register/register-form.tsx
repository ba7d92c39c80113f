import { registerFormSchema } from '@diagloom/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../components/button.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { WaitNotice } from '../../components/wait-notice.tsx';
import { useRetryWait } from '../../hooks/use-retry-wait.ts';
import { showFieldErrors } from '../../lib/show-field-errors.ts';
import { registerStrings } from '../../strings/auth.ts';
import { formStrings } from '../../strings/form.ts';
import { useCreateAccount } from './api/create-account.ts';
import { TermsBox } from './terms-box.tsx';

const emptyForm = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

const fieldNames = ['firstName', 'lastName', 'username', 'email', 'password', 'confirmPassword'] as const;

interface RegisterFormProps {
  readonly invitation?: string | undefined;
  /** The address that the invitation was sent to. */
  readonly email?: string | undefined;
}

export const RegisterForm = ({ invitation, email = '' }: RegisterFormProps) => {
  const form = useForm({ resolver: zodResolver(registerFormSchema), defaultValues: { ...emptyForm, email } });
  const { errors } = form.formState;
  const hasAgreed = useWatch({ control: form.control, name: 'terms' });
  const createAccount = useCreateAccount(invitation);
  const wait = useRetryWait();
  const handleSubmit = form.handleSubmit((values) =>
    createAccount.mutate(values, {
      onError: (error) => {
        showFieldErrors(form, error, fieldNames);
        wait.waitFor(error);
      },
    }),
  );
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4 sm:grid-cols-2">
      {wait.secondsLeft > 0 && (
        <div className="sm:col-span-2">
          <WaitNotice seconds={wait.secondsLeft} />
        </div>
      )}
      <TextField
        label={registerStrings.firstName}
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...form.register('firstName')}
      />
      <TextField
        label={registerStrings.lastName}
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...form.register('lastName')}
      />
      <TextField
        label={registerStrings.username}
        hint={registerStrings.usernameHint}
        autoComplete="username"
        className="sm:col-span-2"
        error={errors.username?.message}
        {...form.register('username')}
      />
      <TextField
        label={formStrings.email}
        type="email"
        autoComplete="email"
        className="sm:col-span-2"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={formStrings.password}
        hint={registerStrings.passwordHint}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label={registerStrings.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <TermsBox className="sm:col-span-2" error={errors.terms?.message} {...form.register('terms')} />
      <Button
        type="submit"
        isBusy={createAccount.isPending}
        disabled={!hasAgreed || wait.secondsLeft > 0}
        className="w-full sm:col-span-2"
      >
        {registerStrings.submit}
      </Button>
    </form>
  );
};
