import { defineDiagramType } from '@diagloom/diagram/model';
import { drawingEntry } from './catalog.ts';
import { composeDrawing } from './compose.ts';
import { drawingExamples } from './examples.ts';
import { findDrawingProblems } from './find-problems.ts';
import { drawingTemplates } from './prompt-templates.ts';
import { recogniseDrawing } from './recognise.ts';
import { drawingVocabulary } from './vocabulary.ts';

export const drawing = defineDiagramType({
  ...drawingEntry,
  family: 'process',
  layout: 'placed',
  direction: 'right',
  vocabulary: drawingVocabulary,
  compose: composeDrawing,
  recognise: recogniseDrawing,
  findProblems: findDrawingProblems,
  examples: drawingExamples,
  promptTemplates: drawingTemplates,
});
