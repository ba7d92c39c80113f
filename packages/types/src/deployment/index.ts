import { defineDiagramType } from '@diagloom/diagram/model';
import { findGeneralWishes, generalRules } from '../families/advice/general-rules.ts';
import { createAdviser } from '../families/advice/rule.ts';
import { findTopologyProblems } from '../families/topology/find-topology-problems.ts';
import { findTopologyWishes, topologyRules } from '../families/topology/topology-rules.ts';
import { deploymentEntry } from './catalog.ts';
import { composeDeployment } from './compose.ts';
import { deploymentCues } from './cues.ts';
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
  advise: createAdviser([findTopologyProblems, findTopologyWishes, findGeneralWishes], {
    ...generalRules,
    ...topologyRules,
  }),
  examples: deploymentExamples,
  promptTemplates: deploymentTemplates,
  cues: deploymentCues,
});
