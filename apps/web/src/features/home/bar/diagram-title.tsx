import type { Diagram } from '@diagloom/contract';
import { useState } from 'react';
import { workspaceStrings } from '../../../strings/workspace.ts';
import { canChange } from '../can-change.ts';
import { TitleField } from '../diagrams/title-field.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';

const look = 'h-8 pointer-coarse:h-10 min-w-0 rounded-md px-2 font-semibold text-sm tracking-tight';

/** The title of the open diagram; whoever may change the diagram writes a new one in its place. */
export const DiagramTitle = ({ diagram }: { readonly diagram: Diagram }) => {
  const [isWriting, setWriting] = useState(false);
  const { isGuest } = useWorkspace();
  const { id, title } = diagram;
  if (isWriting) {
    return (
      <h1 className="flex min-w-0 flex-1 leading-none">
        <TitleField
          id={id}
          title={title}
          className={`${look} w-full max-w-96 border border-accent bg-surface`}
          onDone={() => setWriting(false)}
        />
      </h1>
    );
  }
  return (
    <h1 className="flex min-w-0 leading-none">
      {canChange(diagram) && !isGuest ? (
        <button
          type="button"
          title={workspaceStrings.rename}
          onClick={() => setWriting(true)}
          className={`${look} truncate text-left hover:bg-sunken`}
        >
          {title}
        </button>
      ) : (
        <span className={`${look} truncate leading-8`}>{title}</span>
      )}
    </h1>
  );
};
