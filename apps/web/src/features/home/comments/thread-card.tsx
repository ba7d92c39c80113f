import type { AnnotationPerson, AnnotationPriority, Diagram } from '@diagloom/contract';
import { Check, History, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { commentStrings } from '../../../strings/comments.ts';
import { useChangeAnnotation, useMarkSeen } from '../api/annotations.ts';
import { useSendComment } from '../api/attachments.ts';
import { canChange } from '../can-change.ts';
import { ThreadPeople } from '../together/thread-people.tsx';
import { useThreadPresence } from '../together/use-thread-presence.ts';
import { ApplyChange } from './apply-change.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentView, nameOf } from './comment-view.tsx';
import { ThreadHistory } from './thread-history.tsx';
import { isUnread, type Thread } from './threads.ts';
import { usePictures } from './use-pictures.ts';

interface ThreadCardProps {
  readonly diagram: Diagram;
  readonly thread: Thread;
  readonly people: readonly AnnotationPerson[];
  /** Where it is pinned, in words. */
  readonly place: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** A thread: its first comment, and with it everything else once it is open. */
export const ThreadCard = ({ diagram, thread, people, place, isOpen, onOpen }: ThreadCardProps) => {
  const { root, replies } = thread;
  const card = useRef<HTMLLIElement>(null);
  const { mutate: markSeen } = useMarkSeen(diagram.id);
  const isNew = isUnread(thread);
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  useEffect(() => {
    if (isOpen && isNew) markSeen(root.id);
  }, [isOpen, isNew, markSeen, root.id]);
  return (
    <li
      ref={card}
      aria-label={commentStrings.thread(nameOf(root))}
      className={classNames(
        'relative rounded-lg border bg-surface',
        isOpen ? 'border-select shadow-lift' : 'hover:border-line-control',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
        className={classNames(
          'flex w-full flex-wrap items-center gap-1.5 rounded-t-lg px-3 pt-2.5 pb-1 text-left text-ink-soft text-xs',
          // All of a closed thread opens it; for fingers buttons are placed themselves, to reach beyond what is seen of them.
          !isOpen && 'static after:absolute after:inset-0 after:rounded-lg',
        )}
      >
        <span
          aria-hidden="true"
          className="size-3 shrink-0 rounded-full border border-black/20"
          style={{ backgroundColor: root.color }}
        />
        <span className="min-w-0 flex-1 truncate">{place}</span>
        {root.type !== 'comment' && <Badge tone="plain">{commentStrings.kinds[root.type]}</Badge>}
        {root.priority === 'high' && <Badge tone="warning">{commentStrings.priorities.high}</Badge>}
        {root.status === 'resolved' && <Badge>{commentStrings.states.resolved}</Badge>}
      </button>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-3 pb-3">
        <CommentView diagram={diagram} annotation={root} people={people} isBrief={!isOpen} />
        <ThreadPeople diagramId={diagram.id} threadId={root.id} />
        {isOpen ? (
          <OpenPart diagram={diagram} thread={thread} people={people} />
        ) : (
          replies.length > 0 && (
            <p className="font-medium text-accent-ink text-xs">
              {commentStrings.replies(replies.length)}
              {isNew && ` · ${commentStrings.unread}`}
            </p>
          )
        )}
      </div>
    </li>
  );
};

type OpenPartProps = Pick<ThreadCardProps, 'diagram' | 'thread' | 'people'>;

const priorities: readonly AnnotationPriority[] = ['low', 'normal', 'high'];

const OpenPart = ({ diagram, thread: { root, replies }, people }: OpenPartProps) => {
  const [text, setText] = useState('');
  const [hasHistory, setHistory] = useState(false);
  const pictures = usePictures();
  const create = useSendComment(diagram.id);
  const change = useChangeAnnotation(diagram.id);
  // What is on its way is not being written any more.
  useThreadPresence(diagram.id, root.id, create.isPending ? '' : text);
  const isResolved = root.status === 'resolved';
  const { pageId, x, y } = root;
  const Icon = isResolved ? RotateCcw : Check;
  return (
    <>
      {replies.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 border-l-2 pl-3">
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentView diagram={diagram} annotation={reply} people={people} />
            </li>
          ))}
        </ul>
      )}
      {!isResolved && canChange(diagram) && <ApplyChange diagram={diagram} annotation={root} />}
      {isResolved && root.resolvedByName !== null && (
        <p className="text-ink-soft text-xs">{commentStrings.resolvedBy(root.resolvedByName)}</p>
      )}
      {!isResolved && (
        <CommentForm
          label={commentStrings.replyPlaceholder}
          placeholder={commentStrings.replyPlaceholder}
          send={commentStrings.sendReply}
          text={text}
          people={people}
          pictures={pictures}
          isBusy={create.isPending}
          onChange={setText}
          onSend={(written) =>
            create.mutate(
              { ...written, pageId, x, y, parentId: root.id },
              {
                onSuccess: () => {
                  setText('');
                  pictures.clear();
                },
              },
            )
          }
        />
      )}
      <div className="flex flex-wrap items-center gap-1.5">
        <Button
          variant="secondary"
          size="small"
          isBusy={change.isPending}
          onClick={() => change.mutate({ annotationId: root.id, change: { status: isResolved ? 'open' : 'resolved' } })}
        >
          <Icon aria-hidden="true" className="size-3.5" />
          {isResolved ? commentStrings.reopen : commentStrings.resolve}
        </Button>
        <select
          aria-label={commentStrings.priority}
          title={commentStrings.priority}
          value={root.priority}
          onChange={({ target }) => {
            const priority = priorities.find((one) => one === target.value);
            if (priority !== undefined) change.mutate({ annotationId: root.id, change: { priority } });
          }}
          className="h-8 pointer-coarse:h-10 rounded-sm bg-transparent pl-1 text-[13px] text-ink-soft hover:bg-sunken"
        >
          {priorities.map((priority) => (
            <option key={priority} value={priority}>
              {commentStrings.priorities[priority]}
            </option>
          ))}
        </select>
        <Button variant="ghost" size="small" aria-expanded={hasHistory} onClick={() => setHistory(!hasHistory)}>
          <History aria-hidden="true" className="size-3.5" />
          {hasHistory ? commentStrings.hideHistory : commentStrings.history}
        </Button>
      </div>
      {hasHistory && <ThreadHistory diagramId={diagram.id} threadId={root.id} />}
    </>
  );
};
