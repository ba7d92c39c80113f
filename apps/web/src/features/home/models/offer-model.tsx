import type { GenerateDiagramRequest } from '@diagloom/contract';
import { Button } from '../../../components/button.tsx';
import { leavesWith, whatLeaves } from '../../../lib/models/what-leaves.ts';
import { modelStrings } from '../../../strings/models.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Offers a model for a text that the engine could not read, such as one in another language. Nothing where none is set up or one was asked. */
export const OfferModel = ({ request }: { readonly request: GenerateDiagramRequest }) => {
  const { draft, draw, model } = useWorkspace();
  const offered = model.preferred ?? model.offered[0];
  if (offered === undefined || request.model !== undefined) return null;
  const handleClick = (): void => {
    model.choose(offered.id);
    draw({ ...draft, prompt: request.prompt ?? '', diagramType: request.diagramType }, offered.id);
  };
  return (
    <div className="mt-4">
      <Button onClick={handleClick}>{modelStrings.draftWith(offered.label)}</Button>
      <p className="mt-1.5 px-1 text-ink-soft text-xs">
        {modelStrings.readsMore} {whatLeaves(offered, leavesWith(request))}
      </p>
    </div>
  );
};
