import { type Annotation, type ReactionSign, reactionSigns } from '@diagloom/contract';
import { SmilePlus } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { classNames } from '../../../lib/class-names.ts';
import { commentStrings } from '../../../strings/comments.ts';
import { useReact } from '../api/annotations.ts';

interface ReactionRowProps {
  readonly diagramId: number;
  readonly annotation: Annotation;
}

/** The signs under a comment, and the way to add one. */
export const ReactionRow = ({ diagramId, annotation }: ReactionRowProps) => {
  const react = useReact(diagramId);
  const { id: annotationId, reactions } = annotation;
  const toggle = (sign: ReactionSign): void => {
    const isOn = !reactions.some((given) => given.sign === sign && given.isOwn);
    react.mutate({ annotationId, sign, isOn });
  };
  return (
    <div className="flex flex-wrap items-center gap-1">
      {reactions.map(({ sign, count, isOwn }) => (
        <button
          key={sign}
          type="button"
          aria-pressed={isOwn}
          aria-label={commentStrings.reaction(sign, count)}
          onClick={() => toggle(sign)}
          className={classNames(
            'flex h-6 items-center gap-1 rounded-full border px-2 text-xs tabular-nums',
            isOwn ? 'border-select bg-select-wash text-select-ink' : 'hover:bg-sunken',
          )}
        >
          <span aria-hidden="true">{sign}</span>
          {count}
        </button>
      ))}
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          aria-label={commentStrings.react}
          title={commentStrings.react}
          className="grid size-6 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <SmilePlus aria-hidden="true" className="size-3.5" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          className="z-40 flex gap-0.5 rounded-full border bg-raised p-1 shadow-float"
        >
          {reactionSigns.map((sign) => (
            <DropdownMenu.Item
              key={sign}
              onSelect={() => toggle(sign)}
              className="grid size-8 cursor-pointer place-items-center rounded-full text-base outline-none data-[highlighted]:bg-sunken"
            >
              {sign}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>
  );
};
