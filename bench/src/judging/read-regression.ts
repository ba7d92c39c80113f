import { readPromptCases } from '@diagloom/language/regression';
import { findDiagramType } from '@diagloom/types';
import { drawWhole, type ScoredDrawing } from './draw-prompts.ts';

/** Texts that the engine is known to read well, clear and short as few of the corpus are, with what it draws for them. */
export const readRegression = async (): Promise<readonly ScoredDrawing[]> => {
  const drawings = await Promise.all(
    readPromptCases().map(async ({ id, type, prompt }) => {
      const entry = findDiagramType(type);
      if (entry === undefined) return [];
      const drawing = await drawWhole({ id, author: 'regression', type: entry.id, prompt, gold: [] });
      return drawing === undefined ? [] : [{ ...drawing, f1: 1, missed: [], right: new Set(drawing.spec.nodes) }];
    }),
  );
  return drawings.flat();
};
