import { defineDiagramType } from '@diagloom/diagram/model';
import { findTopologyProblems } from '../families/topology/find-topology-problems.ts';
import { deploymentEntry } from './catalog.ts';
import { composeDeployment } from './compose.ts';
import { deploymentExamples } from './examples.ts';
import { deploymentTemplates } from './prompt-templates.ts';
import { recogniseDeployment } from './recognise.ts';
import { deploymentVocabulary } from './vocabulary.ts';

export const deployment = defineDiagramType({
  ...deploymentEntry,
  family: 'topology',
  layout: 'layered',
  direction: 'right',
  vocabulary: deploymentVocabulary,
  compose: composeDeployment,
  recognise: recogniseDeployment,
  findProblems: findTopologyProblems,
  examples: deploymentExamples,
  promptTemplates: deploymentTemplates,
});
