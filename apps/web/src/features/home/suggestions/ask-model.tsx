import { Sparkles } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { MadeBy } from '../../../components/made-by.tsx';
import { StopButton } from '../../../components/stop-button.tsx';
import { whatLeaves } from '../../../lib/models/what-leaves.ts';
import { suggestionStrings } from '../../../strings/prompt-help.ts';
import type { ModelSuggestions } from '../api/design-suggestions.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Asks the chosen model for suggestions as well. Nothing where the built-in engine is chosen. */
export const AskModel = ({ asking }: { readonly asking: ModelSuggestions }) => {
  const { chosen } = useWorkspace().model;
  if (chosen === undefined) return null;
  return (
    <div className="border-t px-5 py-4">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" isBusy={asking.isPending} onClick={() => asking.ask(chosen.id)}>
          {!asking.isPending && <Sparkles aria-hidden="true" className="size-3.5" />}
          {suggestionStrings.ask(chosen.label)}
        </Button>
        {asking.isPending && <StopButton size="small" onStop={asking.stop} />}
      </div>
      {asking.notice !== undefined && (
        <p role="status" className="mt-2 text-[13px]">
          {asking.notice}
        </p>
      )}
      {asking.work === undefined ? (
        <p className="mt-2 text-ink-soft text-xs">{whatLeaves(chosen, 'diagram')}</p>
      ) : (
        <MadeBy work={asking.work} what="answer" />
      )}
    </div>
  );
};
