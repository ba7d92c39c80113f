import { promptLimits, rewritePrompt } from '@diagloom/contract';
import { useMutation } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { StopButton } from '../../../components/stop-button.tsx';
import { useStoppable } from '../../../hooks/use-stoppable.ts';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { modelStrings } from '../../../strings/models.ts';
import type { PromptDraft } from '../prompt/prompt-draft.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

interface RewriteButtonProps {
  readonly draft: PromptDraft;
  readonly onRewritten: (prompt: string) => void;
}

/** Has the chosen model say the prompt more clearly. Nothing where the built-in engine is chosen. */
export const RewriteButton = ({ draft: { prompt, diagramType }, onRewritten }: RewriteButtonProps) => {
  const { chosen } = useWorkspace().model;
  const { begin, stop, isStopped } = useStoppable();
  const rewriting = useMutation({
    mutationFn: (model: string) => callApi(rewritePrompt, { body: { prompt, diagramType, model }, signal: begin() }),
    onSuccess: (answer) => onRewritten(answer.prompt),
    onError: (error) => {
      if (isStopped()) return;
      showToast({
        title: modelStrings.rewriteFailed,
        description: messageOf(error, modelStrings.rewriteFailedText),
        tone: 'destructive',
      });
    },
  });
  if (chosen === undefined) return null;
  return (
    <>
      <Button
        variant="secondary"
        isBusy={rewriting.isPending}
        disabled={prompt.trim().length < promptLimits.shortest}
        title={modelStrings.rewriteHint(chosen.label)}
        onClick={() => rewriting.mutate(chosen.id)}
      >
        {!rewriting.isPending && <PenLine aria-hidden="true" className="size-4" />}
        {rewriting.isPending ? modelStrings.rewriting : modelStrings.rewrite}
      </Button>
      {rewriting.isPending && <StopButton onStop={stop} />}
    </>
  );
};
