import { defineDiagramType } from '@diagloom/diagram/model';
import { wireframeEntry } from './catalog.ts';
import { composeWireframe } from './compose.ts';
import { wireframeExamples } from './examples.ts';
import { findWireframeProblems } from './find-problems.ts';
import { wireframeTemplates } from './prompt-templates.ts';
import { recogniseWireframe } from './recognise.ts';
import { wireframeVocabulary } from './vocabulary.ts';

export const wireframe = defineDiagramType({
  ...wireframeEntry,
  family: 'screens',
  layout: 'layered',
  direction: 'right',
  vocabulary: wireframeVocabulary,
  compose: composeWireframe,
  recognise: recogniseWireframe,
  findProblems: findWireframeProblems,
  examples: wireframeExamples,
  promptTemplates: wireframeTemplates,
});
