import { type AdminUser, blockReasonSchema } from '@diagloom/contract';
import { Dialog } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { buttonClasses } from '../../../components/button-classes.ts';
import { controlClasses } from '../../../components/control-classes.ts';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { Field } from '../../../components/field.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { changeStrings, userListStrings } from '../../../strings/admin.ts';
import { useBlock } from '../api/change-user.ts';
import { nameOf } from '../users/name-of.ts';

interface BlockDialogProps {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Asks for the reason, without which nobody is blocked. */
export const BlockDialog = ({ user, onClose }: BlockDialogProps) => {
  const block = useBlock();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const parsed = blockReasonSchema.safeParse(reason);
    if (parsed.success) block.mutate({ user, input: parsed.data }, { onSuccess: onClose });
    else setProblem(parsed.error.issues[0]?.message);
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogFrame title={changeStrings.blockTitle(nameOf(user))} text={changeStrings.blockText}>
        <form noValidate onSubmit={handleSubmit} className="mt-5">
          <Field label={changeStrings.reason} error={problem}>
            {(parts) => (
              <textarea
                {...parts}
                rows={3}
                maxLength={500}
                value={reason}
                onChange={({ target }) => {
                  setReason(target.value);
                  setProblem(undefined);
                }}
                className={classNames(controlClasses, 'resize-none px-3 py-2')}
              />
            )}
          </Field>
          <div className="mt-6 flex justify-end gap-2">
            <Dialog.Close className={buttonClasses({ variant: 'secondary' })}>{changeStrings.cancel}</Dialog.Close>
            <Button type="submit" variant="danger" isBusy={block.isPending}>
              {userListStrings.block}
            </Button>
          </div>
        </form>
      </DialogFrame>
    </Dialog.Root>
  );
};
