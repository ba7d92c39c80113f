import { forgotPasswordRequestSchema, type MailDelivery } from '@diagloom/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextField } from '../../components/text-field.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { showFieldErrors } from '../../lib/show-field-errors.ts';
import { forgotStrings } from '../../strings/account-links.ts';
import { formStrings } from '../../strings/form.ts';
import { useAskForLink } from './api/ask-for-link.ts';

interface ForgotPasswordFormProps {
  /** What the button says. */
  readonly submit: string;
  readonly onAsked: (asked: { readonly email: string; readonly delivery: MailDelivery }) => void;
}

const fieldNames = ['email'] as const;

export const ForgotPasswordForm = ({ submit, onAsked }: ForgotPasswordFormProps) => {
  const form = useForm({ resolver: zodResolver(forgotPasswordRequestSchema), defaultValues: { email: '' } });
  const askForLink = useAskForLink();
  const handleSubmit = form.handleSubmit((values) =>
    askForLink.mutate(values, {
      onSuccess: ({ delivery }) => onAsked({ email: values.email, delivery }),
      onError: (error) => showFieldErrors(form, error, fieldNames),
    }),
  );
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      {askForLink.isError && (
        <Notice tone="danger" title={forgotStrings.failed} role="alert">
          {messageOf(askForLink.error, formStrings.networkFailed)}
        </Notice>
      )}
      <TextField
        label={formStrings.email}
        type="email"
        autoComplete="email"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" isBusy={askForLink.isPending} className="mt-2 w-full">
        {submit}
      </Button>
    </form>
  );
};
