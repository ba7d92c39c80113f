import { type Diagram, diagramTitleSchema } from '@diagloom/contract';
import { type KeyboardEvent, useState } from 'react';
import { workspaceStrings } from '../../../strings/workspace.ts';
import { useUpdateDiagram } from '../api/update-diagram.ts';
import { canChange } from '../can-change.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

const look = 'h-8 pointer-coarse:h-10 min-w-0 rounded-md px-2 font-semibold text-sm tracking-tight';

/** The title of the open diagram; whoever may change the diagram writes a new one in its place. */
export const DiagramTitle = ({ diagram }: { readonly diagram: Diagram }) => {
  const [text, setText] = useState<string>();
  const { isGuest } = useWorkspace();
  const update = useUpdateDiagram(diagram.id);
  if (text !== undefined) {
    const save = (): void => {
      const title = diagramTitleSchema.safeParse(text);
      setText(undefined);
      if (title.success && title.data !== diagram.title) update.mutate({ title: title.data });
    };
    const handleKeyDown = ({ key, nativeEvent }: KeyboardEvent): void => {
      if (key === 'Enter' && !nativeEvent.isComposing) save();
      if (key === 'Escape') setText(undefined);
    };
    return (
      <h1 className="flex min-w-0 flex-1 leading-none">
        <input
          // biome-ignore lint/a11y/noAutofocus: the field stands where the person has just pressed
          autoFocus
          value={text}
          maxLength={200}
          aria-label={workspaceStrings.rename}
          title={workspaceStrings.renameHint}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setText(target.value)}
          onBlur={save}
          onKeyDown={handleKeyDown}
          className={`${look} w-full max-w-96 border border-accent bg-surface`}
        />
      </h1>
    );
  }
  const title = update.isPending && update.variables.title !== undefined ? update.variables.title : diagram.title;
  return (
    <h1 className="flex min-w-0 leading-none">
      {canChange(diagram) && !isGuest ? (
        <button
          type="button"
          title={workspaceStrings.rename}
          onClick={() => setText(diagram.title)}
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
