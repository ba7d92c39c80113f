import { classNames } from '../../../lib/class-names.ts';
import { conversationStrings } from '../../../strings/workspace.ts';

interface ModeSwitchProps {
  readonly isCreating: boolean;
  readonly onChange: (isCreating: boolean) => void;
}

/** Whether the next message changes the open diagram or makes another one. */
export const ModeSwitch = ({ isCreating, onChange }: ModeSwitchProps) => (
  <fieldset className="flex w-fit rounded-md bg-sunken p-0.5">
    <legend className="sr-only">{conversationStrings.mode}</legend>
    {[false, true].map((creates) => (
      <button
        key={String(creates)}
        type="button"
        aria-pressed={creates === isCreating}
        onClick={() => onChange(creates)}
        className={classNames(
          'h-7 whitespace-nowrap rounded-sm px-2.5 text-[13px] transition-colors',
          creates === isCreating ? 'bg-surface font-medium shadow-lift' : 'text-ink-soft hover:text-ink',
        )}
      >
        {creates ? conversationStrings.create : conversationStrings.change}
      </button>
    ))}
  </fieldset>
);
