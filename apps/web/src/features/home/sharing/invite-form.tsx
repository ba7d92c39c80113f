import { invitationSchema, type ShareRole } from '@diagloom/contract';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { controlClasses } from '../../../components/control-classes.ts';
import { Field } from '../../../components/field.tsx';
import { failureOf } from '../../../lib/api-error.ts';
import { classNames } from '../../../lib/class-names.ts';
import { shareStrings } from '../../../strings/sharing.ts';
import { useInvite } from '../api/sharing.ts';
import { RoleSelect } from './role-select.tsx';

export const InviteForm = ({ id }: { readonly id: number }) => {
  const invite = useInvite(id);
  const [who, setWho] = useState('');
  const [role, setRole] = useState<ShareRole>('viewer');
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const refuse = (message: string | undefined): void => {
    setProblem(message);
    if (message !== undefined) box.current?.focus();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const parsed = invitationSchema.safeParse({ who, role });
    if (!parsed.success) {
      refuse(parsed.error.issues[0]?.message);
      return;
    }
    invite.mutate(parsed.data, {
      onSuccess: () => {
        setWho('');
        box.current?.focus();
      },
      onError: (error) => refuse(failureOf(error)?.fields?.who),
    });
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Field label={shareStrings.who} error={problem}>
        {(parts) => (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,1fr)_9rem_auto]">
            <input
              {...parts}
              ref={box}
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              value={who}
              onChange={({ target }) => {
                setWho(target.value);
                setProblem(undefined);
              }}
              className={classNames(controlClasses, 'h-10 px-3 max-sm:col-span-2')}
            />
            <RoleSelect label={shareStrings.role} value={role} onChange={setRole} />
            <Button type="submit" isBusy={invite.isPending} disabled={who.trim() === ''}>
              {shareStrings.invite}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
};
