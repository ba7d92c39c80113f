import type { UnsureRefinement } from '@diagloom/contract';
import { useState } from 'react';
import { MadeBy } from '../../../components/made-by.tsx';
import { Notice } from '../../../components/notice.tsx';
import { curlyQuotes } from '../../../lib/curly-quotes.ts';
import { refineStrings } from '../../../strings/refine.ts';
import { trialHandlers } from '../workspace/trial-handlers.ts';
import { useTrial } from '../workspace/use-trial.ts';

interface ReadingsProps {
  readonly unsure: UnsureRefinement;
  /** Carries a reading out. */
  readonly onTake: (id: string) => void;
  /** Takes the label of the part that was meant. */
  readonly onPick: (label: string) => void;
}

const choice =
  'block w-full overflow-hidden rounded-md border bg-surface text-left text-ink text-sm transition-colors hover:border-accent hover:bg-accent-wash';

/** What a request may have meant, as small pictures with the difference marked: one click carries a reading out; where there is none, a question. */
export const Readings = ({
  unsure: { question, readings, candidates, answer, model },
  onTake,
  onPick,
}: ReadingsProps) => {
  const [tried, setTried] = useState<string>();
  useTrial(tried, 'new');
  const labels = readings.length > 0 ? [] : [...new Set(candidates.map(({ label }) => label))];
  return (
    <Notice role="alert" tone="plain" title={answer === undefined ? curlyQuotes(question) : refineStrings.answer}>
      {answer !== undefined && <p className="whitespace-pre-wrap break-words text-ink">{answer}</p>}
      {model !== undefined && <MadeBy work={model} what="answer" />}
      {readings.length > 0 && (
        <ul aria-label={refineStrings.readings} className="mt-2 grid gap-1.5">
          {readings.map(({ id, said, imageUrl }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onTake(id)}
                {...trialHandlers(imageUrl, setTried)}
                className={choice}
              >
                <span className="block h-28 border-b bg-picture p-2">
                  <img src={imageUrl} alt="" className="picture size-full object-contain" />
                </span>
                <span className="block px-3 py-2">{curlyQuotes(said.join(' '))}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {readings.length > 0 && <p className="mt-2 text-xs">{refineStrings.sayAgain}</p>}
      {labels.length > 0 && (
        <ul aria-label={refineStrings.candidates} className="mt-2 flex flex-wrap gap-1.5">
          {labels.map((label) => (
            <li key={label}>
              <button
                type="button"
                onClick={() => onPick(label)}
                className="rounded-md border bg-surface px-2 py-1 text-left text-ink text-xs transition-colors hover:border-accent hover:bg-accent-wash"
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
};
