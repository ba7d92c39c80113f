import { defineDiagramType } from '@diagloom/diagram/model';
import { findGeneralWishes, generalRules } from '../families/advice/general-rules.ts';
import { createAdviser } from '../families/advice/rule.ts';
import { drawingEntry } from './catalog.ts';
import { composeDrawing } from './compose.ts';
import { drawingCues } from './cues.ts';
import { drawingExamples } from './examples.ts';
import { findDrawingProblems } from './find-problems.ts';
import { drawingTemplates } from './prompt-templates.ts';
import { recogniseDrawing } from './recognise.ts';
import { drawingRules } from './rules.ts';
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
  advise: createAdviser([findDrawingProblems, findGeneralWishes], { ...generalRules, ...drawingRules }),
  examples: drawingExamples,
  promptTemplates: drawingTemplates,
  cues: drawingCues,
});
