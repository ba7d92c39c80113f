import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { analyticsStrings } from '../../../strings/admin.ts';
import { axisText, tooltipLook, writeCount, writeShortCount } from './chart-look.ts';
import type { ChartPoint } from './chart-panel.tsx';

/** A count for each day. */
export const DayChart = ({ points }: { readonly points: readonly ChartPoint[] }) => (
  <ResponsiveContainer width="100%" height="100%">
    <AreaChart data={[...points]} margin={{ top: 4, right: 12, bottom: 0, left: 0 }} accessibilityLayer={false}>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis dataKey="label" tick={axisText} tickLine={false} axisLine={false} minTickGap={32} tickMargin={8} />
      <YAxis
        tick={axisText}
        tickLine={false}
        axisLine={false}
        allowDecimals={false}
        width={44}
        tickFormatter={writeShortCount}
      />
      <Tooltip {...tooltipLook} formatter={writeCount} cursor={{ stroke: 'var(--line-control)' }} />
      <Area
        dataKey="count"
        name={analyticsStrings.count}
        type="monotone"
        stroke="var(--accent)"
        strokeWidth={2}
        fill="var(--accent)"
        fillOpacity={0.14}
        isAnimationActive={false}
      />
    </AreaChart>
  </ResponsiveContainer>
);
