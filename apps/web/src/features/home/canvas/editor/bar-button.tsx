import type { LucideIcon } from 'lucide-react';
import { disabledLook } from '../../../../components/disabled-look.ts';

interface BarButtonProps {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

export const BarButton = ({ label, Icon, isPressed, isDisabled, onClick }: BarButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    disabled={isDisabled}
    onClick={onClick}
    className={`grid size-8 shrink-0 pointer-coarse:size-11 place-items-center rounded-md text-ink-soft enabled:hover:bg-sunken enabled:hover:text-ink aria-pressed:bg-select-wash aria-pressed:text-select-ink ${disabledLook}`}
  >
    <Icon aria-hidden="true" className="size-4" />
  </button>
);
