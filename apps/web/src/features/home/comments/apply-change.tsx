import type { Annotation, Diagram } from '@diagloom/contract';
import { Wand2 } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { commentStrings } from '../../../strings/comments.ts';
import { useAnnotationAsChange } from '../api/annotations.ts';
import { useApplyComment } from './use-apply-comment.ts';

interface ApplyChangeProps {
  readonly diagram: Diagram;
  readonly annotation: Annotation;
}

/** Offers to do what a comment says, where the engine is sure what that is. */
export const ApplyChange = ({ diagram, annotation }: ApplyChangeProps) => {
  const { data } = useAnnotationAsChange(diagram.id, annotation.id, diagram.version);
  const apply = useApplyComment(diagram.id);
  if (!data?.said || data.said.length === 0) return null;
  return (
    <div className="grid gap-2 rounded-md bg-accent-wash p-2.5 text-[13px]">
      <p>{data.said.join(' ')}</p>
      <Button
        size="small"
        className="justify-self-start"
        isBusy={apply.isPending}
        onClick={() => apply.mutate({ ...annotation, request: data.request })}
      >
        <Wand2 aria-hidden="true" className="size-3.5" />
        {commentStrings.apply}
      </Button>
    </div>
  );
};
