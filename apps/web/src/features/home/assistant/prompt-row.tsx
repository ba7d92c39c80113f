import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyPrompt } from '../../../lib/copy-prompt.ts';
import { assistantStrings } from '../../../strings/prompt-help.ts';

interface PromptRowProps {
  /** The first line, left. */
  readonly title: string;
  /** The first line, right. */
  readonly aside: ReactNode;
  readonly prompt: string;
  readonly onPick: () => void;
}

/** A prompt that one click puts into the form and another copies. */
export const PromptRow = ({ title, aside, prompt, onPick }: PromptRowProps) => (
  <li className="group relative border-b last:border-b-0 hover:bg-sunken/60">
    <button type="button" onClick={onPick} className="w-full py-3 pr-12 pl-4 text-left">
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-medium text-sm">{title}</span>
        <span className="flex shrink-0 items-center gap-2 text-ink-soft text-xs">{aside}</span>
      </span>
      <span className="mt-0.5 line-clamp-2 text-[13px] text-ink-soft">{prompt}</span>
    </button>
    <button
      type="button"
      aria-label={assistantStrings.copy}
      title={assistantStrings.copy}
      onClick={() => void copyPrompt(prompt)}
      className="absolute top-1/2 right-3 grid size-8 -translate-y-1/2 place-items-center rounded-sm text-ink-soft hover:bg-surface hover:text-ink"
    >
      <Copy aria-hidden="true" className="size-4" />
    </button>
  </li>
);
