import type { Diagram } from '@diagloom/contract';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { MadeBy } from '../../../components/made-by.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { previewStrings } from '../../../strings/home.ts';
import { betterTypeStrings } from '../../../strings/prompt-help.ts';
import { OfferModel } from '../models/offer-model.tsx';
import type { PromptDraft } from '../prompt/prompt-draft.ts';
import { describeCoverage } from './describe-coverage.ts';
import { isAmiss } from './is-amiss.ts';
import { MarkedPrompt } from './marked-prompt.tsx';

interface UnderstandingReportProps {
  readonly diagram: Diagram;
  readonly onDrawAs: (draft: PromptDraft) => void;
}

/** How right the diagram is likely to be, what its reader should know, and the words that were not drawn. Nothing where it was not kept. */
export const UnderstandingReport = ({ diagram, onDrawAs }: UnderstandingReportProps) => {
  if (diagram.report === null) return null;
  const { coverage, marks, warnings, betterType, chosenType, model } = diagram.report;
  // A file that was taken as it is leaves nothing to understand.
  if (coverage === null && warnings.length === 0 && model === undefined) return null;
  const isClean = !isAmiss(warnings);
  const isForeign = warnings.some(({ code }) => code === 'other-language');
  const Icon = isClean ? CircleCheck : TriangleAlert;
  return (
    <section
      aria-label={coverage === null && warnings.length > 0 ? previewStrings.leftOut : previewStrings.understanding}
      className="text-sm"
    >
      {betterType !== undefined && diagram.prompt !== '' && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2 rounded-lg border p-3">
          <p className="font-medium">{betterType.message}</p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => onDrawAs({ prompt: diagram.prompt, diagramType: betterType.type })}
          >
            {betterTypeStrings.drawAs(betterType.label)}
          </Button>
        </div>
      )}
      {coverage !== null && (
        <p className="flex gap-2">
          <Icon
            aria-hidden="true"
            className={classNames('mt-0.5 size-4 shrink-0', isClean ? 'text-accent' : 'text-warning')}
          />
          <span>
            {describeCoverage(coverage, warnings)}
            {chosenType !== undefined && <span className="text-ink-soft"> {chosenType.message}</span>}
          </span>
        </p>
      )}
      {warnings.length > 0 && (
        <ul className={classNames('grid gap-2 text-ink-soft', coverage !== null && 'mt-3')}>
          {warnings.map(({ code, message }) => (
            <li key={code + message} className="border-l-2 pl-3">
              {message}
            </li>
          ))}
        </ul>
      )}
      {isForeign && model === undefined && diagram.prompt !== '' && (
        <OfferModel request={{ prompt: diagram.prompt, diagramType: diagram.diagramType }} />
      )}
      {model !== undefined && <MadeBy work={model} what="draft" />}
      {diagram.prompt !== '' && marks.length > 0 && <MarkedPrompt prompt={diagram.prompt} marks={marks} />}
    </section>
  );
};
