import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { canvasStrings } from '../../../../strings/canvas.ts';

interface ColourChoiceProps {
  readonly label: string;
  readonly colours: readonly (keyof typeof canvasStrings.colours)[];
  readonly current: string | undefined;
  readonly children: ReactNode;
  readonly onChoose: (colour: string) => void;
}

/** A button that opens a small palette; the last field takes any colour. */
export const ColourChoice = ({ label, colours, current, children, onChoose }: ColourChoiceProps) => (
  <Popover.Root>
    <Popover.Trigger
      aria-label={label}
      title={label}
      className="grid size-8 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
    >
      {children}
    </Popover.Trigger>
    <Popover.Portal>
      <Popover.Content
        sideOffset={8}
        data-panel
        aria-label={label}
        className="z-50 grid grid-cols-5 gap-1.5 rounded-md border bg-raised p-2 shadow-float"
      >
        {colours.map((colour) => (
          <Popover.Close
            key={colour}
            aria-label={canvasStrings.colours[colour]}
            title={canvasStrings.colours[colour]}
            aria-pressed={current?.toLowerCase() === colour}
            onClick={() => onChoose(colour)}
            style={{ background: colour }}
            className="size-7 rounded-full border border-line-control ring-accent ring-offset-1 aria-pressed:ring-2"
          />
        ))}
        <input
          type="color"
          aria-label={`${label}: ${canvasStrings.anyColour}`}
          title={canvasStrings.anyColour}
          defaultValue={/^#[\da-f]{6}$/i.test(current ?? '') ? current : '#888888'}
          onBlur={({ target }) => target.value !== target.defaultValue && onChoose(target.value)}
          className="size-7 cursor-pointer rounded-full border border-line-control bg-transparent"
        />
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);
