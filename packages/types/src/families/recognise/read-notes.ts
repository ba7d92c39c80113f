import type { SpecNote } from '@diagloom/diagram/model';
import type { SceneShape } from '@diagloom/diagram/scene';
import type { PageGraph } from './read-graph.ts';

export const isNote = ({ figure }: SceneShape): boolean => figure === 'note';

/** Notes are about the shapes that a line ties them to. */
export const readNotes = (graph: PageGraph): readonly SpecNote[] =>
  graph.shapes.filter(isNote).map(({ cell: { id } }) => ({
    id,
    text: graph.labelOf(id),
    about: graph.edges.flatMap(({ cell }) => {
      const other = cell.source === id ? cell.target : cell.target === id ? cell.source : undefined;
      return other === undefined ? [] : [other];
    }),
  }));
