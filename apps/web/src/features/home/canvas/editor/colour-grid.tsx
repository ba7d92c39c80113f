import { canvasStrings } from '../../../../strings/canvas.ts';

interface ColourGridProps {
  readonly label: string;
  readonly colours: readonly (keyof typeof canvasStrings.colours)[];
  readonly current: string | undefined;
  readonly onChoose: (colour: string) => void;
  /** What no colour at all is called; absent where there has to be one. */
  readonly none?: string;
}

/** Colours to choose from; the last field takes any. */
export const ColourGrid = ({ label, colours, current, onChoose, none }: ColourGridProps) => (
  <fieldset className="grid gap-1.5">
    <legend className="mb-1.5 text-ink-soft text-xs">{label}</legend>
    <div className="grid w-max grid-cols-6 gap-1.5">
      {colours.map((colour) => (
        <button
          key={colour}
          type="button"
          aria-label={canvasStrings.colours[colour]}
          title={canvasStrings.colours[colour]}
          aria-pressed={current?.toLowerCase() === colour}
          onClick={() => onChoose(colour)}
          style={{ background: colour }}
          className="size-7 rounded-full border border-line-control ring-select ring-offset-1 aria-pressed:ring-2"
        />
      ))}
      {none !== undefined && (
        <button
          type="button"
          aria-label={none}
          title={none}
          aria-pressed={current === 'none'}
          onClick={() => onChoose('none')}
          className="relative size-7 overflow-hidden rounded-full border border-line-control bg-white ring-select ring-offset-1 aria-pressed:ring-2"
        >
          <span className="absolute top-1/2 left-0 h-0.5 w-full -rotate-45 bg-danger" />
        </button>
      )}
      <input
        type="color"
        aria-label={`${label}: ${canvasStrings.anyColour}`}
        title={canvasStrings.anyColour}
        defaultValue={/^#[\da-f]{6}$/i.test(current ?? '') ? current : '#888888'}
        onBlur={({ target }) => target.value !== target.defaultValue && onChoose(target.value)}
        className="size-7 cursor-pointer rounded-full border border-line-control bg-transparent"
      />
    </div>
  </fieldset>
);
