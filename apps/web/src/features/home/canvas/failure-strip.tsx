import { CircleAlert, X } from 'lucide-react';
import { generationStrings } from '../../../strings/home.ts';
import { shellStrings } from '../../../strings/shell.ts';
import { IconButton } from '../bar/icon-button.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Says above an open diagram that another one was not made; the conversation has the details. */
export const FailureStrip = () => {
  const { generation, dismiss } = useWorkspace().generation;
  if (generation.state !== 'failed') return null;
  return (
    <div className="flex items-center gap-2 border-b bg-danger-wash px-4 py-1 text-sm">
      <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />
      <p className="min-w-0 flex-1 truncate">
        <span className="font-medium">{generationStrings.failed}</span>
        {` · ${generation.message}`}
      </p>
      <IconButton label={shellStrings.close} onClick={dismiss}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
};
