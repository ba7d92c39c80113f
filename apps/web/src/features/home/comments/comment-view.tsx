import type { Annotation, AnnotationPerson, Diagram } from '@diagloom/contract';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { relativeTime } from '../../../lib/relative-time.ts';
import { commentStrings } from '../../../strings/comments.ts';
import { useChangeAnnotation } from '../api/annotations.ts';
import { AttachmentRow } from './attachment-row.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentMenu } from './comment-menu.tsx';
import { CommentText } from './comment-text.tsx';
import { ReactionRow } from './reaction-row.tsx';

interface CommentViewProps {
  readonly diagram: Diagram;
  readonly annotation: Annotation;
  readonly people: readonly AnnotationPerson[];
  /** Without what can be done with it. */
  readonly isBrief?: boolean;
}

/** One comment: who, when, what, and what others think of it. */
export const CommentView = ({ diagram, annotation, people, isBrief = false }: CommentViewProps) => {
  const [edited, setEdited] = useState<string>();
  const change = useChangeAnnotation(diagram.id);
  const { content, createdAt, editedAt, isVisible, isUnread } = annotation;
  return (
    <div className="grid gap-1.5">
      <div className="flex min-h-6 items-center gap-1.5 text-xs">
        <span className="min-w-0 truncate font-semibold text-[13px]">{nameOf(annotation)}</span>
        <time dateTime={createdAt} title={new Date(createdAt).toLocaleString()} className="shrink-0 text-ink-soft">
          {relativeTime(new Date(createdAt), new Date())}
          {editedAt !== null && ` · ${commentStrings.edited}`}
        </time>
        {isUnread && (
          <span className="shrink-0 rounded-full bg-accent px-1.5 font-medium text-[11px] text-on-accent">
            {commentStrings.unread}
          </span>
        )}
        {!isVisible && (
          <span className="flex shrink-0 items-center gap-1 text-ink-soft">
            <EyeOff aria-hidden="true" className="size-3.5" />
            {commentStrings.hidden}
          </span>
        )}
        <span className="flex-1" />
        {!isBrief && <CommentMenu diagram={diagram} annotation={annotation} onEdit={() => setEdited(content)} />}
      </div>
      {edited === undefined ? (
        <CommentText text={content} people={people} />
      ) : (
        <div className="grid gap-1.5">
          <CommentForm
            label={commentStrings.edit}
            placeholder={commentStrings.placeholder}
            send={commentStrings.save}
            text={edited}
            people={people}
            isBusy={change.isPending}
            onChange={setEdited}
            onSend={({ content: next, mentionedUsers }) =>
              change.mutate(
                { annotationId: annotation.id, change: { content: next, mentionedUsers } },
                { onSuccess: () => setEdited(undefined) },
              )
            }
          />
          <Button variant="ghost" size="small" className="justify-self-start" onClick={() => setEdited(undefined)}>
            {commentStrings.cancel}
          </Button>
        </div>
      )}
      <AttachmentRow diagram={diagram} annotation={annotation} isBrief={isBrief} />
      {!isBrief && <ReactionRow diagramId={diagram.id} annotation={annotation} />}
    </div>
  );
};

/** What people call whoever wrote it. */
export const nameOf = ({ authorName, isOwn }: Annotation): string =>
  isOwn ? commentStrings.you : (authorName ?? commentStrings.gone);
