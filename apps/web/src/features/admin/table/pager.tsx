import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import { buttonClasses } from '../../../components/button-classes.ts';
import { Tip } from '../../../components/tip.tsx';
import { pagerStrings } from '../../../strings/admin.ts';

interface PagerProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** Where counting ends: that many may stand for more. */
  readonly reach?: number | undefined;
  readonly onPage: (page: number) => void;
}

const written = (count: number): string => count.toLocaleString('en-US');

export const Pager = ({ page, pageSize, total, reach, onPage }: PagerProps) => {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = Math.min(total, (page - 1) * pageSize + 1);
  const to = Math.min(total, page * pageSize);
  return (
    <nav aria-label={pagerStrings.label} className="flex items-center justify-between gap-3 border-t px-5 py-3 text-sm">
      <p aria-live="polite" className="text-ink-soft tabular-nums">
        {pagerStrings.rows(written(from), written(to), total === reach ? `${written(total)}+` : written(total))}
      </p>
      {last > 1 && (
        <div className="flex gap-1">
          <Step label={pagerStrings.first} icon={ChevronsLeft} isOff={page <= 1} onPress={() => onPage(1)} />
          <Step label={pagerStrings.previous} icon={ChevronLeft} isOff={page <= 1} onPress={() => onPage(page - 1)} />
          <Step label={pagerStrings.next} icon={ChevronRight} isOff={page >= last} onPress={() => onPage(page + 1)} />
          <Step label={pagerStrings.last} icon={ChevronsRight} isOff={page >= last} onPress={() => onPage(last)} />
        </div>
      )}
    </nav>
  );
};

interface StepProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

const Step = ({ label, icon: Icon, isOff, onPress }: StepProps) => (
  <Tip text={label}>
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      onClick={onPress}
      className={buttonClasses({ variant: 'ghost', size: 'icon' })}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  </Tip>
);
