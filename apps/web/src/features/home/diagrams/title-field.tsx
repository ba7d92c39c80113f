import { diagramTitleSchema } from '@diagloom/contract';
import { type KeyboardEvent, useState } from 'react';
import { workspaceStrings } from '../../../strings/workspace.ts';
import { useUpdateDiagram } from '../api/update-diagram.ts';

interface TitleFieldProps {
  readonly id: number;
  readonly title: string;
  readonly className: string;
  /** It was saved, or left as it was. */
  readonly onDone: () => void;
}

/** A new title for a diagram, written in the place of the old one: Enter or leaving the field saves, Escape does not. */
export const TitleField = ({ id, title, className, onDone }: TitleFieldProps) => {
  const [text, setText] = useState(title);
  const update = useUpdateDiagram(id);
  const save = (): void => {
    const read = diagramTitleSchema.safeParse(text);
    if (read.success && read.data !== title) update.mutate({ title: read.data });
    onDone();
  };
  const handleKeyDown = ({ key, nativeEvent }: KeyboardEvent): void => {
    if (key === 'Enter' && !nativeEvent.isComposing) save();
    if (key === 'Escape') onDone();
  };
  return (
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
      className={className}
    />
  );
};
