import { promptLimits } from '@diagloom/contract/prompt-limits';
import { findDiagramType, offeredDiagramTypes } from '@diagloom/types/catalog';
import { MarkedText } from '../../../components/draft/marked-text.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { prepareDrafting } from '../../../lib/drafting/draft-text.ts';
import { tryStrings } from '../../../strings/landing.ts';
import { examples, type Trial } from './use-trial.ts';

/** Where a visitor types, with a text of every kind to begin with. */
export const TryPanel = ({ trial }: { readonly trial: Trial }) => {
  const { text, setText, boxRef, example, pick, live, links } = trial;
  const used = text.trim().length;
  const isLong = used > promptLimits.longest;
  const hint = isLong ? tryStrings.tooLong(promptLimits.longest) : (live.problem ?? reasonOf(trial));
  return (
    <div className="flex min-h-0 flex-col gap-3.5 p-5 max-lg:gap-2 max-lg:p-4">
      <div
        className={classNames(
          'rounded-lg border bg-surface transition-colors focus-within:border-accent focus-within:ring-1 focus-within:ring-accent',
          isLong ? 'border-danger' : 'border-line-control',
        )}
      >
        <MarkedText
          ref={boxRef}
          onFocus={prepareDrafting}
          onMouseEnter={prepareDrafting}
          links={links}
          aria-label={tryStrings.label}
          aria-describedby="try-hint"
          rows={5}
          spellCheck={false}
          value={text}
          placeholder={tryStrings.placeholder}
          onChange={({ target }) => setText(target.value)}
          className="max-h-96 min-h-36 px-4 py-3 max-lg:min-h-28"
        />
      </div>
      <p
        id="try-hint"
        aria-live="polite"
        className={classNames('min-h-5 text-[13px]', isLong ? 'text-danger' : 'text-ink-soft')}
      >
        {hint}
      </p>
      <div>
        <p className="font-medium text-[13px]">{tryStrings.chips}</p>
        <ul className="-mx-4 mt-2.5 flex gap-1.5 overflow-x-auto px-4 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0">
          {offeredDiagramTypes.map(({ id, label }) => {
            const first = examples.find(({ diagramType }) => diagramType === id);
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={(example?.diagramType ?? live.draft?.type) === id}
                  onClick={() => first && pick(first)}
                  className="h-7 whitespace-nowrap rounded-full pointer-coarse:h-10 pointer-coarse:px-3.5 border bg-surface px-2.5 text-[13px] text-ink-soft transition-colors hover:border-line-control hover:text-ink aria-pressed:border-select aria-pressed:bg-select-wash aria-pressed:text-select-ink"
                >
                  {label}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
};

/** Why the drawing is of its type, for texts of the visitor's own. */
const reasonOf = ({ live: { draft }, example }: Trial): string => {
  if (draft === undefined || example !== undefined) return tryStrings.hint;
  return draft.reason ?? tryStrings.drawnAs(findDiagramType(draft.type)?.label ?? draft.type);
};
