import type { Diagram } from '@diagloom/contract';
import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { assistantStrings } from '../../../strings/prompt-help.ts';
import { conversationStrings } from '../../../strings/workspace.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** A text of more than this is shown in part until all of it is asked for. */
const mostShown = { characters: 180, lines: 4 } as const;

/** The text that the diagram was made from, for whoever may see it. */
export const FirstTurn = ({ diagram: { prompt, diagramType } }: { readonly diagram: Diagram }) => {
  const { fillPrompt } = useWorkspace();
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  if (prompt === '') return null;
  const isLong = prompt.length > mostShown.characters || prompt.split('\n').length > mostShown.lines;
  return (
    <div className="grid justify-items-end gap-1">
      <div className="max-w-[88%] rounded-xl rounded-br-sm bg-accent-wash px-3 py-2 text-accent-ink text-sm">
        <p id={id} className={classNames('whitespace-pre-wrap break-words', isLong && !isWhole && 'line-clamp-4')}>
          {prompt}
        </p>
        {isLong && (
          <button
            type="button"
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setWhole(!isWhole)}
            className="mt-1 font-medium text-[13px] underline-offset-2 hover:underline"
          >
            {isWhole ? conversationStrings.showLess : conversationStrings.showAll}
          </button>
        )}
      </div>
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
