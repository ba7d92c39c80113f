import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Panel } from '../../../components/panel.tsx';
import { previewStrings } from '../../../strings/home.ts';
import { useUnderstanding } from '../api/get-diagram.ts';
import { describeCoverage } from './describe-coverage.ts';

/** How much of the text went into the diagram, and what its reader should know. Nothing for a diagram of an earlier visit. */
export const UnderstandingReport = ({ diagramId }: { readonly diagramId: number }) => {
  const understanding = useUnderstanding(diagramId);
  if (understanding === undefined) return null;
  const { coverage, warnings } = understanding;
  const isClean = coverage >= 1 && warnings.length === 0;
  const Icon = isClean ? CircleCheck : TriangleAlert;
  return (
    <Panel title={previewStrings.understanding}>
      <div className="p-5 text-sm">
        <p className="flex items-center gap-2 font-medium">
          <Icon aria-hidden="true" className={isClean ? 'size-4 text-accent' : 'size-4 text-warning'} />
          {describeCoverage(coverage)}
        </p>
        {warnings.length > 0 && (
          <ul className="mt-3 grid gap-2 text-ink-soft">
            {warnings.map(({ code, message }) => (
              <li key={code + message} className="border-l-2 pl-3">
                {message}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
};
