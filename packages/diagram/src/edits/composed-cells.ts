import { type Cell, type DiagramSpec, toLabelValue, writeStyle } from '../model/index.ts';
import type { Canvas } from './canvas.ts';

/**
 * Cells of the shapes and connectors with the given ids as the type composes them out of a spec. They say what is meant and
 * how it looks; where it stands is for the layout that has to follow.
 */
export const composedCells = (canvas: Canvas, spec: DiagramSpec, ids: ReadonlySet<string>): readonly Cell[] => {
  const { type, look } = canvas.context;
  const { shapes, connectors } = type.compose(spec, look);
  return [
    ...shapes
      .filter(({ id }) => ids.has(id))
      .map(
        ({ id, parent, label, style, size, offset }): Cell => ({
          id,
          kind: 'vertex',
          parent: parent ?? canvas.layer,
          value: toLabelValue(label, style),
          style: writeStyle(style),
          geometry: { x: offset?.x ?? 0, y: offset?.y ?? 0, ...size },
        }),
      ),
    ...connectors
      .filter(({ id }) => ids.has(id))
      .flatMap(({ id, from, to, label, style, fromText, toText }): readonly Cell[] => {
        const known = canvas.cells.get(id);
        const edge: Cell = {
          ...known,
          id,
          kind: 'edge',
          parent: known?.parent ?? canvas.layer,
          value: toLabelValue(label, style),
          style: writeStyle(style),
          source: from,
          target: to,
          geometry: { x: 0, y: 0, width: 0, height: 0, relative: true },
        };
        return [edge, ...endText(id, 'from', fromText), ...endText(id, 'to', toText)];
      }),
  ];
};

const endText = (edge: string, end: 'from' | 'to', text: string | undefined): readonly Cell[] =>
  text === undefined || text === ''
    ? []
    : [
        {
          id: `${edge}.${end}`,
          kind: 'vertex',
          parent: edge,
          value: text,
          style: 'edgeLabel;html=1;resizable=0;',
          geometry: { x: end === 'from' ? -1 : 1, y: 0, width: 0, height: 0, relative: true },
          attributes: { connectable: '0' },
        },
      ];
