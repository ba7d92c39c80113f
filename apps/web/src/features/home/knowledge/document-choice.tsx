import { Link } from '@tanstack/react-router';
import { BookOpen, Check, ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { menuItemClasses } from '../../../components/menu-classes.ts';
import { MenuContent } from '../../../components/menu-content.tsx';
import { useDocuments } from '../../../hooks/use-documents.ts';
import { knowledgeStrings } from '../../../strings/knowledge.ts';
import type { PromptDraft } from '../prompt/prompt-draft.ts';

type Choice = NonNullable<PromptDraft['knowledge']>;

interface DocumentChoiceProps {
  readonly choice: Choice | undefined;
  /** Undefined for all. */
  readonly onChange: (choice: Choice | undefined) => void;
}

/** Documents that a menu still shows well; the others are chosen by their categories. */
const mostListed = 30;

/** Which of one's documents a diagram is drawn from. */
export const DocumentChoice = ({ choice, onChange }: DocumentChoiceProps) => {
  const { data } = useDocuments();
  const documents = data?.documents.filter(({ state }) => state === 'ready') ?? [];
  if (data !== undefined && documents.length === 0)
    return (
      <p className="flex flex-wrap items-center gap-x-1.5 px-1 text-[13px] text-ink-soft">
        {knowledgeStrings.noneToUse}
        <Link to="/knowledge" className="font-medium text-accent-ink hover:underline">
          {knowledgeStrings.toKnowledge}
        </Link>
      </p>
    );
  const { documentIds = [], categories = [] } = choice ?? {};
  const count = documentIds.length + categories.length;
  const put = (next: Choice): void =>
    onChange((next.documentIds?.length ?? 0) + (next.categories?.length ?? 0) === 0 ? undefined : next);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={knowledgeStrings.chooseDocuments}
        className="flex h-7 pointer-coarse:h-10 w-max max-w-full items-center gap-1.5 rounded-md bg-accent-wash px-2 text-accent-ink text-xs hover:brightness-95"
      >
        <BookOpen aria-hidden="true" className="size-3.5" />
        <span className="truncate">
          {knowledgeStrings.using}:{' '}
          {count === 0 ? knowledgeStrings.allDocuments : knowledgeStrings.someDocuments(count)}
        </span>
        <ChevronDown aria-hidden="true" className="size-3.5" />
      </DropdownMenu.Trigger>
      <MenuContent>
        <div className="max-h-80 overflow-y-auto">
          <Item label={knowledgeStrings.allDocuments} isOn={count === 0} onToggle={() => onChange(undefined)} />
          {(data?.categories.length ?? 0) > 0 && (
            <DropdownMenu.Label className="px-2.5 py-1 text-ink-soft text-xs">
              {knowledgeStrings.categories}
            </DropdownMenu.Label>
          )}
          {data?.categories.map((category) => (
            <Item
              key={category}
              label={category}
              isOn={categories.includes(category)}
              onToggle={() => put({ documentIds, categories: toggled(categories, category) })}
            />
          ))}
          <DropdownMenu.Label className="px-2.5 py-1 text-ink-soft text-xs">
            {knowledgeStrings.documents}
          </DropdownMenu.Label>
          {documents.slice(0, mostListed).map(({ id, title }) => (
            <Item
              key={id}
              label={title}
              isOn={documentIds.includes(id)}
              onToggle={() => put({ documentIds: toggled(documentIds, id), categories })}
            />
          ))}
        </div>
      </MenuContent>
    </DropdownMenu.Root>
  );
};

const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

interface ItemProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** Stays open: people choose several. */
const Item = ({ label, isOn, onToggle }: ItemProps) => (
  <DropdownMenu.CheckboxItem
    checked={isOn}
    onSelect={(event) => event.preventDefault()}
    onCheckedChange={onToggle}
    className={menuItemClasses}
  >
    <span className="grid size-4 shrink-0 place-items-center">
      {isOn && <Check aria-hidden="true" className="size-4 text-accent" />}
    </span>
    <span className="truncate">{label}</span>
  </DropdownMenu.CheckboxItem>
);
