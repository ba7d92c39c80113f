import { CircleCheck, TriangleAlert } from 'lucide-react';
import { previewStrings } from '../../../strings/home.ts';
import { useUnderstanding } from '../api/get-diagram.ts';
import { describeCoverage } from './describe-coverage.ts';

/** How much of the text went into the diagram, and what its reader should know. Nothing for a diagram of an earlier visit. */
export const UnderstandingReport = ({ diagramId }: { readonly diagramId: number }) => {
  const understanding = useUnderstanding(diagramId);
  if (understanding === undefined) return null;
  const { coverage, warnings } = understanding;
  const isClean = coverage === 1 && warnings.length === 0;
  const Icon = isClean ? CircleCheck : TriangleAlert;
  return (
    <div role="status" className="mt-2 text-[13px] text-ink-soft">
      <p className="flex items-center gap-1.5">
        <Icon aria-hidden="true" className={isClean ? 'size-3.5 text-accent' : 'size-3.5 text-warning'} />
        {describeCoverage(coverage)}
      </p>
      {warnings.length > 0 && (
        <ul
          aria-label={previewStrings.goodToKnow}
          className="mt-1 ml-5 max-h-24 list-disc space-y-0.5 overflow-y-auto pl-4"
        >
          {warnings.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
