import type { Readability, ReadabilityFinding } from '@diagloom/contract';
import { classNames } from '../../../lib/class-names.ts';
import { readabilityStrings } from '../../../strings/readability.ts';

interface FindingListProps {
  readonly id: string;
  readonly readability: Readability;
  readonly focused: ReadabilityFinding | undefined;
  readonly onFocus: (finding: ReadabilityFinding | undefined) => void;
}

/** The findings, each of which can be shown in the picture; pressed once more it is no longer shown. */
export const FindingList = ({ id, readability: { findings, total }, focused, onFocus }: FindingListProps) => (
  <ul id={id} className="mt-3 grid max-h-56 gap-1 overflow-y-auto text-ink-soft">
    {findings.map((finding) => {
      const isFocused = finding === focused;
      return (
        <li key={[finding.page, finding.check, ...finding.cells].join(' ')}>
          <button
            type="button"
            aria-pressed={isFocused}
            disabled={finding.where === undefined}
            onClick={() => onFocus(isFocused ? undefined : finding)}
            className={classNames(
              'w-full break-words rounded-sm border-l-2 px-3 py-1.5 text-left transition-colors enabled:hover:bg-sunken enabled:hover:text-ink',
              isFocused && 'border-warning bg-sunken text-ink',
            )}
          >
            {finding.message}
          </button>
        </li>
      );
    })}
    {total > findings.length && <li className="px-3 py-1.5">{readabilityStrings.more(total - findings.length)}</li>}
  </ul>
);
