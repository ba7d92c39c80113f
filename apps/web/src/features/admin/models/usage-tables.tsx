import type { ModelUsage, ModelUsageRow } from '@diagloom/contract';
import { Panel } from '../../../components/panel.tsx';
import { modelAdminStrings } from '../../../strings/model-admin.ts';
import { type Column, DataTable } from '../table/data-table.tsx';
import { Empty } from '../table/list-state.tsx';
import { CallTables } from './call-tables.tsx';
import { money } from './money.ts';
import { UsageSection } from './usage-section.tsx';

/** What models were used for in the last 30 days, with money. */
export const UsageTables = ({ usage }: UsageTablesProps) => {
  const { total, costThisMonth, byModel, byTask, byPerson } = usage;
  const tables = [
    { title: modelAdminStrings.byModel, head: modelAdminStrings.model, rows: byModel },
    {
      title: modelAdminStrings.byTask,
      head: modelAdminStrings.task,
      rows: byTask.map((row) => ({ ...row, label: modelAdminStrings.tasks[row.label] ?? row.label })),
    },
    { title: modelAdminStrings.byPerson, head: modelAdminStrings.person, rows: byPerson },
  ];
  return (
    <Panel
      title={modelAdminStrings.usage}
      actions={
        <span className="text-[13px] text-ink-soft tabular-nums">
          {modelAdminStrings.month(money(costThisMonth))}
          {total.saved > 0 && ` · ${modelAdminStrings.saving(money(total.saved))}`}
        </span>
      }
    >
      {total.calls === 0 ? (
        <Empty title={modelAdminStrings.unused} text={modelAdminStrings.unusedText} />
      ) : (
        <div className="divide-y">
          {tables.map(({ title, head, rows }) => (
            <UsageSection key={title} title={title}>
              <DataTable caption={title} columns={columnsOf(head)} rows={rows} keyOf={({ label }) => label} />
            </UsageSection>
          ))}
          <CallTables usage={usage} />
        </div>
      )}
    </Panel>
  );
};

interface UsageTablesProps {
  readonly usage: ModelUsage;
}

const number = (header: string, read: (row: ModelUsageRow) => string): Column<ModelUsageRow> => ({
  id: header,
  header,
  align: 'right',
  width: 'w-32 max-xl:w-24',
  cell: read,
});

const count = (value: number): string => value.toLocaleString('en-US');

const columnsOf = (head: string): readonly Column<ModelUsageRow>[] => [
  { id: 'label', header: head, part: 'title', cell: ({ label }) => <span className="wrap-anywhere">{label}</span> },
  number(modelAdminStrings.calls, ({ calls }) => count(calls)),
  number(modelAdminStrings.failed, ({ failed }) => count(failed)),
  number(modelAdminStrings.input, ({ inputTokens }) => count(inputTokens)),
  number(modelAdminStrings.output, ({ outputTokens }) => count(outputTokens)),
  // A sum of calls without a known price is not nothing.
  number(modelAdminStrings.cost, ({ cost, inputTokens, outputTokens }) =>
    cost === 0 && inputTokens + outputTokens > 0 ? '–' : money(cost),
  ),
];
