import { defineDiagramType } from '@diagloom/diagram/model';
import { findGeneralWishes, generalRules } from '../families/advice/general-rules.ts';
import { createAdviser } from '../families/advice/rule.ts';
import { findTopologyWishes, topologyRules } from '../families/topology/topology-rules.ts';
import { architectureEntry } from './catalog.ts';
import { composeArchitecture } from './compose.ts';
import { architectureCues } from './cues.ts';
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
  advise: createAdviser([findArchitectureProblems, findTopologyWishes, findGeneralWishes], {
    ...generalRules,
    ...topologyRules,
  }),
  examples: architectureExamples,
  promptTemplates: architectureTemplates,
  cues: architectureCues,
});
