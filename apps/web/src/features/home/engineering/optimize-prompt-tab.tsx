import { findDiagramType } from '@diagloom/types/catalog';
import { Undo2, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../lib/toast-store.ts';
import { engineeringStrings } from '../../../strings/prompt-help.ts';
import { RewriteButton } from '../models/rewrite-button.tsx';
import type { EngineeringProps } from './prompt-engineering.tsx';

/** Puts the fixed instruction around the prompt in the form; one click takes it off again. */
export const OptimizePromptTab = ({ draft, onChange }: EngineeringProps) => {
  const [isOptimizing, setIsOptimizing] = useState(false);
  const [change, setChange] = useState<{ readonly before: string; readonly after: string }>();
  const { prompt, diagramType } = draft;

  const take = (after: string): void => {
    onChange({ ...draft, prompt: after });
    setChange({ before: prompt, after });
  };
  const optimize = async (): Promise<void> => {
    setIsOptimizing(true);
    try {
      const { optimizePrompt } = await import('@diagloom/language/optimize-prompt');
      const after = optimizePrompt(prompt, findDiagramType(diagramType)?.label ?? 'diagram');
      if (after === undefined) {
        showToast({ title: engineeringStrings.failed, description: engineeringStrings.noRoom, tone: 'destructive' });
        return;
      }
      take(after);
      showToast({ title: engineeringStrings.optimized, description: engineeringStrings.optimizedText });
    } catch {
      showToast({ title: engineeringStrings.failed, description: engineeringStrings.failedText, tone: 'destructive' });
    } finally {
      setIsOptimizing(false);
    }
  };

  return (
    <div className="grid gap-4 p-5">
      <p className="text-ink-soft text-sm">{engineeringStrings.optimizeText}</p>
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isOptimizing} disabled={prompt.trim() === ''} onClick={() => void optimize()}>
          {!isOptimizing && <WandSparkles aria-hidden="true" className="size-4" />}
          {isOptimizing ? engineeringStrings.optimizing : engineeringStrings.optimize}
        </Button>
        <RewriteButton draft={draft} onRewritten={take} />
        {change !== undefined && change.after === prompt && (
          <Button variant="ghost" onClick={() => onChange({ ...draft, prompt: change.before })}>
            <Undo2 aria-hidden="true" className="size-4" />
            {engineeringStrings.putBack}
          </Button>
        )}
      </div>
      {change !== undefined && change.after === prompt && (
        <p className="whitespace-pre-line rounded-md bg-sunken px-3 py-2 text-[13px] leading-relaxed">{change.after}</p>
      )}
    </div>
  );
};
