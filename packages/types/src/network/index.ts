import { defineDiagramType } from '@diagloom/diagram/model';
import { findGeneralWishes, generalRules } from '../families/advice/general-rules.ts';
import { createAdviser } from '../families/advice/rule.ts';
import { findTopologyWishes, topologyRules } from '../families/topology/topology-rules.ts';
import { networkEntry } from './catalog.ts';
import { composeNetwork } from './compose.ts';
import { networkCues } from './cues.ts';
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
  advise: createAdviser([findNetworkProblems, findTopologyWishes, findGeneralWishes], {
    ...generalRules,
    ...topologyRules,
  }),
  examples: networkExamples,
  promptTemplates: networkTemplates,
  cues: networkCues,
});
