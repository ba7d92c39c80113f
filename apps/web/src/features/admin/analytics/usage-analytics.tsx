import { type Analytics, analyticsRanges } from '@diagloom/contract';
import { findDiagramType } from '@diagloom/types/catalog';
import { useState } from 'react';
import { SelectField } from '../../../components/select-field.tsx';
import { shortDate } from '../../../lib/dates.ts';
import { analyticsStrings } from '../../../strings/admin.ts';
import { useAnalytics } from '../api/admin-queries.ts';
import { Loaded } from '../table/list-state.tsx';
import { ChartPanel, type ChartPoint } from './chart-panel.tsx';

const ranges = analyticsRanges.map((days) => ({ value: String(days), label: analyticsStrings.lastDays(days) }));

export const UsageAnalytics = () => {
  const [range, setRange] = useState<number>(analyticsRanges[1]);
  return (
    <>
      <div className="mb-5 max-w-52">
        <SelectField
          label={analyticsStrings.range}
          value={String(range)}
          options={ranges}
          onChange={(value) => setRange(Number(value))}
        />
      </div>
      <Loaded query={useAnalytics(range)}>{({ analytics }) => <Charts analytics={analytics} />}</Loaded>
    </>
  );
};

const Charts = ({ analytics: { days, byType, byEngine } }: { readonly analytics: Analytics }) => {
  const perDay = (measure: 'diagrams' | 'signUps' | 'apiCalls'): readonly ChartPoint[] =>
    days.map((day) => ({ label: shortDate(`${day.day}T12:00:00Z`), count: day[measure] }));
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <ChartPanel
        title={analyticsStrings.diagrams}
        heading={analyticsStrings.day}
        shape="days"
        points={perDay('diagrams')}
        className="lg:col-span-2"
      />
      <ChartPanel
        title={analyticsStrings.signUps}
        heading={analyticsStrings.day}
        shape="days"
        points={perDay('signUps')}
      />
      <ChartPanel
        title={analyticsStrings.apiCalls}
        heading={analyticsStrings.day}
        shape="days"
        points={perDay('apiCalls')}
      />
      <ChartPanel
        title={analyticsStrings.byType}
        heading={analyticsStrings.type}
        shape="shares"
        points={byType.map(({ label, count }) => ({ label: findDiagramType(label)?.label ?? label, count }))}
      />
      <ChartPanel
        title={analyticsStrings.byEngine}
        heading={analyticsStrings.engine}
        shape="shares"
        points={byEngine.map(({ label, count }) => ({ label: analyticsStrings.engineOf(label), count }))}
      />
    </div>
  );
};
