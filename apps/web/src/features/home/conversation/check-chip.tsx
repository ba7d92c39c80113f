import type { Diagram } from '@diagloom/contract';
import { TriangleAlert } from 'lucide-react';
import { Tip } from '../../../components/tip.tsx';
import { previewStrings } from '../../../strings/home.ts';
import { describeCoverage } from '../preview/describe-coverage.ts';
import { isAmiss } from '../preview/is-amiss.ts';

interface CheckChipProps {
  readonly diagram: Diagram;
  /** Shows the details. */
  readonly onOpen: () => void;
}

/** That something of the diagram should be checked, where the conversation that tells what is put away. */
export const CheckChip = ({ diagram: { report }, onOpen }: CheckChipProps) => {
  if (report === null || !isAmiss(report.warnings)) return null;
  const { coverage, warnings } = report;
  return (
    <Tip text={coverage === null ? previewStrings.leftOut : describeCoverage(coverage, warnings)}>
      <button
        type="button"
        onClick={onOpen}
        className="hidden h-8 pointer-coarse:h-10 shrink-0 items-center gap-1.5 rounded-md bg-warning-wash px-2.5 font-medium text-[13px] text-warning peek:inline-flex"
      >
        <TriangleAlert aria-hidden="true" className="size-3.5" />
        {previewStrings.check}
      </button>
    </Tip>
  );
};
