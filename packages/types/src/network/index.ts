import { defineDiagramType } from '@diagloom/diagram/model';
import { networkEntry } from './catalog.ts';
import { composeNetwork } from './compose.ts';
import { networkExamples } from './examples.ts';
import { findNetworkProblems } from './find-problems.ts';
import { networkTemplates } from './prompt-templates.ts';
import { recogniseNetwork } from './recognise.ts';
import { networkVocabulary } from './vocabulary.ts';

export const network = defineDiagramType({
  ...networkEntry,
  family: 'topology',
  layout: 'layered',
  direction: 'down',
  vocabulary: networkVocabulary,
  compose: composeNetwork,
  recognise: recogniseNetwork,
  findProblems: findNetworkProblems,
  examples: networkExamples,
  promptTemplates: networkTemplates,
});
