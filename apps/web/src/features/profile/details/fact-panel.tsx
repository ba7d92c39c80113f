import type { ReactNode } from 'react';
import { Panel } from '../../../components/panel.tsx';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

interface FactPanelProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly actions?: ReactNode;
}

/** A titled list of names with their values. */
export const FactPanel = ({ title, facts, actions }: FactPanelProps) => (
  <Panel title={title} actions={actions}>
    <dl className="divide-y px-5 py-1.5">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5 text-sm">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 break-words text-right font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);
