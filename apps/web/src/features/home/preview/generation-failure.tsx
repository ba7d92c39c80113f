import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { generationStrings } from '../../../strings/home.ts';
import { shellStrings } from '../../../strings/shell.ts';
import { OfferModel } from '../models/offer-model.tsx';
import type { Generation } from '../use-generation.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

interface GenerationFailureProps {
  readonly generation: Extract<Generation, { readonly state: 'failed' }>;
}

/** The codes that a second try with the same text cannot change. */
const titles: Readonly<Record<string, string>> = {
  not_understood: generationStrings.notUnderstood,
  monthly_limit_reached: generationStrings.limitReached,
};

/** Why there is no diagram, and what to do about it. */
export const GenerationFailure = ({ generation }: GenerationFailureProps) => {
  const { draft, draw, pickPrompt } = useWorkspace();
  const { message, failure, request } = generation;
  const title = titles[failure?.code ?? ''];
  const examples = failure?.examples ?? [];
  return (
    <div>
      <Notice
        role="alert"
        tone={failure?.code === 'not_understood' ? 'warning' : 'danger'}
        title={title ?? generationStrings.failed}
      >
        <p>{message}</p>
        <p className="mt-1">{generationStrings.keptText}</p>
      </Notice>
      {failure?.code === 'not_understood' && <OfferModel request={request} />}
      {examples.length > 0 && (
        <>
          <p className="mt-6 font-medium text-[13px]">{generationStrings.tryOneOfThese}</p>
          <ul className="mt-3 grid gap-2">
            {examples.map((example) => (
              <li key={example}>
                <button
                  type="button"
                  onClick={() => pickPrompt({ ...draft, prompt: example })}
                  className="w-full rounded-md border bg-surface px-3.5 py-2.5 whitespace-pre-line text-left text-sm transition-colors hover:border-accent hover:bg-accent-wash"
                >
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {title === undefined && (
        <Button
          variant="secondary"
          onClick={() => draw({ ...draft, prompt: request.prompt ?? '', diagramType: request.diagramType })}
          className="mt-4"
        >
          {shellStrings.tryAgain}
        </Button>
      )}
    </div>
  );
};
