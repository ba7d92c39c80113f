import { type SpecNote, startingWithArticle, toLabelValue } from '../../model/index.ts';
import { type Canvas, put, withChanges } from '../canvas.ts';
import { composedCells } from '../composed-cells.ts';
import type { EditHandler, EditOutcome } from '../edit-kind.ts';
import { placeNode } from '../place-node.ts';

/** Notes on pages from elsewhere: the common yellow sheet with a folded corner. */
const foreignStyle =
  'shape=note;size=14;whiteSpace=wrap;html=1;align=left;verticalAlign=top;spacing=6;fillColor=#FEF9C3;strokeColor=#A16207;fontColor=#1F2937;';
const foreignSize = { width: 160, height: 60 };

/** Adds a note beside what it is about. A page of our own is laid out anew for it. */
export const addNote: EditHandler<'addNote'> = ({ id, text, about }, canvas) => {
  if (text.trim() === '') return { reason: 'Say what the note should say.' };
  const missing = about.find((target) => !canvas.boxes.has(target));
  if (missing !== undefined) return { reason: `"${missing}" isn’t a visible shape on this page.` };
  const note: SpecNote = { id, text, about };
  return canvas.isOwn ? addOwn(canvas, note) : addForeign(canvas, note);
};

const addOwn = (canvas: Canvas, note: SpecNote): EditOutcome => {
  const spec = canvas.spec();
  const { type, look } = canvas.context;
  const noted = { ...spec, notes: [...spec.notes, note] };
  const { shapes, connectors } = type.compose(noted, look);
  const added = new Set([...shapes, ...connectors].map(({ id }) => id).filter((id) => !canvas.cells.has(id)));
  const changed = withChanges(
    canvas,
    composedCells(canvas, noted, added).map((cell) => put(canvas, cell)),
  );
  const isRead = changed.spec().notes.some(({ id }) => id === note.id);
  if (isRead) return { canvas: changed, needsLayout: true };
  return {
    reason: `${startingWithArticle(type.label)} has no notes. Put the text in the description instead, under Edit Details.`,
  };
};

const addForeign = (canvas: Canvas, { id, text, about }: SpecNote): EditOutcome => {
  const [after] = about;
  const place = placeNode(canvas, {
    size: foreignSize,
    parent: canvas.layer,
    edges: [],
    ...(after === undefined ? {} : { after }),
  });
  const cell = { id, kind: 'vertex' as const, parent: canvas.layer, style: foreignStyle, geometry: place.box };
  return {
    canvas: withChanges(canvas, [put(canvas, { ...cell, value: toLabelValue(text, foreignStyle) })]),
  };
};
