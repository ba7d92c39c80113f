import { findDiagramType } from '@diagloom/types/catalog';
import { promptTemplates } from '@diagloom/types/prompt-templates';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../lib/toast-store.ts';
import { engineeringStrings } from '../../../strings/prompt-help.ts';
import { useTypeOfText } from '../live/use-type-of-text.ts';
import type { EngineeringProps } from './prompt-engineering.tsx';

/** The prompts with blanks of the type that is chosen in the form. */
export const TemplateList = ({ draft, onChange }: EngineeringProps) => {
  const type = findDiagramType(useTypeOfText());
  if (type === undefined) return null;
  const apply = (template: string): void => {
    onChange({ ...draft, prompt: template });
    showToast({ title: engineeringStrings.applied, description: engineeringStrings.appliedText });
  };
  return (
    <div className="p-5">
      <p className="text-[13px] text-ink-soft">{engineeringStrings.templatesFor(type.label)}</p>
      <ul className="mt-3 grid gap-4">
        {promptTemplates[type.id].map(({ title, description, template }) => (
          <li key={title}>
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <div className="min-w-0">
                <p className="font-medium text-sm">{title}</p>
                <p className="text-[13px] text-ink-soft">{description}</p>
              </div>
              <Button variant="secondary" size="small" onClick={() => apply(template)}>
                {engineeringStrings.useTemplate}
              </Button>
            </div>
            <p className="mt-2 rounded-md bg-sunken px-3 py-2 text-[13px] leading-relaxed">{withBlanks(template)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The blanks stand out from the words around them. */
const withBlanks = (template: string) =>
  template.split(/(\[[^\]]+\])/).map((part, index) =>
    part.startsWith('[') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
      <span key={index} className="text-accent-ink">
        {part}
      </span>
    ) : (
      part
    ),
  );
