import type { Connector, Shape, SpecNote, Style } from '@diagloom/diagram/model';
import type { Theme } from '@diagloom/diagram/themes';
import { composeConnector } from './compose-connector.ts';
import { fitBox } from './fit-label.ts';
import { labelFont } from './label-font.ts';

const room = { minWidth: 100, maxWidth: 180, minHeight: 40, padding: { width: 28, height: 18 }, spacing: 18 };

/** A note with a folded corner beside what it is about. */
export const composeNote = (note: SpecNote, theme: Theme): Shape => {
  const style: Style = {
    shape: 'note',
    size: '12',
    whiteSpace: 'wrap',
    html: '1',
    align: 'left',
    spacingLeft: '8',
    spacingRight: '10',
    ...theme.styleFor('shape', 'note'),
  };
  return {
    id: note.id,
    role: 'note',
    placing: 'note',
    label: note.text,
    size: fitBox(note.text, labelFont(style), room),
    style,
    about: note.about,
  };
};

/** Dashed lines from what a note is about to the note, for types whose layout does not put a note right beside it. */
export const composeNoteLines = (notes: readonly SpecNote[], theme: Theme): readonly Connector[] =>
  notes.flatMap((note) =>
    note.about.map((from, index) =>
      composeConnector({ id: `${note.id}.line-${index + 1}`, from, to: note.id, label: '' }, 'note', theme),
    ),
  );
