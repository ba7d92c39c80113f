import type { Diagram } from '@diagloom/contract';
import { Pencil } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { assistantStrings } from '../../../strings/prompt-help.ts';
import { conversationStrings } from '../../../strings/workspace.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** The text that the diagram was made from, for whoever may see it. */
export const FirstTurn = ({ diagram: { prompt, diagramType } }: { readonly diagram: Diagram }) => {
  const { fillPrompt } = useWorkspace();
  if (prompt === '') return null;
  return (
    <div className="grid justify-items-end gap-1">
      <p className="max-w-[88%] whitespace-pre-wrap break-words rounded-xl rounded-br-sm bg-accent-wash px-3 py-2 text-accent-ink text-sm">
        {prompt}
      </p>
      <div className="flex gap-1 text-ink-soft">
        <CopyButton variant="ghost" size="small" text={prompt} label={assistantStrings.copy} />
        <Button variant="ghost" size="small" onClick={() => fillPrompt({ prompt, diagramType })}>
          <Pencil aria-hidden="true" className="size-3.5" />
          {conversationStrings.again}
        </Button>
      </div>
    </div>
  );
};
