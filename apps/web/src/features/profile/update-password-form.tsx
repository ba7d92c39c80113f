import { changePasswordFormSchema } from '@diagloom/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/panel.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { showFieldErrors } from '../../lib/show-field-errors.ts';
import { updatePasswordStrings } from '../../strings/profile.ts';
import { useChangePassword } from './api/change-password.ts';

const emptyForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

const fieldNames = ['currentPassword', 'newPassword'] as const;

export const UpdatePasswordForm = ({ email }: { readonly email: string }) => {
  const form = useForm({ resolver: zodResolver(changePasswordFormSchema), defaultValues: emptyForm });
  const { errors } = form.formState;
  const changePassword = useChangePassword();
  const handleSubmit = form.handleSubmit((values) =>
    changePassword.mutate(values, {
      onSuccess: () => form.reset(),
      onError: (error) => showFieldErrors(form, error, fieldNames),
    }),
  );
  return (
    <Panel title={updatePasswordStrings.title}>
      <form noValidate onSubmit={handleSubmit} className="grid gap-4 p-5 sm:grid-cols-2">
        {/* Tells password managers whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={updatePasswordStrings.current}
          autoComplete="current-password"
          className="sm:col-span-2"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label={updatePasswordStrings.new}
          hint={updatePasswordStrings.newHint}
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <PasswordField
          label={updatePasswordStrings.confirm}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
        <div className="flex justify-end sm:col-span-2">
          <Button type="submit" isBusy={changePassword.isPending}>
            {updatePasswordStrings.submit}
          </Button>
        </div>
      </form>
    </Panel>
  );
};
