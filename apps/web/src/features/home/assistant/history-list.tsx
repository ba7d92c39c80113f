import { findDiagramType } from '@diagloom/types/catalog';
import { Badge } from '../../../components/badge.tsx';
import { relativeTime } from '../../../lib/relative-time.ts';
import { assistantStrings } from '../../../strings/prompt-help.ts';
import { usePromptHistory } from '../api/prompt-history.ts';
import type { PromptDraft } from '../prompt/prompt-draft.ts';
import { PromptRow } from './prompt-row.tsx';

/** Characters above which a prompt's badge stands out. */
const longPrompt = 100;

export const HistoryList = ({ onPick }: { readonly onPick: (draft: PromptDraft) => void }) => {
  const { data, isPending, isError } = usePromptHistory();
  const history = data?.history ?? [];
  if (history.length === 0) {
    const text = isPending
      ? assistantStrings.historyLoading
      : isError
        ? assistantStrings.historyFailed
        : assistantStrings.historyEmpty;
    return <p className="p-4 text-ink-soft text-sm">{text}</p>;
  }
  const now = new Date();
  return (
    <ul>
      {history.map(({ id, prompt, diagramType, usedAt }) => (
        <PromptRow
          key={id}
          title={findDiagramType(diagramType)?.label ?? diagramType}
          aside={
            <>
              <Badge tone={prompt.length > longPrompt ? 'accent' : 'plain'}>
                {assistantStrings.length(prompt.length)}
              </Badge>
              <span>{relativeTime(new Date(usedAt), now)}</span>
            </>
          }
          prompt={prompt}
          onPick={() => onPick({ prompt, diagramType })}
        />
      ))}
    </ul>
  );
};
