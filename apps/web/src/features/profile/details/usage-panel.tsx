import type { Limits, Usage } from '@diagloom/contract';
import { Panel } from '../../../components/panel.tsx';
import { longDate } from '../../../lib/dates.ts';
import { storageText } from '../../../lib/storage-text.ts';
import { profileStrings } from '../../../strings/profile.ts';

interface UsagePanelProps {
  readonly usage: Usage;
  readonly limits: Limits;
}

export const UsagePanel = ({ usage, limits }: UsagePanelProps) => {
  const used = usage.currentMonthDiagrams;
  const limit = limits.monthlyDiagrams;
  return (
    <Panel title={profileStrings.usage}>
      <div className="px-5 py-4 text-sm">
        <p className="flex justify-between gap-6">
          <span className="text-ink-soft">{profileStrings.diagrams}</span>
          <span className="font-medium tabular-nums">
            {limit === null ? profileStrings.diagramsUnlimited(used) : profileStrings.diagramsOf(used, limit)}
          </span>
        </p>
        {limit !== null && <UsageBar used={used} limit={limit} />}
        <p className="mt-3 text-[13px] text-ink-soft">{profileStrings.resets(longDate(limits.resetsAt))}</p>
        <p className="mt-4 flex justify-between gap-6">
          <span className="text-ink-soft">{profileStrings.storage}</span>
          <span className="shrink-0 font-medium tabular-nums">{storageText(usage)}</span>
        </p>
        {usage.storageLimit !== null && <UsageBar used={usage.storedBytes} limit={usage.storageLimit} />}
        <p className="mt-3 text-[13px] text-ink-soft">{profileStrings.storageText}</p>
      </div>
    </Panel>
  );
};

/** Decoration: the numbers stand beside it. */
const UsageBar = ({ used, limit }: { readonly used: number; readonly limit: number }) => (
  <div aria-hidden="true" className="mt-3 h-2 overflow-hidden rounded-full border border-line bg-sunken">
    <div
      className="h-full rounded-full bg-accent"
      style={{ width: `${limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}%` }}
    />
  </div>
);
