import { type AdminUser, planChangeSchema } from '@diagloom/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { userDialogStrings, userListStrings } from '../../../strings/admin.ts';
import { useChangePlan } from '../api/change-user.ts';

const tiers = Object.entries(userListStrings.tiers).map(([value, label]) => ({ value, label }));

/** Sets the tier and the monthly limit of an account. */
export const PlanForm = ({ user }: { readonly user: AdminUser }) => {
  const change = useChangePlan();
  const [subscriptionTier, setTier] = useState<string>(user.usage.subscriptionTier);
  const [limit, setLimit] = useState(String(user.usage.monthlyDiagramLimit));
  const [problem, setProblem] = useState<string>();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const monthlyDiagramLimit = /^\d+$/.test(limit.trim()) ? Number(limit) : undefined;
    const parsed = planChangeSchema.safeParse({ subscriptionTier, monthlyDiagramLimit });
    if (monthlyDiagramLimit !== undefined && parsed.success) change.mutate({ user, input: parsed.data });
    else setProblem(userDialogStrings.limitWrong);
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="rounded-lg border bg-sunken/60 p-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField label={userDialogStrings.plan} value={subscriptionTier} options={tiers} onChange={setTier} />
        <TextField
          label={userDialogStrings.limit}
          inputMode="numeric"
          autoComplete="off"
          value={limit}
          error={problem}
          onChange={({ target }) => {
            setLimit(target.value);
            setProblem(undefined);
          }}
        />
      </div>
      <div className="mt-3 flex items-center justify-between gap-3">
        <p className="text-[13px] text-ink-soft">{userDialogStrings.limitHint}</p>
        <Button type="submit" size="small" isBusy={change.isPending}>
          {userDialogStrings.save}
        </Button>
      </div>
    </form>
  );
};
