import { findDiagramType } from '@diagloom/types/catalog';
import { ExamplePicture } from '../../../components/example-picture.tsx';
import { type ExamplePrompt, exampleGroups } from '../../../lib/example-prompts.ts';
import { exampleStrings } from '../../../strings/home.ts';

interface ExamplePromptsSectionProps {
  readonly onPick: (example: ExamplePrompt) => void;
}

export const ExamplePromptsSection = ({ onPick }: ExamplePromptsSectionProps) => (
  <section aria-labelledby="example-prompts">
    <h2 id="example-prompts" className="text-xl">
      {exampleStrings.title}
    </h2>
    <p className="mt-1.5 text-ink-soft text-sm">{exampleStrings.text}</p>
    <div className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {exampleGroups.map(({ title, examples }) => (
        <div key={title}>
          <h3 className="font-medium text-[13px] text-ink-soft tracking-normal">{title}</h3>
          <ul className="mt-3 grid gap-3">
            {examples.map((example) => (
              <li key={example.title}>
                <ExampleCard example={example} onPick={() => onPick(example)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </section>
);

interface ExampleCardProps {
  readonly example: ExamplePrompt;
  readonly onPick: () => void;
}

const ExampleCard = ({ example, onPick }: ExampleCardProps) => (
  <button
    type="button"
    onClick={onPick}
    className="w-full overflow-hidden rounded-lg border bg-surface text-left transition-colors hover:border-line-control hover:shadow-float"
  >
    <span className="block h-36 overflow-hidden border-b bg-sheet p-3">
      <ExamplePicture example={example.title} alt="" isFramed />
    </span>
    <span className="block p-4">
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-medium text-sm">{example.title}</span>
        <span className="text-ink-soft text-xs">{findDiagramType(example.diagramType)?.label}</span>
      </span>
      <span className="mt-1.5 line-clamp-2 text-[13px] text-ink-soft">{example.prompt}</span>
    </span>
  </button>
);
