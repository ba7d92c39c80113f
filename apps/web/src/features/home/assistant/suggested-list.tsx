import { findDiagramType } from '@diagloom/types/catalog';
import { useState } from 'react';
import { disabledLook } from '../../../components/disabled-look.ts';
import { classNames } from '../../../lib/class-names.ts';
import { assistantStrings } from '../../../strings/prompt-help.ts';
import type { PromptDraft } from '../prompt/prompt-draft.ts';
import { PromptRow } from './prompt-row.tsx';
import { promptCategories, suggestedPrompts } from './suggested-prompts.ts';

interface SuggestedListProps {
  readonly likeType: string | undefined;
  readonly onPick: (draft: PromptDraft) => void;
}

const allCategories = [assistantStrings.all, ...promptCategories] as const;

export const SuggestedList = ({ likeType, onPick }: SuggestedListProps) => {
  const [chosen, setChosen] = useState<(typeof allCategories)[number]>(assistantStrings.all);
  const sorted = suggestedPrompts.toSorted((a, b) => Number(b.type === likeType) - Number(a.type === likeType));
  const promptsOf = (name: string) =>
    sorted.filter(({ category }) => name === assistantStrings.all || category === name);
  return (
    <>
      <fieldset className="flex flex-wrap gap-1.5 px-4 pt-4 pb-3">
        <legend className="sr-only">{assistantStrings.categories}</legend>
        {allCategories.map((name) => {
          const count = promptsOf(name).length;
          return (
            <button
              key={name}
              type="button"
              disabled={count === 0}
              aria-pressed={chosen === name}
              onClick={() => setChosen(name)}
              className={classNames(
                'h-7 pointer-coarse:h-10 rounded-full border px-2.5 text-xs transition-colors',
                disabledLook,
                chosen === name ? 'border-select bg-select-wash text-select-ink' : 'text-ink-soft hover:text-ink',
              )}
            >
              {assistantStrings.count(name, count)}
            </button>
          );
        })}
      </fieldset>
      <ul className="border-t">
        {promptsOf(chosen).map(({ title, type, prompt }) => (
          <PromptRow
            key={title}
            title={title}
            aside={findDiagramType(type)?.label}
            prompt={prompt}
            onPick={() => onPick({ prompt, diagramType: type })}
          />
        ))}
      </ul>
    </>
  );
};
