import { Bar, BarChart, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { analyticsStrings } from '../../../strings/admin.ts';
import { axisText, tooltipLook, writeCount } from './chart-look.ts';
import type { ChartPoint } from './chart-panel.tsx';

/** What a whole is made of, the largest part first. */
export const ShareChart = ({ points }: { readonly points: readonly ChartPoint[] }) => (
  <ResponsiveContainer width="100%" height="100%">
    <BarChart
      data={[...points]}
      layout="vertical"
      margin={{ top: 0, right: 56, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <XAxis type="number" hide />
      <YAxis
        type="category"
        dataKey="label"
        tick={axisText}
        tickLine={false}
        axisLine={false}
        width={124}
        interval={0}
      />
      <Tooltip {...tooltipLook} formatter={writeCount} cursor={{ fill: 'var(--sunken)' }} />
      <Bar
        dataKey="count"
        name={analyticsStrings.count}
        fill="var(--accent)"
        radius={4}
        maxBarSize={18}
        isAnimationActive={false}
      >
        <LabelList dataKey="count" position="right" formatter={writeCount} fill="var(--ink-soft)" fontSize={12} />
      </Bar>
    </BarChart>
  </ResponsiveContainer>
);
