import type { LucideIcon } from 'lucide-react';
import { Tip } from '../../../components/tip.tsx';

interface ComposerToolProps {
  /** What it does: its name, and its tip. */
  readonly label: string;
  /** A word of the name, shown where there is room. */
  readonly word: string;
  readonly Icon: LucideIcon;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

/** Something to write with: a sign, and its name where the form has room for it. */
export const ComposerTool = ({ label, word, Icon, isPressed, onClick }: ComposerToolProps) => (
  <Tip text={label}>
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
      className="flex h-8 min-w-8 shrink-0 items-center justify-center gap-1.5 rounded-md text-[13px] text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-pressed:bg-select-wash aria-pressed:text-select-ink pointer-coarse:h-10 pointer-coarse:min-w-10 @xl:px-2"
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className="hidden @xl:inline">{word}</span>
    </button>
  </Tip>
);
