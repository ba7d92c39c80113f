import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { adminStrings, analyticsStrings } from '../../../strings/admin.ts';
import { DayChart } from './day-chart.tsx';
import { ShareChart } from './share-chart.tsx';

export interface ChartPoint {
  readonly label: string;
  readonly count: number;
}

interface ChartPanelProps {
  readonly title: string;
  /** What the labels are, as the heading of the table. */
  readonly heading: string;
  readonly shape: 'days' | 'shares';
  readonly points: readonly ChartPoint[];
  readonly className?: string;
}

const charts = { days: DayChart, shares: ShareChart } as const;

/** Numbers as a chart, or as the table that says the same. */
export const ChartPanel = ({ title, heading, shape, points, className }: ChartPanelProps) => {
  const [isTable, setIsTable] = useState(false);
  const total = points.reduce((sum, { count }) => sum + count, 0);
  const Chart = charts[shape];
  return (
    <Panel
      title={title}
      {...(className !== undefined && { className })}
      actions={
        <div className="flex items-center gap-3">
          <span className="text-[13px] text-ink-soft tabular-nums">
            {analyticsStrings.total(total.toLocaleString('en-US'))}
          </span>
          <Button variant="secondary" size="small" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            {isTable ? analyticsStrings.asChart : analyticsStrings.asTable}
          </Button>
        </div>
      }
    >
      {total === 0 && !isTable && (
        <p className="grid h-64 place-items-center px-5 text-ink-soft text-sm">{analyticsStrings.empty}</p>
      )}
      {total > 0 && !isTable && (
        <div role="img" aria-label={describe(title, points, total)} className="h-64 px-3 pt-5 pb-3">
          <Chart points={points} />
        </div>
      )}
      {isTable && <PointTable title={title} heading={heading} points={points} />}
    </Panel>
  );
};

/** What a chart shows, for whoever cannot see it; the table says all of it. */
const describe = (title: string, points: readonly ChartPoint[], total: number): string => {
  const most = points.reduce((best, point) => (point.count > best.count ? point : best), { label: '', count: 0 });
  return `${title}: ${total.toLocaleString('en-US')} in total, highest for ${most.label} with ${most.count.toLocaleString('en-US')}.`;
};

const PointTable = ({ title, heading, points }: Pick<ChartPanelProps, 'title' | 'heading' | 'points'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
  <section className="h-64 overflow-y-auto px-5 py-3" aria-label={adminStrings.tableOf(title)} tabIndex={0}>
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-[13px] text-ink-soft">
          <th scope="col" className="py-1.5 text-left font-medium">
            {heading}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            {analyticsStrings.count}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {points.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row" className="py-1.5 text-left font-normal">
              {label}
            </th>
            <td className="py-1.5 text-right tabular-nums">{count.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
