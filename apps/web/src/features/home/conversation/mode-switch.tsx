import { classNames } from '../../../lib/class-names.ts';
import { conversationStrings } from '../../../strings/workspace.ts';
import type { ComposerMode } from '../workspace/workspace-context.ts';

interface ModeSwitchProps {
  readonly mode: ComposerMode;
  /** What a new version of the open diagram would be. */
  readonly version: number;
  /** Something else stands in the place of what it means: the message is about what is selected. */
  readonly isNarrowed: boolean;
  readonly onChange: (mode: ComposerMode) => void;
}

const modes = ['change', 'again', 'create'] as const satisfies readonly ComposerMode[];

/** Whether the next message changes the open diagram, draws it anew, or makes another one, and what that means. */
export const ModeSwitch = ({ mode, version, isNarrowed, onChange }: ModeSwitchProps) => (
  <div className="grid shrink-0 gap-1.5">
    <fieldset className="flex w-fit rounded-md bg-sunken p-0.5">
      <legend className="sr-only">{conversationStrings.mode}</legend>
      {modes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === mode}
          onClick={() => onChange(each)}
          className={classNames(
            'h-7 pointer-coarse:h-10 whitespace-nowrap rounded-sm px-2.5 text-[13px] transition-colors',
            each === mode ? 'bg-raised font-medium shadow-lift ring-1 ring-line' : 'text-ink-soft hover:text-ink',
          )}
        >
          {conversationStrings.modes[each]}
        </button>
      ))}
    </fieldset>
    <p
      className={classNames(
        'px-1 text-ink-soft text-xs leading-5',
        mode === 'change' && 'peek:hidden',
        mode === 'change' && isNarrowed && 'invisible',
      )}
    >
      {conversationStrings.modeTips[mode](version)}
    </p>
  </div>
);
