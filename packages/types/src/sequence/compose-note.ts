import type { Shape, SpecNote, Style } from '@diagloom/diagram/model';
import type { Theme } from '@diagloom/diagram/themes';
import { fitBox } from '../families/compose/fit-label.ts';
import { labelFont } from '../families/compose/label-font.ts';

const room = { minWidth: 100, maxWidth: 180, minHeight: 40, padding: { width: 28, height: 18 } };

/** A note with a folded corner beside the lifelines that it is about. */
export const composeNote = (note: SpecNote, theme: Theme): Shape => {
  const style: Style = {
    shape: 'note',
    size: '12',
    whiteSpace: 'wrap',
    html: '1',
    align: 'left',
    spacingLeft: '8',
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
