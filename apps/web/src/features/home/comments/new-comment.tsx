import { type AnnotationPerson, annotationTypes, type Diagram } from '@diagloom/contract';
import { MapPin, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useKeptText } from '../../../hooks/use-kept-text.ts';
import { commentStrings } from '../../../strings/comments.ts';
import { useSendComment } from '../api/attachments.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { CommentForm } from './comment-form.tsx';
import type { Places } from './places.ts';
import { usePictures } from './use-pictures.ts';

interface NewCommentProps {
  readonly diagram: Diagram;
  readonly places: Places;
  readonly people: readonly AnnotationPerson[];
  readonly onCreated: (id: number) => void;
}

/** Begins a thread at the selected shape, at a marked place, or on the page. */
export const NewComment = ({ diagram, places, people, onCreated }: NewCommentProps) => {
  const { userId, selection, pin, setPin } = useWorkspace();
  const [text, setText] = useKeptText(`diagloom.comment.${userId}.${diagram.id}`);
  const [type, setType] = useState<(typeof annotationTypes)[number]>('comment');
  const pictures = usePictures();
  const create = useSendComment(diagram.id);
  const marked = typeof pin === 'object' ? pin : undefined;
  const cellId = marked === undefined ? selection[0] : undefined;
  const name = cellId === undefined ? undefined : places.nameOf(cellId);
  const where = marked !== undefined ? commentStrings.onPlace : (name ?? commentStrings.onPage);
  useEffect(() => () => setPin(undefined), [setPin]);
  return (
    <div className="border-t p-3 md:p-4">
      {pin === 'picking' && (
        <p role="status" className="mb-2 rounded-md bg-accent-wash px-2.5 py-1.5 text-accent-ink text-xs">
          {commentStrings.picking}
        </p>
      )}
      <CommentForm
        label={commentStrings.write}
        placeholder={commentStrings.placeholder}
        send={commentStrings.send}
        text={text}
        people={people}
        pictures={pictures}
        isBusy={create.isPending}
        onChange={setText}
        onSend={(written) =>
          create.mutate(
            { ...written, type, ...(marked ?? places.placeFor(cellId)) },
            {
              onSuccess: ({ annotation }) => {
                setText('');
                pictures.clear();
                setPin(undefined);
                onCreated(annotation.id);
              },
            },
          )
        }
      >
        <div className="flex min-w-0 items-center gap-1.5 pr-1 pl-2.5 pt-0.5 text-ink-soft text-xs">
          <span className="min-w-0 flex-1 truncate" title={where}>
            {where}
          </span>
          <select
            aria-label={commentStrings.kind}
            value={type}
            onChange={({ target }) => setType(annotationTypes.find((one) => one === target.value) ?? 'comment')}
            className="h-7 pointer-coarse:h-10 rounded-sm bg-transparent pl-1 hover:bg-sunken"
          >
            {annotationTypes.map((one) => (
              <option key={one} value={one}>
                {commentStrings.kinds[one]}
              </option>
            ))}
          </select>
          <button
            type="button"
            aria-label={marked === undefined ? commentStrings.pick : commentStrings.forget}
            title={marked === undefined ? commentStrings.pick : commentStrings.forget}
            aria-pressed={pin === 'picking'}
            onClick={() => setPin(pin === undefined ? 'picking' : undefined)}
            className="grid size-7 place-items-center rounded-sm hover:bg-sunken aria-pressed:bg-select-wash aria-pressed:text-select-ink"
          >
            {marked === undefined ? (
              <MapPin aria-hidden="true" className="size-3.5" />
            ) : (
              <X aria-hidden="true" className="size-3.5" />
            )}
          </button>
        </div>
      </CommentForm>
    </div>
  );
};
