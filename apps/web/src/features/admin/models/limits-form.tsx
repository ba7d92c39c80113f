import { type ModelLimits, type ModelProvider, modelLimitsSchema } from '@diagloom/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { modelAdminStrings } from '../../../strings/model-admin.ts';
import { useChangeLimits } from '../api/models.ts';
import { isReady } from './provider-list.tsx';

interface LimitsFormProps {
  readonly limits: ModelLimits;
  readonly preferred: string | null;
  readonly providers: readonly ModelProvider[];
}

type Texts = Readonly<Record<keyof ModelLimits, string>>;

const names = [
  'monthlyBudget',
  'monthlyBudgetPerPerson',
  'dailyTokens',
  'dailyTokensPerPerson',
  'requestsPerMinuteInAll',
  'requestsPerMinute',
  'concurrent',
  'concurrentPerPerson',
] as const satisfies readonly (keyof ModelLimits)[];

/** What may be used up. An empty field is no limit, where there may be none. */
export const LimitsForm = ({ limits, preferred, providers }: LimitsFormProps) => {
  const change = useChangeLimits();
  const [texts, setTexts] = useState<Texts>(() => writeLimits(limits));
  const [first, setFirst] = useState(preferred ?? '');
  const [problem, setProblem] = useState<keyof ModelLimits>();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const parsed = modelLimitsSchema.safeParse(readLimits(texts));
    setProblem(parsed.success ? undefined : names.find((name) => name === parsed.error.issues[0]?.path[0]));
    if (parsed.success) change.mutate({ ...parsed.data, preferred: first === '' ? null : first });
  };
  const offered = providers.filter((provider) => isReady(provider) || provider.id === preferred);
  const unpriced = [...new Set(providers.filter(isReady).flatMap((provider) => provider.unpriced))];
  return (
    <Panel title={modelAdminStrings.limits}>
      <form noValidate onSubmit={handleSubmit} className="grid gap-4 p-5">
        <SelectField
          label={modelAdminStrings.preferred}
          value={first}
          options={[
            { value: '', label: modelAdminStrings.engine },
            ...offered.map(({ id, label }) => ({ value: id, label })),
          ]}
          onChange={setFirst}
        />
        {unpriced.length > 0 && (
          <p className="wrap-anywhere rounded-md bg-sunken px-3 py-2 text-[13px]">
            {modelAdminStrings.unpriced(unpriced)}
          </p>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {names.map((name) => (
            <TextField
              key={name}
              label={modelAdminStrings.limitNames[name]}
              inputMode="decimal"
              maxLength={12}
              value={texts[name]}
              placeholder={modelAdminStrings.noLimit}
              error={problem === name ? modelAdminStrings.limitProblem : undefined}
              onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
            />
          ))}
        </div>
        <div>
          <Button type="submit" size="small" isBusy={change.isPending}>
            {modelAdminStrings.save}
          </Button>
        </div>
      </form>
    </Panel>
  );
};

const writeLimits = (limits: ModelLimits): Texts => ({
  monthlyBudget: String(limits.monthlyBudget ?? ''),
  monthlyBudgetPerPerson: String(limits.monthlyBudgetPerPerson ?? ''),
  dailyTokens: String(limits.dailyTokens ?? ''),
  dailyTokensPerPerson: String(limits.dailyTokensPerPerson ?? ''),
  requestsPerMinute: String(limits.requestsPerMinute),
  requestsPerMinuteInAll: String(limits.requestsPerMinuteInAll),
  concurrentPerPerson: String(limits.concurrentPerPerson),
  concurrent: String(limits.concurrent),
});

const readLimits = (texts: Texts): Readonly<Record<string, number | null>> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.trim() === '' ? null : Number(text.replace(',', '.'))]),
  );
