import type { Annotation, AnnotationPriority } from '@diagloom/contract';

/** What is pinned to a place, with what was answered, the oldest first. */
export interface Thread {
  readonly root: Annotation;
  readonly replies: readonly Annotation[];
}

export interface ThreadFilter {
  /** `lost`: open, and what they are pinned to is gone. */
  readonly state: 'open' | 'resolved' | 'all' | 'lost';
  /** The id of somebody who wrote in it or is mentioned. */
  readonly person: number | undefined;
  readonly priority: AnnotationPriority | undefined;
}

export const everyOpenThread: ThreadFilter = { state: 'open', person: undefined, priority: undefined };

/** Threads in the order in which they were begun. */
export const threadsOf = (annotations: readonly Annotation[]): readonly Thread[] => {
  const replies = new Map<number, Annotation[]>();
  for (const annotation of annotations) {
    if (annotation.parentId === null) continue;
    replies.set(annotation.parentId, [...(replies.get(annotation.parentId) ?? []), annotation]);
  }
  return annotations
    .filter(({ parentId }) => parentId === null)
    .map((root) => ({ root, replies: replies.get(root.id) ?? [] }));
};

/** Those that match, what is urgent first and then the newest. */
export const filterThreads = (
  threads: readonly Thread[],
  { state, person, priority }: ThreadFilter,
  isLost: (root: Annotation) => boolean,
): readonly Thread[] =>
  threads
    .filter(
      ({ root, replies }) =>
        (state === 'all' || (state === 'lost' ? root.status === 'open' && isLost(root) : root.status === state)) &&
        (priority === undefined || root.priority === priority) &&
        (person === undefined ||
          [root, ...replies].some(
            ({ userId, mentionedUsers }) => userId === person || mentionedUsers.includes(person),
          )),
    )
    .toSorted((one, other) => weight[other.root.priority] - weight[one.root.priority] || other.root.id - one.root.id);

const weight: Readonly<Record<AnnotationPriority, number>> = { high: 2, normal: 1, low: 0 };

export const isUnread = ({ root, replies }: Thread): boolean => [root, ...replies].some((part) => part.isUnread);
