import type { Diagram } from '@diagloom/contract';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { fileNameOf } from '../../../lib/file-name.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { togetherStrings } from '../../../strings/together.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { dropUnsavedCopy, useUnsavedCopy } from './unsaved-copies.ts';

/** Says above the diagram that the server did not take some changes, why, and offers the drawing with them as a file. */
export const UnsavedStrip = ({ diagram: { id, title } }: { readonly diagram: Diagram }) => {
  const { userId } = useWorkspace();
  const copy = useUnsavedCopy(userId, id);
  if (copy === undefined) return null;
  const drop = (): void => dropUnsavedCopy(userId, id);
  const save = (): void => {
    saveFile(new Blob([copy.xml], { type: 'application/xml' }), fileNameOf(title, 'drawio'));
    drop();
  };
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b bg-danger-wash px-4 py-1.5 text-sm"
    >
      <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />
      <p className="min-w-48 flex-1">
        <span className="font-medium">{togetherStrings.unsaved}</span>
        {` ${copy.reason}`}
      </p>
      <Button variant="secondary" size="small" onClick={save}>
        {togetherStrings.saveUnsaved}
      </Button>
      <Button variant="ghost" size="small" onClick={drop}>
        {togetherStrings.dropUnsaved}
      </Button>
    </div>
  );
};
