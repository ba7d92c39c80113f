import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';

interface MenuButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** A button of the bar that opens a small panel with what belongs together. */
export const MenuButton = ({ label, icon, children }: MenuButtonProps) => (
  <Popover.Root>
    <Popover.Trigger
      aria-label={label}
      title={label}
      className="grid size-8 shrink-0 pointer-coarse:size-11 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink aria-expanded:bg-sunken aria-expanded:text-ink"
    >
      {icon}
    </Popover.Trigger>
    <Popover.Portal>
      <Popover.Content
        sideOffset={8}
        collisionPadding={8}
        data-panel
        aria-label={label}
        className="z-50 grid max-h-[var(--radix-popover-content-available-height)] gap-3 overflow-y-auto rounded-lg border bg-raised p-3 shadow-float"
      >
        {children}
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);

interface MenuPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Choices of one kind with their name above them. */
export const MenuPart = ({ title, children }: MenuPartProps) => (
  <fieldset className="grid gap-1.5">
    <legend className="mb-1.5 text-ink-soft text-xs">{title}</legend>
    <div className="flex flex-wrap gap-1">{children}</div>
  </fieldset>
);

interface ChoiceProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

export const Choice = ({ label, isOn, onChoose, children }: ChoiceProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    onClick={onChoose}
    className="grid h-8 min-w-9 place-items-center rounded-md px-1.5 text-ink-soft hover:bg-sunken hover:text-ink aria-pressed:bg-select-wash aria-pressed:text-select-ink pointer-coarse:h-11 pointer-coarse:min-w-11"
  >
    {children}
  </button>
);
