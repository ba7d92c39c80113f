import { namesSchema, type User } from '@diagloom/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { Dialog } from 'radix-ui';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showFieldErrors } from '../../../lib/show-field-errors.ts';
import { namesStrings, profileStrings } from '../../../strings/profile.ts';
import { useUpdateNames } from '../api/update-names.ts';

interface NamesDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

const fieldNames = ['firstName', 'lastName', 'username'] as const;

/** How others see somebody, to be changed. */
export const NamesDialog = ({ user, onClose }: NamesDialogProps) => {
  const form = useForm({
    resolver: zodResolver(namesSchema),
    defaultValues: {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      username: user.username ?? '',
    },
  });
  const { errors } = form.formState;
  const update = useUpdateNames();
  const handleSubmit = form.handleSubmit((names) =>
    update.mutate(names, { onSuccess: onClose, onError: (error) => showFieldErrors(form, error, fieldNames) }),
  );
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <DialogFrame title={namesStrings.title} text={namesStrings.text}>
        <form noValidate onSubmit={handleSubmit} className="mt-5 grid gap-4">
          <TextField
            label={profileStrings.firstName}
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...form.register('firstName')}
          />
          <TextField
            label={profileStrings.lastName}
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...form.register('lastName')}
          />
          <TextField
            label={profileStrings.username}
            hint={namesStrings.usernameHint}
            autoComplete="username"
            error={errors.username?.message}
            {...form.register('username')}
          />
          <div className="mt-2 flex justify-end gap-2">
            <Button variant="secondary" onClick={onClose}>
              {namesStrings.cancel}
            </Button>
            <Button type="submit" isBusy={update.isPending}>
              {namesStrings.save}
            </Button>
          </div>
        </form>
      </DialogFrame>
    </Dialog.Root>
  );
};
