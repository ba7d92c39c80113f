import { classNames } from '../../../lib/class-names.ts';
import { commentStrings } from '../../../strings/comments.ts';

interface NoteColoursProps {
  readonly current: string;
  /** Above a sheet of paper, or beside a small mark. */
  readonly isAbove: boolean;
  readonly onChoose: (colour: string) => void;
}

/** The colours that a note can have, all of them light enough for dark words. */
export const NoteColours = ({ current, isAbove, onChoose }: NoteColoursProps) => (
  <fieldset
    aria-label={commentStrings.colour}
    className={classNames(
      'pointer-events-auto absolute flex w-max gap-1 rounded-lg border bg-raised p-1 shadow-float',
      isAbove ? 'bottom-full left-0 mb-2' : 'bottom-0 left-full ml-2',
    )}
  >
    {Object.entries(commentStrings.colours).map(([colour, name]) => (
      <button
        key={colour}
        type="button"
        aria-label={name}
        title={name}
        aria-pressed={current.toUpperCase() === colour}
        onClick={() => onChoose(colour)}
        style={{ backgroundColor: colour }}
        className="size-6 rounded-full border border-black/25 ring-accent ring-offset-1 aria-pressed:ring-2 pointer-coarse:size-8"
      />
    ))}
  </fieldset>
);
