import { type Cell, type Diagram, parseStyle, withStyleValues } from '../../model/index.ts';
import { applyTheme, findTheme, themes } from '../../themes/index.ts';
import { type Canvas, createCanvas, put, withChanges } from '../canvas.ts';
import type { EditHandler } from '../edit-kind.ts';

/** Puts a page into another theme: one of our own as its type composes it, a foreign one by its hues. */
export const setTheme: EditHandler<'setTheme'> = ({ theme, reset }, canvas) => {
  const { type, look } = canvas.context;
  const id = theme ?? look.theme;
  if (theme !== undefined && !themes.some((known) => known.id === theme)) {
    return { reason: `There’s no theme "${id}". Choose from: ${themes.map((known) => known.id).join(', ')}.` };
  }
  const spec = canvas.spec();
  const composed = { before: type.compose(spec, look), after: type.compose(spec, { ...look, theme: id }) };
  const { changes, background } = applyTheme(canvas.page, findTheme(id), canvas.isOwn ? composed : undefined);
  const themed = withChanges(canvas, changes);
  const { page } = reset === true && canvas.isOwn ? withComposedColours(themed, composed.after) : themed;
  return { canvas: createCanvas(page, { ...canvas.context, look: { ...look, theme: id } }), background };
};

const colourKeys = ['fillColor', 'strokeColor', 'fontColor', 'strokeWidth', 'fontStyle', 'dashed', 'opacity', 'shadow'];

/** Every shape and line in the colours that its type gives it. */
const withComposedColours = (canvas: Canvas, { shapes, connectors }: Diagram): Canvas =>
  withChanges(
    canvas,
    [...shapes, ...connectors].flatMap(({ id, style: wanted }) => {
      const cell = canvas.cells.get(id);
      const changed = cell === undefined ? undefined : recoloured(cell, wanted);
      return changed === undefined ? [] : [put(canvas, changed)];
    }),
  );

const recoloured = (cell: Cell, wanted: Readonly<Record<string, string>>): Cell | undefined => {
  const own = parseStyle(cell.style);
  const odd = colourKeys.filter((key) => (own[key] ?? '') !== (wanted[key] ?? ''));
  if (odd.length === 0) return undefined;
  return {
    ...cell,
    style: withStyleValues(cell.style, Object.fromEntries(odd.map((key) => [key, wanted[key] ?? '']))),
  };
};
