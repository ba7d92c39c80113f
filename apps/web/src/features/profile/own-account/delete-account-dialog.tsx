import type { SharedDiagramsChoice } from '@diagloom/contract';
import { Dialog } from 'radix-ui';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { buttonClasses } from '../../../components/button-classes.ts';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { ownAccountStrings } from '../../../strings/profile.ts';
import { useDeleteAccount } from '../api/own-account.ts';

interface DeleteAccountDialogProps {
  readonly email: string;
  readonly hasPassword: boolean;
}

/** Asks once more, with the password where there is one, and what becomes of shared diagrams. */
export const DeleteAccountDialog = ({ email, hasPassword }: DeleteAccountDialogProps) => {
  const deleteAccount = useDeleteAccount();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [sharedDiagrams, setSharedDiagrams] = useState<SharedDiagramsChoice>('hand_over');
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsMissing(hasPassword && password === '');
    if (!hasPassword || password !== '') deleteAccount.mutate({ password, sharedDiagrams });
  };
  return (
    <DialogFrame title={ownAccountStrings.confirmTitle} text={ownAccountStrings.confirmText}>
      <form noValidate onSubmit={handleSubmit} className="mt-5 grid gap-4">
        {deleteAccount.isError && (
          <Notice tone="danger" title={ownAccountStrings.deleteFailed} role="alert">
            {messageOf(deleteAccount.error, ownAccountStrings.failedText)}
          </Notice>
        )}
        <SharedChoice value={sharedDiagrams} onChange={setSharedDiagrams} />
        {hasPassword ? (
          <>
            <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              label={ownAccountStrings.password}
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              error={isMissing ? ownAccountStrings.passwordMissing : undefined}
            />
          </>
        ) : (
          <p className="text-ink-soft text-sm">{ownAccountStrings.freshSignIn}</p>
        )}
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <Dialog.Close className={buttonClasses({ variant: 'secondary' })}>{ownAccountStrings.cancel}</Dialog.Close>
          <Button type="submit" variant="danger" isBusy={deleteAccount.isPending}>
            {ownAccountStrings.confirm}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
};

interface SharedChoiceProps {
  readonly value: SharedDiagramsChoice;
  readonly onChange: (value: SharedDiagramsChoice) => void;
}

const SharedChoice = ({ value, onChange }: SharedChoiceProps) => {
  const name = useId();
  return (
    <fieldset className="grid gap-2 text-sm">
      <legend className="mb-2 font-medium text-[13px]">{ownAccountStrings.shared}</legend>
      {choices.map((choice) => (
        <label key={choice} className="flex items-start gap-2.5">
          <input
            type="radio"
            name={name}
            checked={value === choice}
            onChange={() => onChange(choice)}
            className="mt-1 accent-accent"
          />
          {ownAccountStrings.sharedChoices[choice]}
        </label>
      ))}
    </fieldset>
  );
};

const choices: readonly SharedDiagramsChoice[] = ['hand_over', 'delete'];
