import type { BoardReading } from '../../board/board-reading.ts';

/** Where lines lead to so many of the shapes, they lead to all. */
const usuallyTied = 0.6;

/** Without shapes that no line leads to, that say nothing and hold nothing: in a drawing of shapes with lines they are blots. */
export const dropLoose = (reading: BoardReading): BoardReading => {
  const tied = new Set(reading.connectors.flatMap(({ from, to }) => [from, to]));
  const holders = new Set(reading.shapes.map(({ parent }) => parent));
  const shapes = reading.shapes.filter(({ kind }) => kind !== 'text');
  if (shapes.filter(({ id }) => tied.has(id)).length < usuallyTied * shapes.length) return reading;
  return {
    ...reading,
    shapes: reading.shapes.filter(
      ({ id, kind, label, doubt }) =>
        kind === 'text' || tied.has(id) || holders.has(id) || label !== '' || doubt === 'handwriting',
    ),
  };
};
