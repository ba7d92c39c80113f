import type { ModelCall, ModelFailureRow, ModelUsage } from '@diagloom/contract';
import { dateAndTime } from '../../../lib/dates.ts';
import { relativeTime } from '../../../lib/relative-time.ts';
import { modelAdminStrings } from '../../../strings/model-admin.ts';
import { type Column, DataTable } from '../table/data-table.tsx';
import { money } from './money.ts';
import { UsageSection } from './usage-section.tsx';

/** Why calls failed, and the newest ones with how each ended. */
export const CallTables = ({ usage: { failures, latest } }: { readonly usage: ModelUsage }) => (
  <>
    {failures.length > 0 && (
      <UsageSection title={modelAdminStrings.failures}>
        <DataTable
          caption={modelAdminStrings.failures}
          columns={failureColumns}
          rows={failures}
          keyOf={({ outcome, provider, model }) => `${outcome} ${provider} ${model}`}
        />
      </UsageSection>
    )}
    <UsageSection title={modelAdminStrings.latest}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <section className="max-h-120 overflow-y-auto" aria-label={modelAdminStrings.latestScroll} tabIndex={0}>
        <DataTable caption={modelAdminStrings.latest} columns={callColumns} rows={latest} keyOf={({ id }) => id} />
      </section>
    </UsageSection>
  </>
);

const reasonOf = ({ outcome }: { readonly outcome: string }): string => modelAdminStrings.outcomes[outcome] ?? outcome;

const Moment = ({ at }: { readonly at: string }) => (
  <time dateTime={at} title={dateAndTime(at)} className="whitespace-nowrap">
    {relativeTime(new Date(at), new Date())}
  </time>
);

const failureColumns: readonly Column<ModelFailureRow>[] = [
  { id: 'reason', header: modelAdminStrings.reason, part: 'title', cell: reasonOf },
  { id: 'model', header: modelAdminStrings.model, cell: ({ model }) => <span className="wrap-anywhere">{model}</span> },
  { id: 'calls', header: modelAdminStrings.calls, align: 'right', cell: ({ calls }) => calls.toLocaleString('en-US') },
  { id: 'last', header: modelAdminStrings.last, align: 'right', cell: ({ lastAt }) => <Moment at={lastAt} /> },
];

const callColumns: readonly Column<ModelCall>[] = [
  { id: 'when', header: modelAdminStrings.when, cell: ({ startedAt }) => <Moment at={startedAt} /> },
  {
    id: 'outcome',
    header: modelAdminStrings.outcome,
    part: 'title',
    cell: (call) => <span className={isFailure(call) ? 'text-danger' : undefined}>{reasonOf(call)}</span>,
  },
  { id: 'task', header: modelAdminStrings.task, cell: ({ task }) => modelAdminStrings.tasks[task] ?? task },
  { id: 'model', header: modelAdminStrings.model, cell: ({ model }) => <span className="wrap-anywhere">{model}</span> },
  {
    id: 'person',
    header: modelAdminStrings.person,
    cell: ({ person }) => <span className="wrap-anywhere">{person ?? modelAdminStrings.gone}</span>,
  },
  {
    id: 'tokens',
    header: modelAdminStrings.tokens,
    align: 'right',
    cell: ({ tokens }) => tokens.toLocaleString('en-US'),
  },
  {
    id: 'took',
    header: modelAdminStrings.took,
    align: 'right',
    cell: ({ milliseconds }) => `${(milliseconds / 1000).toFixed(1)} s`,
  },
  {
    id: 'cost',
    header: modelAdminStrings.cost,
    align: 'right',
    cell: ({ cost }) => (cost === null ? '–' : money(cost)),
  },
];

const isFailure = ({ outcome }: ModelCall): boolean => !['done', 'running', 'stopped'].includes(outcome);
