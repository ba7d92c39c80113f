import { defineDiagramType } from '@diagloom/diagram/model';
import { findGeneralWishes, generalRules } from '../families/advice/general-rules.ts';
import { createAdviser } from '../families/advice/rule.ts';
import { findFlowProblems } from '../families/flow/find-flow-problems.ts';
import { findFlowWishes, flowRules } from '../families/flow/flow-rules.ts';
import { flowchartEntry } from './catalog.ts';
import { composeFlowchart } from './compose.ts';
import { flowchartCues } from './cues.ts';
import { flowchartExamples } from './examples.ts';
import { flowchartTemplates } from './prompt-templates.ts';
import { recogniseFlowchart } from './recognise.ts';
import { flowchartVocabulary } from './vocabulary.ts';

export const flowchart = defineDiagramType({
  ...flowchartEntry,
  family: 'process',
  layout: 'layered',
  direction: 'down',
  vocabulary: flowchartVocabulary,
  compose: composeFlowchart,
  recognise: recogniseFlowchart,
  findProblems: findFlowProblems,
  advise: createAdviser([findFlowProblems, findFlowWishes, findGeneralWishes], { ...generalRules, ...flowRules }),
  examples: flowchartExamples,
  promptTemplates: flowchartTemplates,
  cues: flowchartCues,
});
