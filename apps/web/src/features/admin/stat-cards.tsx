import { Activity, UserRound, UsersRound, Workflow } from 'lucide-react';
import { statStrings } from '../../strings/admin.ts';
import { useAdminStats } from './api/admin-queries.ts';

const written = (count: number | undefined): string => (count === undefined ? '–' : count.toLocaleString('en-US'));

/** The six numbers of the server; a dash stands for one that is not known yet. */
export const StatCards = () => {
  const stats = useAdminStats().data?.stats;
  const cards = [
    { label: statStrings.totalUsers, value: stats?.totalUsers, hint: statStrings.allHint, icon: UsersRound },
    { label: statStrings.activeUsers, value: stats?.activeUsers, hint: statStrings.activeHint, icon: UserRound },
    {
      label: statStrings.totalDiagrams,
      value: stats?.totalDiagrams,
      hint: statStrings.diagramsToday(written(stats?.diagramsToday)),
      icon: Workflow,
    },
    {
      label: statStrings.totalApiCalls,
      value: stats?.totalApiCalls,
      hint: statStrings.diagramsToday(written(stats?.apiCallsToday)),
      icon: Activity,
    },
  ];
  return (
    <section aria-label={statStrings.title}>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {cards.map(({ label, value, hint, icon: Icon }) => (
          <div key={label} className="rounded-xl border bg-surface p-4 shadow-lift sm:p-5">
            <dt className="flex items-center justify-between gap-2 text-[13px] text-ink-soft">
              {label}
              <Icon aria-hidden="true" className="size-4 shrink-0 text-accent" />
            </dt>
            <dd className="mt-2">
              <span className="block font-semibold text-2xl tabular-nums tracking-tight">{written(value)}</span>
              <span className="mt-0.5 block min-h-5 text-[13px] text-ink-soft tabular-nums">{hint}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
