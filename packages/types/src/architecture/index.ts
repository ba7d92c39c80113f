import { defineDiagramType } from '@diagloom/diagram/model';
import { architectureEntry } from './catalog.ts';
import { composeArchitecture } from './compose.ts';
import { architectureExamples } from './examples.ts';
import { findArchitectureProblems } from './find-problems.ts';
import { architectureTemplates } from './prompt-templates.ts';
import { recogniseArchitecture } from './recognise.ts';
import { architectureVocabulary } from './vocabulary.ts';

export const architecture = defineDiagramType({
  ...architectureEntry,
  family: 'topology',
  layout: 'layered',
  direction: 'right',
  vocabulary: architectureVocabulary,
  compose: composeArchitecture,
  recognise: recogniseArchitecture,
  findProblems: findArchitectureProblems,
  examples: architectureExamples,
  promptTemplates: architectureTemplates,
});
