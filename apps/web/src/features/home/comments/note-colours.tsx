import { commentStrings } from '../../../strings/comments.ts';

interface NoteColoursProps {
  readonly current: string;
  readonly onChoose: (colour: string) => void;
}

/** The colours that a note can have, all of them light enough for dark words. */
export const NoteColours = ({ current, onChoose }: NoteColoursProps) => (
  <fieldset
    aria-label={commentStrings.colour}
    className="pointer-events-auto absolute bottom-full left-0 mb-2 flex w-max gap-1 rounded-lg border bg-raised p-1 shadow-float"
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
        className="size-6 rounded-full border border-black/25 ring-select ring-offset-1 aria-pressed:ring-2 pointer-coarse:size-8"
      />
    ))}
  </fieldset>
);
