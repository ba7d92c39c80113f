import { commentStrings } from '../../../strings/comments.ts';
import { useAnnotations } from '../api/annotations.ts';

/** How many comments somebody has not seen; nothing where they have seen all. */
export const UnreadMark = ({ diagramId }: { readonly diagramId: number | undefined }) => {
  const { data } = useAnnotations(diagramId);
  const count = data?.annotations.filter(({ isUnread, status }) => isUnread && status === 'open').length ?? 0;
  if (count === 0) return null;
  return (
    <span
      title={commentStrings.count(count)}
      className="grid h-4 min-w-4 place-items-center rounded-full bg-danger-fill px-1 font-semibold text-[10px] text-white tabular-nums"
    >
      <span className="sr-only">{commentStrings.count(count)}</span>
      <span aria-hidden="true">{count > 9 ? '9+' : count}</span>
    </span>
  );
};
