import { defineDiagramType } from '@diagloom/diagram/model';
import { findGeneralWishes, generalRules } from '../families/advice/general-rules.ts';
import { createAdviser } from '../families/advice/rule.ts';
import { wireframeEntry } from './catalog.ts';
import { composeWireframe } from './compose.ts';
import { wireframeCues } from './cues.ts';
import { wireframeExamples } from './examples.ts';
import { findWireframeProblems } from './find-problems.ts';
import { wireframeTemplates } from './prompt-templates.ts';
import { recogniseWireframe } from './recognise.ts';
import { findWireframeWishes, wireframeRules } from './rules.ts';
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
  advise: createAdviser([findWireframeProblems, findWireframeWishes, findGeneralWishes], {
    ...generalRules,
    ...wireframeRules,
  }),
  examples: wireframeExamples,
  promptTemplates: wireframeTemplates,
  cues: wireframeCues,
});
