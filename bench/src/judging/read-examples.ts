import { parseNotation } from '@diagloom/diagram/model';
import { diagramTypes } from '@diagloom/types';
import type { ScoredDrawing } from './draw-prompts.ts';

/** What the types show as examples, each with the diagram that people drew for it: right, and well told, which few of the corpus are. */
export const readExamples = (): readonly ScoredDrawing[] =>
  diagramTypes.flatMap(({ id, family, examples }) =>
    examples.map(({ title, prompt, notation }) => {
      const { spec } = parseNotation(notation, id);
      const gold = spec.nodes.map(({ id: node, label }) => ({ id: node, label }));
      return {
        prompt: { id: `${id}: ${title}`, author: 'examples', type: id, prompt, gold },
        family,
        spec,
        f1: 1,
        missed: [],
        right: new Set(spec.nodes),
      };
    }),
  );
