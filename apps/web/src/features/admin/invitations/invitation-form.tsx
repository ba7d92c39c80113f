import { invitationDays, newInvitationSchema } from '@diagloom/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CopyField } from '../../../components/copy-field.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { failureOf } from '../../../lib/api-error.ts';
import { invitationStrings } from '../../../strings/admin.ts';
import { useCreateInvitation } from '../api/invitations.ts';

const dayOptions = invitationDays.map((days) => ({ value: String(days), label: invitationStrings.days(days) }));

/** Makes an invitation; the link is shown where no message takes it to its reader. */
export const InvitationForm = () => {
  const create = useCreateInvitation();
  const [email, setEmail] = useState('');
  const [days, setDays] = useState('7');
  const [problem, setProblem] = useState<string>();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const parsed = newInvitationSchema.safeParse({ email: email.trim(), expiresInDays: Number(days) });
    if (!parsed.success) {
      setProblem(parsed.error.issues[0]?.message);
      return;
    }
    create.mutate(parsed.data, {
      onSuccess: () => setEmail(''),
      onError: (error) => setProblem(failureOf(error)?.fields?.email),
    });
  };
  const made = create.data;
  return (
    <>
      <form
        noValidate
        onSubmit={handleSubmit}
        className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]"
      >
        <TextField
          label={invitationStrings.email}
          hint={invitationStrings.emailHint}
          type="email"
          autoComplete="off"
          maxLength={254}
          error={problem}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setProblem(undefined);
          }}
        />
        <SelectField label={invitationStrings.holds} value={days} options={dayOptions} onChange={setDays} />
        <Button type="submit" isBusy={create.isPending} className="sm:mt-7">
          {invitationStrings.make}
        </Button>
      </form>
      {made !== undefined && made.delivery !== 'email' && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border bg-accent-wash p-4">
          <p role="status" className="text-accent-ink text-sm">
            {made.delivery === 'outbox' ? invitationStrings.outbox : invitationStrings.shownOnce}
          </p>
          <CopyField label={invitationStrings.link} text={made.link} copyLabel={invitationStrings.copy} />
        </div>
      )}
    </>
  );
};
